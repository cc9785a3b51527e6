import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

it.each([
  ['who sews', 'Davi tried the drum. Bia sewed mirrors on a cape.', 'Bia'],
  ['who could ski', 'As a boy in the woods, Torgrim Haug could ski fifty miles in a day.', 'Torgrim Haug'],
  [
    'of whom something is told by the way',
    'Mohamed scored. Isatu, who had stopped with her tray of groundnuts, clapped.',
    'Isatu',
  ],
  ['who gives their own name', 'It was dark in the mountain. I, Ane, was not afraid at all.', 'Ane'],
  [
    'whose family they are of',
    'Great-grandfather Jasim has only one picture on our wall.',
    'Great-grandfather Jasim',
  ],
])('knows somebody by a single sentence, %s', (_, story, name) => {
  expect(analyseStory({ story, concept: 'A story' }).entities.map((one) => one.name)).toContain(name);
});
