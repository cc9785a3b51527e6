import { z } from 'zod';
import { powerUpKinds } from './power-ups.ts';

export const powerUpSchema = z.enum(powerUpKinds);

/** What there is to spend, and how many of them somebody may still use here; not there where they are switched off. */
export const powerUpsLeftSchema = z.object({ coins: z.int(), left: z.int().min(0) });
export type PowerUpsLeft = z.infer<typeof powerUpsLeftSchema>;
