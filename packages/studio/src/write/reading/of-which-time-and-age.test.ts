import { expect, it } from 'vitest';
import { settingOf } from '../stage/tell-sentence.ts';
import { analyseStory } from '../story/analyse-story.ts';

const read = (story: string, country = '') => analyseStory({ concept: 'the river', story, country });
const one = (story: string, name: string) => read(story).entities.find((entity) => entity.name === name);

it.each([
  ['eleven hundred', '920 Silk Road'],
  ['seven hundred', '1320 Silk Road'],
])('dates a story of %s years ago', (count, period) => {
  const story = `About ${count} years ago there was a paper mill in Samarkand. Zulfiya was twelve.`;
  expect(one(story, 'Zulfiya')?.period).toBe(period);
});

const nile =
  'Nefret and her brother Hori live in a mud brick house more than three thousand years ago, not far from Thebes. In summer the river climbs. Their father takes them to the steps. A priest reads the marks. Hori throws the seeds. Nefret drives the goats. The family cuts the wheat. Nefret bakes bread. Today my students in Luxor still plant by the Nile.';

it('keeps a story of long ago there, whoever adds a word of today at its end', () => {
  const { narrator, entities } = read(nile);
  expect(narrator).toBe('none');
  for (const name of ['Nefret', "Nefret's father", 'Priest'])
    expect(entities.find((entity) => entity.name === name)?.period).toMatch(/^ancient /);
});

it('takes for a pupil of today who is in a class', () => {
  const told =
    'In October 1831 Michael Faraday wound wire round a tube. Sergeant Anderson kept the stove. So when Priya in Year 6 switches on the light, it is his trick.';
  expect(one(told, 'Priya')).toMatchObject({ kind: 'child' });
  expect(one(told, 'Priya')?.period).toBeUndefined();
  const kenya =
    'Mr Kamau threw stones at the owl. Wanjiku, who is in Grade 5, was happy. Cucu, the grandmother, called Wanjiku and drew with a stick.';
  expect(one(kenya, 'Wanjiku')).toMatchObject({ kind: 'child' });
  expect(one(kenya, 'Wanjiku')?.elder).toBeUndefined();
  expect(one('Mr Kamau in Grade 5 laughed. Wanjiku sang.', 'Mr Kamau')).toMatchObject({ kind: 'adult' });
});

it('takes for grown up who has a child', () => {
  expect(one("Modou took the spoon. He wanted to buy his son's school bag.", 'Modou')).toMatchObject({
    kind: 'adult',
  });
});

it('takes a mam for grown up, whatever she calls his father', () => {
  expect(read("I'm a mam in Galway. Tadhg is seven. Daddy came home with tulips.").narrator).toBe('adult');
});

it('is sad of no dead sea and of no hungry cry', () => {
  const { sentences } = read(
    'On Friday we drove to the dead sea. "Grandma, I\'m starving," said Marcos. Our dog is dead.',
  );
  expect(sentences.map(({ mood }) => mood)).toEqual(['calm', 'calm', 'sad']);
});

it('builds a rink behind the house in the garden', () => {
  const story = read('The twins build a skating rink behind the house. Noah drags the hose.');
  expect(story.sentences.map((sentence) => settingOf(sentence, story))).toEqual(['garden', 'garden']);
});

it('lets who asks in an interview be who tells, and nobody a cat for whom somebody writes', () => {
  const told = read('I interviewed my Lola Ising, 74.\nMe: "Is that true?"\nLola: "Of course."');
  expect(told.sentences[1]!.quote?.self).toBe(true);
  expect(
    one('Lina and Hugo wrote a text. For the cat Hugo wrote CHASES. Hugo laughed.', 'Hugo'),
  ).toMatchObject({
    kind: 'child',
  });
});
