import type { LessonPack } from './lesson-pack.ts';
import type { PackFault, PackPath } from './pack-fault.ts';
import { quantitiesIn, wellMarked } from './quantities.ts';

/** What names or finds a lesson, and is looked up as it is written: the same in every country. */
const sameEverywhere = new Set('id title tagline subject match alone standards'.split(' '));

/** Where a pack has a brace that readers would see, or a quantity in both units that is not told twice. */
export const checkQuantities = (pack: LessonPack): PackFault[] => faultsIn(pack, []);

function faultsIn(value: unknown, at: PackPath): PackFault[] {
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) =>
      faultsIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
    );
  if (typeof value !== 'string') return [];
  if (!wellMarked.test(value))
    return [
      { at, says: `braces hold {learner}, {guide} or {2 metres|6.5 feet}, and nothing else: ${value}` },
    ];
  return quantitiesIn(value).flatMap(({ metric, customary }) => {
    if (sameEverywhere.has(String(at[0])) || at.at(-1) === 'term' || at.includes('keyTerms'))
      return [{ at, says: `is the same in every country; it has "${metric}" or "${customary}"` }];
    return metric === customary || [metric, customary].some((told) => told !== told.trim())
      ? [{ at, says: `"${metric}" and "${customary}" are not one quantity in two units` }]
      : [];
  });
}
