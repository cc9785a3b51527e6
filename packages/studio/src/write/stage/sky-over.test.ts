import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { skyOver } from './sky-over.ts';

it.each([
  ["It was one o'clock in the night.", 'night'],
  ['The wolves came by night.', 'night'],
  ['In the middle of the night she woke up.', 'night'],
  ['The storm came during the night.', 'night'],
  ['It rained for an hour.', 'rain'],
  ['She had a nightmare about a test.', undefined],
  ['The sun shone in the morning.', undefined],
])('over "%s" the sky is %s', (text, expected) => {
  const story = analyseStory({ concept: 'fire', story: text });
  expect(skyOver(story.sentences[0]!, story)).toBe(expected);
});
