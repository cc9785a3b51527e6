import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { propsFor } from './things-of-sentence.ts';

/** What is shown for the last sentence of a story. */
function shownFor(text: string): string[] {
  const story = analyseStory({ concept: 'At home', story: text });
  return propsFor(story.sentences.at(-1)!, story).flatMap((prop) => ('icon' in prop ? [prop.icon] : []));
}

it.each([
  ['Mira rolled out the mat and sat down.', 'x-mat'],
  ['Mira keeps her coins in a biscuit tin.', 'x-tin'],
  ['Mira shook the flour through a sieve.', 'x-sieve'],
  ['Mira put the lid on the pot.', 'x-lid'],
  ['Mira bought a cabbage at the market.', 'x-cabbage'],
  ['Mira put on her slippers.', 'x-slippers'],
  ['Mira found one slipper.', 'x-slipper'],
  ['The dye of a red cabbage turns pink. Mira had a cabbage.', 'x-red-cabbage'],
  ['Mira painted a mask for the carnival.', 'x-mask'],
  ['Mira hung the shirt on the line with a clothes peg.', 'x-clothes-peg'],
  ['Mira made a drawing with her crayons.', 'x-child-drawing'],
  ['Mira played cards with her grandfather.', 'x-playing-cards'],
  ['Mira got a certificate from the teacher.', 'x-certificate'],
  ['Mira sat in the bath with her duck.', 'bathtub'],
])('shows the thing that is named: %s', (text, icon) => {
  expect(shownFor(text)).toContain(icon);
});

it.each([
  ['Mira sat on the yoga mat.', 'x-mat'],
  ['Mira opened a milk tin.', 'x-tin'],
  ['Mira looked for primes with a sieve of numbers.', 'x-sieve'],
  ['Mira cut a red cabbage in half.', 'x-cabbage'],
  ['Mira wore rubber slippers.', 'x-slippers'],
  ['Mira lost one slipper.', 'x-slippers'],
  ['Mira wore a lion mask for the carnival.', 'x-mask'],
  ['Mira wore a blue jumper.', 'x-jumper'],
  ['Mira filled a red basin with water.', 'x-basin'],
  ['Mira took a photo with her phone.', 'x-photo'],
  ['Mira found a picture in the book.', 'x-photo'],
  ['Mira made a drawing of a shark with her crayons.', 'x-child-drawing'],
  ['Mira stood behind the tape.', 'x-tape-measure'],
  ['A sparrow took a bath in the sand.', 'bathtub'],
])('shows no other kind of it: %s', (text, icon) => {
  expect(shownFor(text)).not.toContain(icon);
});
