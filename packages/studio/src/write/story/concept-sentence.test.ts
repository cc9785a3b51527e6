import { expect, it } from 'vitest';
import { analyseStory } from './analyse-story.ts';
import { conceptSentences } from './concept-sentence.ts';

const core = (concept: string, text: string) => {
  const story = analyseStory({ concept, story: text });
  return conceptSentences(story.sentences, story).map((found) => found.text);
};

it.each([
  ['Erosion', 'The river takes the bank with it, and that is called erosion.'],
  ['Composting', 'That is composting, and it is older than any shop.'],
  ['Seed banks', 'A seed bank is a cold cellar for seeds.'],
  ['Kindness and courage', 'Courage means that you do it although you tremble.'],
])('finds the sentence that holds %s', (concept, sentence) => {
  expect(core(concept, `Ada went to the shed. ${sentence} Then Ada ate a plum.`)).toEqual([sentence]);
});

it('takes what is said without whom it is said to, and nothing that only uses the word', () => {
  expect(core('Pulleys', '"Grandma, this is a pulley," said Bo. Bo painted the pulleys red.')).toEqual([
    'This is a pulley.',
  ]);
});
