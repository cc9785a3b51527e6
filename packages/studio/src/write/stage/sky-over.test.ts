import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { skyOver } from './sky-over.ts';

const skies = (text: string) => {
  const story = analyseStory({ concept: 'fire', story: text });
  return story.sentences.map((sentence) => {
    const { night, weather } = skyOver(sentence, story);
    return [weather, night && 'night'].filter(Boolean).join(' ') || 'fair';
  });
};

it.each([
  ["It was one o'clock in the night.", 'night'],
  ['The wolves came by night.', 'night'],
  ['In the middle of the night she woke up.', 'night'],
  ['The storm came during the night.', 'storm night'],
  ['It rained for an hour.', 'rain'],
  ['She had a nightmare about a test.', 'fair'],
  ['The sun shone in the morning.', 'fair'],
  ['A thick fog lay over the bay.', 'fog'],
  ['There is so much snow that it comes up over her boots.', 'snow'],
  ['It was minus thirty-four in the morning.', 'snow'],
  ['Seven minus ten is minus three.', 'fair'],
  ['Before the sun is up they carry two baskets to the stall.', 'night'],
  ['They start before dawn at the highest field.', 'night'],
  ['At dawn they started at the highest field.', 'fair'],
  ['One cold autumn day a mouse came to the door.', 'autumn'],
  ['There had been no rain for two years.', 'drought'],
])('over "%s" the sky is %s', (text, expected) => {
  expect(skies(text)).toEqual([expected]);
});

it('stays winter and night through a scene, whatever the paragraph, until it is said to end', () => {
  const told = skies(
    'Then winter came. One night a fox crept under the fence.\n\nThe hen was asleep in the yard. The mouse ran to the kennel.\n\nThe hen sat in the snow and trembled. In the morning the hen carried straw to the mouse.\n\nIn spring the goose had ten eggs.',
  );
  expect(told).toEqual(['snow', 'snow night', 'snow night', 'snow night', 'snow night', 'snow', 'fair']);
});

it('has no snow in a winter in which nobody tells of snow or ice', () => {
  expect(skies('It was winter in Nairobi. Kamau walked to the field.')).toEqual(['fair', 'fair']);
});

it('has fine weather again when the rain has stopped', () => {
  expect(skies('It rained hard. Ama ran to the tree. Then the rain stopped. She walked home.')).toEqual([
    'rain',
    'rain',
    'fair',
    'fair',
  ]);
});
