import { z } from 'zod';

/** Liveness says that the process runs; readiness says that what it depends on answers. Outside of /api. */
export const readinessSchema = z.object({
  ready: z.boolean(),
  checks: z.record(z.string(), z.object({ ok: z.boolean(), ms: z.number(), message: z.string().optional() })),
});
export type Readiness = z.infer<typeof readinessSchema>;
