import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { settingOf } from './tell-sentence.ts';

/** The scene of the last sentence of a story. */
function settingOfLast(story: string): string {
  const read = analyseStory({ concept: 'Water', story });
  return settingOf(read.sentences.at(-1)!, read);
}

it.each([
  ['Mia went down to the pond. She saw a frog on a stone.', 'pond'],
  ['Mia swam in the lake. She saw a frog on a stone.', 'lake'],
  ['Mia sat by the creek. Mia and Tom built a dam of stones there.', 'stream'],
  ['Mia sat by the river. Mia and Tom threw stones there.', 'river'],
  ['Mia walked along the canal. She saw a boat.', 'canal'],
  ['Mia went to the frozen lake. She put on her skates.', 'frozen-lake'],
  [
    'Mia skated across the ice of the lake. Then spring came and the ice melted. Mia swam in the lake.',
    'lake',
  ],
  ['Mia stood in the corridor. She waited for Tom.', 'room'],
])('is at the water that the story names: %s', (story, scene) => {
  expect(settingOfLast(story)).toBe(scene);
});
