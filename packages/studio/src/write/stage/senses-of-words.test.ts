import { expect, it } from 'vitest';
import ambiguousWords from '../fixtures/ambiguous-words.json' with { type: 'json' };
import { analyseStory } from '../story/analyse-story.ts';
import { propsFor } from './things-of-sentence.ts';

/** What may be drawn of a sentence: nothing, or some of the pictures of what its words mean there; and what has to be. */
type SenseCase = { concept: string; text: string; may: string[]; drawn?: string };

const iconsOf = ({ concept, text }: SenseCase) => {
  const story = analyseStory({ concept, story: text });
  return story.sentences.flatMap((sentence) =>
    propsFor(sentence, story).flatMap((prop) => ('icon' in prop ? [prop.icon] : [])),
  );
};

it.each(Object.entries<SenseCase[]>(ambiguousWords))('draws no other sense of "%s"', (_, cases) => {
  const wrong = cases.flatMap((one) =>
    iconsOf(one)
      .filter((icon) => !one.may.includes(icon))
      .map((icon) => `${icon}: ${one.text}`),
  );
  expect(wrong).toEqual([]);
});

const drawnCases = Object.values<SenseCase[]>(ambiguousWords)
  .flat()
  .filter(({ drawn }) => drawn !== undefined);

it.each(drawnCases)('draws $drawn: $text', (one) => {
  expect(iconsOf(one)).toContain(one.drawn);
});

/** The icons of the last sentence of a story. */
const iconsOfLast = (concept: string, story: string) => {
  const read = analyseStory({ concept, story });
  return propsFor(read.sentences.at(-1)!, read).flatMap((prop) => ('icon' in prop ? [prop] : []));
};

it('knows what "the tower" is once children have built it', () => {
  expect(iconsOfLast('Anger', 'I built a tower of blocks. I told Ruby I was mad about the tower.')).toEqual(
    [],
  );
});

it.each([
  ['no wheel of a cart for a potter', 'In Sumer a potter turned clay on a wheel.', []],
  ['a few of so many', 'Only two of the usual six lorries arrive.', [{ icon: 'delivery-truck', count: 2 }]],
  ['no group that shows another number', 'Mira finds three nests.', []],
  ['a pair that is one', 'Mira washes two socks.', [{ icon: 'socks' }]],
  [
    'no number of what the boxes hold',
    'Walt came with two boxes of bees.',
    [{ icon: 'package', count: 2 }, { icon: 'honeybee' }],
  ],
  [
    'no bicycle for the wheels of a clock',
    'In the clock there are wheels with teeth.',
    [{ icon: 'x-clock' }],
  ],
  [
    'no basin for what sinks',
    'She takes water from the tap, and the egg sinks to the bottom.',
    [{ icon: 'potable-water' }],
  ],
  ['no whole one for a half', 'Grandmother wants half a melon.', []],
  ['no peak for a heap, and no single one', 'There is a mountain of mangoes.', []],
  ['nothing that one can hardly buy', 'Today I can hardly buy bread.', []],
  ['nothing that people took it for', 'People thought it was a crocodile.', []],
  ['no sheet for a plan on paper', 'On paper there were two routes.', []],
  ['no radius in a circle that is drawn', 'Mira draws five circles.', [{ icon: 'x-drawn-circle', count: 5 }]],
  ['no cart that lies on its side', 'They find a cart upside down.', []],
])('counts and heaps: %s', (_, story, icons) => {
  expect(iconsOfLast('At home', story)).toEqual(icons);
});

it('keeps the thing of the concept in sight while its parts are spoken of', () => {
  const story =
    'Nils has a new bike. The bike is red and fast. His aunt turns the bike round. Nils looks at the wheel of his bike. She waits.';
  const read = analyseStory({ concept: 'How bicycle gears trade force for speed', story });
  expect(read.sentences.slice(3).map((sentence) => propsFor(sentence, read))).toEqual([
    [{ icon: 'bicycle' }],
    [{ icon: 'bicycle' }],
  ]);
});

it.each([
  ['lenses', 'A boy came to my shop. I asked him to read the letters on the chart.', 'envelope'],
  [
    'lenses',
    'We play outside. A box came to my shop, with a note that he took three catches.',
    'musical-note',
  ],
  [
    'harps',
    'I asked why he turns the pegs. The pegs are for the last little bit. One string hung next to the others, so I turned its peg.',
    'x-clothes-peg',
  ],
  [
    'the solar system',
    'Ruan was Venus and Amahle was Earth. Kayla had the marble because Jupiter is the biggest planet.',
    'globe-showing-americas',
  ],
  ['ramps', 'Tess lifted the sack on the scale, and it read 12 pounds.', 'x-coins3'],
])('draws of %s in "%s" no %s', (concept, story, icon) => {
  expect(iconsOfLast(concept, story)).not.toContainEqual({ icon });
});

it('still draws letters that come, notes that are sung and pounds that are paid', () => {
  expect(iconsOfLast('mail', 'The postman brought a letter from Grandma.')).toContainEqual({
    icon: 'envelope',
  });
  expect(iconsOfLast('harps', 'She plucked the string and made me sing the note.')).toContainEqual({
    icon: 'musical-note',
  });
  expect(iconsOfLast('money', 'Carys paid 12 pounds for the ticket.')).toContainEqual({ icon: 'x-coins3' });
});
