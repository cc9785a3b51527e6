import { z } from 'zod';

/** Who wrote a script first: the writers of ours by their names, or its creator. */
export const writtenBy = ['builtin', 'openai', 'creator'] as const;
export type WrittenBy = (typeof writtenBy)[number];

export const drawnBy = ['builtin', 'replicate', 'openai'] as const;
export type DrawnBy = (typeof drawnBy)[number];

/** What is known of how a comic came about. What is not known is left open, never guessed. */
export const madeBySchema = z.object({
  /** Null where it was not kept. */
  written: z.enum(writtenBy).nullable(),
  /** Its creator has typed in what was written. */
  edited: z.boolean(),
  /** Everybody who drew one of its panels; null where that was not kept of all of them. */
  drawn: z.array(z.enum(drawnBy)).nullable(),
});
export type MadeBy = z.infer<typeof madeBySchema>;
