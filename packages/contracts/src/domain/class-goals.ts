import { z } from 'zod';

/** What a class can reach together. */
export const classGoalKinds = ['comics-read', 'mistakes-repaired'] as const;
export type ClassGoalKind = (typeof classGoalKinds)[number];

/** The rules of class goals. Whoever changes one gives them another version. */
export const classGoalRules = {
  version: 'class-goals-1',
  /** For each who took part, once, whatever else the day has brought. */
  reward: { xp: 0, coins: 10, gems: 1 },
  targetMax: 2_000,
  /** It ends so many days from today at the latest. */
  daysMax: 90,
  /** Pupils see for so many days that it was reached. */
  shownDays: 7,
} as const;

export const newClassGoalSchema = z.object({
  kind: z.enum(classGoalKinds),
  target: z.int().min(1).max(classGoalRules.targetMax),
  /** The last day of it, by UTC. */
  untilDay: z.iso.date(),
});

/** A goal with how far all are together: one number, in which nobody’s share is to be seen. */
export const classGoalSchema = newClassGoalSchema.extend({
  _id: z.uuid(),
  have: z.int(),
  /** `over` when it was ended, or its last day has gone by without reaching it. */
  state: z.enum(['open', 'reached', 'over']),
});
export type ClassGoal = z.infer<typeof classGoalSchema>;
