import { z } from 'zod';
import { listOf, wholeNumberBetween } from './bounds.ts';
import { termKey } from './key-term.ts';
import { limits } from './limits.ts';
import { placeSchema } from './places.ts';
import { type TermPicture, termPicturesSchema } from './term-pictures.ts';

/** What a creator wants of the comic of one part, over what its writer would choose. */
const partWishSchema = z.object({
  /** Counts from 1. */
  part: wholeNumberBetween(1, limits.partsMax),
  /** How many pages it shall have; left out, as many as it needs. */
  pageCount: wholeNumberBetween(1, limits.pagesWishedMax).optional(),
  /** Where it begins, and where it plays as long as the story names no place. */
  opensAt: placeSchema.optional(),
  /** Places that are shown in place of others. */
  moves: listOf(z.object({ from: placeSchema, to: placeSchema }), 0, limits.placesMovedMax)
    .refine(
      (moves) => new Set(moves.map(({ from }) => from)).size === moves.length,
      'Each place can move once.',
    )
    .optional(),
  /** Key terms that are shown by other pictures, or by none. */
  pictures: termPicturesSchema.optional(),
});
export type PartWish = z.infer<typeof partWishSchema>;

export const partWishesSchema = listOf(partWishSchema, 0, limits.partsMax).refine(
  (wishes) => new Set(wishes.map(({ part }) => part)).size === wishes.length,
  'Each part can stand here once.',
);
export type PartWishes = z.infer<typeof partWishesSchema>;

/** What is wanted of a part; nothing where it is left to its writer. */
export function wishFor(wishes: PartWishes | undefined, part: number): Omit<PartWish, 'part'> {
  const { part: _, ...wish } = wishes?.find((one) => one.part === part) ?? { part };
  return wish;
}

/** By what the key terms of a story are shown in a part; what was wanted of a term that no part has any more counts no longer. */
export function picturesFor(
  wishes: PartWishes | undefined,
  part: number,
  parts: readonly { keyTerms: readonly string[] }[],
): TermPicture[] {
  const terms = new Set(parts.flatMap(({ keyTerms }) => keyTerms.map(termKey)));
  return (wishFor(wishes, part).pictures ?? []).filter(({ term }) => terms.has(termKey(term)));
}
