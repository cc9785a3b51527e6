import { expect, it } from 'vitest';
import { skyOver } from '../stage/sky-over.ts';
import { analyseStory } from '../story/analyse-story.ts';
import { withStarsOfTheSkyOnly } from './stars-of-the-sky.ts';

const tiles =
  'Yassine sat in the workshop with his grandfather. Boxes of small tiles stood around them. Grandfather showed him an eight-pointed star and a cross. Yassine put star, cross, star, cross on the floor. The pattern reached the door. His cousin came in with the tea tray. She stood a mirror across the middle of a star. Then the whole wall had stars.';

it('plays at no night and in no sky where stars are of tiles', () => {
  const { sentences } = analyseStory({ concept: 'symmetry', story: tiles });
  const story = analyseStory({ concept: 'symmetry', story: tiles });
  expect(sentences.map(({ place }) => place)).not.toContain('night-sky');
  expect(story.sentences.filter((sentence) => skyOver(sentence, story).night)).toEqual([]);
});

it('leaves the stars of a sky, and what else a story tells', () => {
  const night = ['They looked up at the night sky.', 'The stars were bright.'];
  expect(withStarsOfTheSkyOnly(night)).toEqual(night);
  expect(withStarsOfTheSkyOnly(['Mina got a star for her work.', 'She started again.'])).toEqual([
    'Mina got a sign for her work.',
    'She started again.',
  ]);
});
