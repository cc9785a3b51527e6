import type { LessonPack } from './lesson-pack.ts';

/*
 * A quantity that is told in other units in the United States stands in a pack in both, each as an author there would say it:
 * "{2 metres|6.5 feet}". Nothing else reads this: whoever tells a lesson has it from `pack-in-country.ts`.
 */

/** Text whose braces hold a name to fill in or a quantity in both units, and nothing else. */
export const wellMarked = /^(?:[^{}]|\{(?:learner|guide)\}|\{[^{}|]+\|[^{}|]+\})*$/;

const inBoth = /\{([^{}|]+)\|([^{}|]+)\}/g;

/** Metres, or the feet and pounds of the United States. */
export type Units = 'metric' | 'customary';

/** The quantities of a text that stand in both units, as they are told in each. */
export const quantitiesIn = (text: string): Record<Units, string>[] =>
  [...text.matchAll(inBoth)].map(([, metric = '', customary = '']) => ({ metric, customary }));

/** A lesson as it is told in some units; the same object where these change nothing. */
export const packInUnits = (pack: LessonPack, units: Units): LessonPack =>
  sayAnew(pack, (text) => text.replace(inBoth, units === 'metric' ? '$1' : '$2'));

/** A lesson in each of the units; once where it is the same in both. */
export const packInAllUnits = (pack: LessonPack): LessonPack[] => [
  ...new Set([packInUnits(pack, 'metric'), packInUnits(pack, 'customary')]),
];

/** Data with all its texts said anew, also those that are keys: answers are. What stays the same is not copied. */
function sayAnew<T>(value: T, say: (text: string) => string): T;
function sayAnew(value: unknown, say: (text: string) => string): unknown {
  if (typeof value === 'string') return say(value);
  if (!value || typeof value !== 'object') return value;
  const before = Object.entries(value);
  const after = before.map(([key, inner]) => [say(key), sayAnew(inner, say)] as const);
  if (after.every(([key, inner], i) => key === before[i]![0] && inner === before[i]![1])) return value;
  return Array.isArray(value) ? after.map(([, inner]) => inner) : Object.fromEntries(after);
}
