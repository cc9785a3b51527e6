import { z } from 'zod';

/**
 * A small sum that a browser works out before its call is taken (proof of work, ALTCHA's format): find the number whose
 * hash begins as `keyPrefix` says. It comes with a refusal of `challenge-needed`.
 */
export const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    expiresAt: z.number().optional(),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  }),
  signature: z.string().optional(),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** What comes back in the header `Challenge-Solution` of the same call, as JSON in base64. */
export const solutionSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int(), derivedKey: z.string().max(200) }),
});
export type SolvedChallenge = z.infer<typeof solutionSchema>;

export const solutionHeader = 'challenge-solution';
