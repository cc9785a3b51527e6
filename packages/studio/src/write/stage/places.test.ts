import { describe, expect, it } from 'vitest';
import { skyTold, whereWords } from './places.ts';

describe('night in words', () => {
  it.each(['garden', 'home', 'kitchen', 'street'] as const)('is written and read back of %s', (place) => {
    const words = `Amina reads, ${whereWords(place, { night: true })}.`;
    expect(words).toContain('at night');
    expect(words).not.toContain('sunny');
    expect(skyTold(words, place)).toEqual({ night: true });
    expect(skyTold(`Amina reads, ${whereWords(place, {})}.`, place)).toEqual({});
  });

  it('is read as it was written before', () => {
    expect(skyTold('Amina reads, in a sunny garden at night.', 'garden')).toEqual({ night: true });
  });

  it('is not told of a place that cannot show it', () => {
    expect(whereWords('classroom', { night: true })).not.toContain('at night');
  });
});
