import { expect, it } from 'vitest';
import heldOut from '../fixtures/held-out-beings.json' with { type: 'json' };
import labelled from '../fixtures/labelled-beings.json' with { type: 'json' };
import { type LabelledText, scoreBeings } from '../fixtures/score-beings.ts';
import { analyseStory } from '../story/analyse-story.ts';

/**
 * Texts of many countries and genres that were labelled before their reading was looked at. The rules were widened by what
 * was missed in the first set; nobody has looked at what is missed in the second.
 */
it.each([
  ['built against', labelled, { kinds: [612, 26], genders: [387, 2], speakers: [266, 7] }],
  ['held out', heldOut, { kinds: [86, 5], genders: [64, 3], speakers: [56, 1] }],
] as const)('reads who is who in labelled texts, the set %s', (_name, texts, bounds) => {
  const scores = scoreBeings(texts as unknown as LabelledText[]);
  for (const [what, [right, wrong]] of Object.entries(bounds)) {
    const tally = scores[what as keyof typeof bounds];
    expect(tally.right, what).toBeGreaterThanOrEqual(right);
    expect(tally.wrong, what).toBeLessThanOrEqual(wrong);
  }
});

const kindOf = (story: string, name: string) => {
  const entity = analyseStory({ story, concept: 'a day' }).entities.find((one) => one.name.includes(name));
  return entity && [entity.kind, entity.what ?? ''].join(' ').trim();
};

it.each([
  ['Two donkeys, Alfa and Beto, came. Beto carried the books.', 'Beto', 'animal donkey'],
  ['Tama told us of a bird he calls Auntie. Auntie bites.', 'Auntie', 'animal bird'],
  ['Sang Kancil, a mouse-deer, stood there. Sang Kancil laughed.', 'Kancil', 'animal mouse-deer'],
  [
    'Ben and Ana got a puppy of the breed Anatolian shepherd. His name is Bolt. Bolt snores.',
    'Bolt',
    'animal dog',
  ],
  [
    'Two little foxes lived under a barn. Their names were Rudy and Kita. Rudy stayed. Kita ran.',
    'Kita',
    'animal fox',
  ],
  ['Mina lives by the sea. Her mother steers the ferry Regula. Regula is late.', 'Regula', 'thing ferry'],
  ['Hurricane Maria took the roof. Ana sang in the rain.', 'Maria', 'event'],
  ['They dragged three boats over the ice: the James Caird and the Dudley Docker.', 'James', 'thing'],
  ['Orville and Katharine sold bicycles in Dayton. Ben came along.', 'Dayton', 'place'],
  ['The hall at Cooper Union was full. Clara spoke.', 'Cooper', 'place'],
  ['April is my best friend. April laughed.', 'April', 'child'],
  ['Haneul is ten. Haneul and Ben built Koko from milk cartons. Koko could wave.', 'Koko', 'thing machine'],
  ['In 1622 Nzinga came to the governor. Nzinga gave a sign.', 'Nzinga', 'adult'],
  ['In 1622 a girl came to the governor. The girl gave him a letter.', 'Girl', 'child'],
  ['Grandma Rosa was seven when the war began. Ben listened.', 'Rosa', 'adult'],
])('knows what a name is by what stands beside it: %s', (story, name, expected) => {
  expect(kindOf(story, name)).toBe(expected);
});

it('makes a man of an official of the past, and lets the old man be whom the story has named', () => {
  const read = (story: string) => analyseStory({ story, concept: 'a day' });
  const [official] = read('In 1414 an official wrote a letter to the court. The official bowed.').entities;
  expect(official).toMatchObject({ role: 'official', gender: 'he' });
  const { people, sentences } = read(
    'Grandfather Stefan repaired clocks. Zuzia held the screws. "Slowly," said the old man.',
  );
  expect(sentences.at(-1)!.quote?.speaker).toBe('Grandfather Stefan');
  expect(people).not.toContain('Man');
});
