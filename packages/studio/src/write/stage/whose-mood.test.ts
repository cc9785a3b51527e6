import { expect, it } from 'vitest';
import { textsOf } from '../../language/language.ts';
import { analyseStory } from '../story/analyse-story.ts';
import { castStory } from './cast.ts';
import { createLineBank } from './line-bank.ts';
import { tellSentence } from './tell-sentence.ts';

/** The mood in which the last sentence of a story is drawn. */
function moodAtTheEnd(text: string) {
  const story = analyseStory({ story: text, concept: 'A day' });
  const texts = textsOf('en');
  const cast = castStory(story, { seed: 'seed', castNames: { learner: 'Zuri' } });
  const context = { story, cast, bank: createLineBank('seed', 5, texts), topic: 'a day', texts };
  return tellSentence(story.sentences.at(-1)!, context, 0)[0]!.mood;
}

const opening = 'Ravi lived on a farm with his father and a skunk.';

it.each([
  ['The angry skunk jumped at the snake while his father worked in the field.'],
  ['The skunk was angry and his father stopped at the door.'],
])('gives nobody the mood of an animal that nothing draws: %s', (sentence) => {
  expect(moodAtTheEnd(`${opening} ${sentence}`)).toBe('tense');
});

it.each([
  ['His father was angry.', 'angry'],
  ['The father was angry.', 'angry'],
  ['The angry skunk jumped and his father was angry too.', 'angry'],
  ['Ravi shouted angrily at the skunk.', 'angry'],
])('leaves their own mood to those who are drawn: %s', (sentence, mood) => {
  expect(moodAtTheEnd(`${opening} ${sentence}`)).toBe(mood);
});
