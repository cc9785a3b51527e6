import { z } from 'zod';
import { listOf } from './bounds.ts';
import { keyTermSchema, termKey } from './key-term.ts';
import { limits } from './limits.ts';
import { type PartPlan, sectionOf } from './series.ts';
import { trimmedTextSchema } from './text.ts';

/** What a creator wants a part to be called, and which terms it teaches. */
const chosenPartSchema = z.object({
  comicId: z.uuid(),
  title: trimmedTextSchema(1, limits.partTitleMax),
  keyTerms: listOf(keyTermSchema, 1, limits.keyTermsMax).refine(
    (terms) => new Set(terms.map(termKey)).size === terms.length,
    'Each key term can stand here once.',
  ),
});
export type ChosenPart = z.infer<typeof chosenPartSchema>;

/** The parts of a story in the order that their creator wants. */
export const chosenPartsSchema = listOf(chosenPartSchema, 1, limits.partsMax).refine(
  (parts) => new Set(parts.map(({ comicId }) => comicId)).size === parts.length,
  'Each part can stand here once.',
);

type Planned = PartPlan & { comicId: string };

/**
 * The plan of a story whose parts stand in this order under these names. `plans` and `chosen` have the same comics; the
 * numbers that those have are dealt out anew.
 */
export function plansAsChosen(plans: readonly Planned[], chosen: readonly ChosenPart[]): Planned[] {
  const numbers = plans.map(({ part }) => part).sort((a, b) => a - b);
  return chosen.map(({ comicId, title, keyTerms }, at) => {
    const before = plans.find((one) => one.comicId === comicId)!;
    const { section: _, ...plan } = before;
    const [part, section] = [numbers[at]!, sectionOf(before)];
    const termsChosen = plan.termsChosen ?? keyTerms.join('*') !== plan.keyTerms.join('*');
    return {
      ...plan,
      part,
      title,
      keyTerms,
      ...(section !== part && { section }),
      ...(termsChosen && { termsChosen }),
    };
  });
}

/** Whether the pages of a part would be others: it has another number, title or other terms. */
export const isAnotherPlan = (one: PartPlan, other: PartPlan): boolean =>
  one.part !== other.part || one.title !== other.title || one.keyTerms.join('*') !== other.keyTerms.join('*');
