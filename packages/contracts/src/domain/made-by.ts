import { z } from 'zod';

/** Who wrote a script first: the writers of ours by their names, or its creator. */
export const writtenBy = ['builtin', 'openai', 'creator'] as const;
export type WrittenBy = (typeof writtenBy)[number];

export const drawnBy = ['builtin', 'replicate', 'openai'] as const;
export type DrawnBy = (typeof drawnBy)[number];

/** What IPTC calls where a picture comes from; programs that show pictures read it. */
export type DigitalSource =
  | 'algorithmicMedia'
  | 'trainedAlgorithmicMedia'
  | 'compositeWithTrainedAlgorithmicMedia';

export const digitalSourceUrl = (source: DigitalSource) =>
  `http://cv.iptc.org/newscodes/digitalsourcetype/${source}`;

/**
 * Where a picture comes from whose panels were drawn by these. The studio draws by rules; a model's picture that our letters
 * or other pictures stand beside is a composite. Undefined where somebody is not known.
 */
export function digitalSourceOf(
  drawn: readonly (DrawnBy | null)[],
  isLettered: boolean,
): DigitalSource | undefined {
  if (drawn.length === 0) return undefined;
  const isModel = (by: DrawnBy | null) => by !== null && by !== 'builtin';
  if (drawn.some(isModel))
    return drawn.every(isModel) && !isLettered
      ? 'trainedAlgorithmicMedia'
      : 'compositeWithTrainedAlgorithmicMedia';
  return drawn.includes(null) ? undefined : 'algorithmicMedia';
}

/** What is known of how a comic came about. What is not known is left open, never guessed. */
export const madeBySchema = z.object({
  /** Null where it was not kept. */
  written: z.enum(writtenBy).nullable(),
  /** Its creator has typed in what was written. */
  edited: z.boolean(),
  /** Everybody who drew one of its panels; null where that was not kept of all of them. */
  drawn: z.array(z.enum(drawnBy)).nullable(),
  /** Everybody who wrote its quizzes, FAQs and facts, as far as that was kept. */
  learning: z.array(z.enum(writtenBy)).optional(),
});
export type MadeBy = z.infer<typeof madeBySchema>;
