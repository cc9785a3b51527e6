import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { keyThing, pictureByHead } from './key-thing.ts';

it('finds the thing that a story comes back to where its concept names none', () => {
  const story =
    'Mira made a kite. The kite fell down. Then the wind came. The kite rose. Mira held the kite by a string.';
  expect(keyThing(analyseStory({ concept: 'air pushes on things', story }))).toBe('kite');
  expect(keyThing(analyseStory({ concept: 'magnet', story }))).toBe('magnet');
  expect(
    keyThing(analyseStory({ concept: 'air', story: 'Mira ran home. Leo waited for her.' })),
  ).toBeUndefined();
});

it('knows what a noun stands for that has been named in full', () => {
  const { sentences } = analyseStory({
    concept: 'speed',
    story: 'The boat was wet. Mira built a paper boat. The boat was fast.',
  });
  expect(pictureByHead('boat', 0, sentences)).toBeUndefined();
  expect(pictureByHead('boat', 2, sentences)).toBe('x-paper-boat');
  expect(pictureByHead('house', 2, sentences)).toBeUndefined();
  const { sentences: two } = analyseStory({
    concept: 'speed',
    story: 'Mira built a paper boat. A sailing boat came. The boat was fast.',
  });
  expect(pictureByHead('boat', 2, two)).toBeUndefined();
});

it('takes no cup for what a story of seeds is about', () => {
  const story = 'Mira has a cup. The cup stands here. She looks at the cup. A sprout comes out of the cup.';
  expect(keyThing(analyseStory({ concept: 'What it needs', story }))).not.toBe('x-cup');
});
