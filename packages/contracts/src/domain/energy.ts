import { z } from 'zod';

/** Energy is asked by games and battles alone, and learning brings it back. Whoever changes a rule gives them another version. */
export const energyRules = {
  version: 'energy-1',
  most: 5,
  /** Of a game or a battle, and of a comic read to its end or a deck that is done. */
  each: 1,
  /** One comes back by itself after so long, in ms. */
  backMs: 3 * 3_600_000,
} as const;

/** What somebody has, and since when the next one is on its way; while it is full nothing is. */
export type EnergyState = { amount: number; since: Date };

/** As it stands at a moment: with all that has come back by itself until then. */
export function energyAt({ amount, since }: EnergyState, now: Date): EnergyState {
  if (amount >= energyRules.most) return { amount: energyRules.most, since: now };
  const back = Math.max(0, Math.floor((now.getTime() - since.getTime()) / energyRules.backMs));
  const full = amount + back >= energyRules.most;
  return full
    ? { amount: energyRules.most, since: now }
    : { amount: amount + back, since: new Date(since.getTime() + back * energyRules.backMs) };
}

/**
 * After something was taken or came back.
 * @returns undefined where there is not enough
 */
export function withEnergy(state: EnergyState, change: number, now: Date): EnergyState | undefined {
  const { amount, since } = energyAt(state, now);
  if (amount + change < 0) return undefined;
  return energyAt({ amount: Math.min(energyRules.most, amount + change), since }, now);
}

export const energySchema = z.object({
  amount: z.int().min(0).max(energyRules.most),
  most: z.int(),
  /** Until the next one comes back by itself, in ms; null while it is full. */
  nextInMs: z.number().nullable(),
});
export type Energy = z.infer<typeof energySchema>;

export function energyOf(state: EnergyState, now: Date): Energy {
  const { amount, since } = energyAt(state, now);
  const nextInMs =
    amount >= energyRules.most ? null : Math.max(0, since.getTime() + energyRules.backMs - now.getTime());
  return { amount, most: energyRules.most, nextInMs };
}
