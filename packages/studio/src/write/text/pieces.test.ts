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
