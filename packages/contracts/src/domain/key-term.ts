import { limits } from './limits.ts';
import { trimmedTextSchema } from './text.ts';

/** How terms are compared: two that differ in case alone would be marked at the same words. */
export const termKey = (term: string): string => term.normalize('NFKC').trim().toLowerCase();

/** A key term. Its stars are put on by whoever writes the script. */
export const keyTermSchema = trimmedTextSchema(1, limits.keyTermMax).refine(
  (term) => !term.includes('*'),
  'Write the term without stars.',
);
