import { expect, it } from 'vitest';
import { bubbleLimit, splitToFit } from './pieces.ts';

it('parts speech between two sentences rather than within one', () => {
  const speech =
    'The moving air is a sound wave. The number of waves in one second is the frequency, and we measure it in hertz.';
  expect(splitToFit(speech, bubbleLimit)).toEqual([
    'The moving air is a sound wave.',
    'The number of waves in one second is the frequency, and we measure it in hertz.',
  ]);
});

it('tears no sentence apart where more follows than fits', () => {
  const speech =
    'A terrace is a flat step that is cut into a slope. A wall of stones holds it up. The rain cannot run down so fast, so the soil stays where it is and the water has time to sink in.';
  expect(splitToFit(speech, bubbleLimit)).toEqual([
    'A terrace is a flat step that is cut into a slope. A wall of stones holds it up.',
    'The rain cannot run down so fast,',
    'so the soil stays where it is and the water has time to sink in.',
  ]);
});
