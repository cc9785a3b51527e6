import { z } from 'zod';
import { listOf } from './bounds.ts';
import { keyTermSchema, termKey } from './key-term.ts';
import { limits } from './limits.ts';
import { labelSchema } from './text.ts';

/** What a creator wants a key term to be shown by, in place of what the studio would choose. */
export const termPictureSchema = z.object({
  term: keyTermSchema,
  /** A thing of the studio's vocabulary by its name; null where no picture shall stand for the term. */
  picture: labelSchema.nullable(),
});
export type TermPicture = z.infer<typeof termPictureSchema>;

export const termPicturesSchema = listOf(termPictureSchema, 0, limits.termPicturesMax).refine(
  (all) => new Set(all.map(({ term }) => termKey(term))).size === all.length,
  'Each key term can stand here once.',
);

/** What was chosen for a term; undefined where it is left to the studio. */
export const pictureChosen = (
  chosen: readonly TermPicture[] | undefined,
  term: string,
): TermPicture | undefined => chosen?.find((one) => termKey(one.term) === termKey(term));
