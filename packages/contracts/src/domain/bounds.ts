import { z } from 'zod';

/** Numbers and lists that a stranger can fill: each has its limits, and a refusal says what to do. */

const written = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 6 });

export function numberBetween(min: number, max: number) {
  const error = `Use a number from ${written(min)} to ${written(max)}.`;
  return z.number(error).min(min, error).max(max, error);
}

export function wholeNumberBetween(min: number, max: number) {
  const error = `Use a whole number from ${written(min)} to ${written(max)}.`;
  return z.int(error).min(min, error).max(max, error);
}

/** A list of `min` to `max` items. */
export function listOf<Item extends z.ZodType>(item: Item, min: number, max: number) {
  return z
    .array(item)
    .min(min, { error: ({ input }) => `Use ${min} or more; there are ${lengthOf(input)}.` })
    .max(max, { error: ({ input }) => `Use at most ${max}; there are ${lengthOf(input)}.` });
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? written(list.length) : 0);
