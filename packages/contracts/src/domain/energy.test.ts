import { describe, expect, test } from 'vitest';
import { type EnergyState, energyAt, energyOf, energyRules, withEnergy } from './energy.ts';
import { mulberry32 } from './mulberry32.ts';

const start = new Date('2026-01-01T00:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);

describe('energy', () => {
  test('one comes back after three hours, and the hours that have begun are kept', () => {
    const spent = withEnergy({ amount: 5, since: start }, -1, start)!;
    expect(energyAt(spent, after(energyRules.backMs - 1)).amount).toBe(4);
    const twice = withEnergy(spent, -1, after(energyRules.backMs / 2))!;
    expect(energyAt(twice, after(energyRules.backMs)).amount).toBe(4);
    expect(energyOf(twice, after(energyRules.backMs / 2)).nextInMs).toBe(energyRules.backMs / 2);
    expect(energyOf(twice, after(9 * energyRules.backMs))).toEqual({ amount: 5, most: 5, nextInMs: null });
  });

  test('whatever happens in whatever order, it stays between none and five, and looking changes nothing', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const random = mulberry32(seed);
      let state: EnergyState = { amount: 5, since: start };
      let now = start;
      let taken = 0;
      let brought = 0;
      for (let i = 0; i < 60; i++) {
        now = new Date(now.getTime() + Math.floor(random() * 2 * energyRules.backMs));
        const change = random() < 0.7 ? -1 : 1;
        const seen = energyAt(state, now);
        expect(energyAt(seen, now)).toEqual(seen);
        const next = withEnergy(state, change, now);
        expect(next === undefined).toBe(change < 0 && seen.amount === 0);
        if (!next) continue;
        expect(next.amount).toBe(Math.min(5, seen.amount + change));
        expect(next.since.getTime()).toBeLessThanOrEqual(now.getTime());
        if (change < 0) taken++;
        else brought++;
        state = next;
      }
      // Nobody has ever played more than what they began with, what learning brought and what time brought.
      const hours = Math.floor((now.getTime() - start.getTime()) / energyRules.backMs);
      expect(taken).toBeLessThanOrEqual(5 + brought + hours);
    }
  });
});
