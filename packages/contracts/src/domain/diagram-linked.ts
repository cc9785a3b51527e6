import { z } from 'zod';
import { listOf, numberBetween, wholeNumberBetween } from './bounds.ts';
import { labelSchema as label } from './text.ts';

/** Diagrams whose parts depend on each other: what contradicts itself is refused. */

const positive = numberBetween(0.000001, 1_000_000);

/** Ohm in all: added up in series, by their reciprocals in parallel. */
export function totalOhms(ohms: number[], wiring: 'series' | 'parallel'): number {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return wiring === 'series' ? sum(ohms) : 1 / sum(ohms.map((one) => 1 / one));
}

/** Room for values that were rounded to two digits. */
const rounded = 0.03;

const circuit = z
  .object({
    kind: z.literal('circuit'),
    wiring: z.enum(['series', 'parallel']),
    /** A name for the battery. */
    battery: label.optional(),
    /** Cells of the battery that are drawn. */
    cells: wholeNumberBetween(1, 4).optional(),
    volts: positive.optional(),
    parts: listOf(
      z.object({
        part: z.enum(['lamp', 'resistor']),
        label: label.optional(),
        ohms: positive.optional(),
        /** Whether it has failed, so that no current flows through it. */
        broken: z.boolean().optional(),
      }),
      1,
      3,
    ),
    switch: z.enum(['open', 'closed']).optional(),
    /** Of the whole circuit; an ammeter shows it. */
    amps: numberBetween(0, 1_000_000).optional(),
  })
  .superRefine(({ wiring, volts, parts, switch: state, amps }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['amps'], message });
    if (amps === undefined) return;
    if (state === 'open') {
      if (amps > 0) refuse('Use 0: where the switch is open no current flows.');
      return;
    }
    if (wiring === 'series' ? parts.some((part) => part.broken) : parts.every((part) => part.broken)) {
      if (amps > 0) refuse('Use 0: no current flows through what is broken.');
      return;
    }
    const whole = parts.filter((part) => !part.broken);
    if (amps === 0) return refuse('A closed circuit has a current above 0.');
    const ohms = whole.flatMap((part) => (part.ohms === undefined ? [] : [part.ohms]));
    if (volts === undefined || ohms.length < whole.length) return;
    const expected = volts / totalOhms(ohms, wiring);
    if (Math.abs(amps - expected) > expected * rounded)
      refuse(`Use ${Number(expected.toPrecision(3))}: by Ohm's law the current is volts divided by ohms.`);
  });

const beingsMax = 8;
const being = wholeNumberBetween(0, beingsMax - 1);

/** Who eats whom, by their position in `beings` from 0. */
export type Meal = { eater: number; eaten: number };

/**
 * How far each being is from those that eat nobody: 0 for them, else one more than the highest that it eats.
 * Undefined where somebody would eat, over others, itself. Meals of beings that are not there do not count.
 */
export function trophicLevels(count: number, eats: Meal[]): number[] | undefined {
  const levels = Array.from({ length: count }, () => 0);
  // After as many rounds as there are beings everything has settled, unless they eat in a circle.
  for (let round = 0; round <= count; round++) {
    let settled = true;
    for (const { eater, eaten } of eats) {
      if (levels[eater] === undefined || levels[eaten] === undefined) continue;
      if (levels[eater] > levels[eaten]) continue;
      levels[eater] = levels[eaten] + 1;
      settled = false;
    }
    if (settled) return levels;
  }
  return undefined;
}

const web = z
  .object({
    kind: z.literal('web'),
    beings: listOf(z.object({ label, icon: label.optional() }), 2, beingsMax),
    eats: listOf(z.object({ eater: being, eaten: being }), 1, 14),
  })
  .superRefine(({ beings, eats }, context) => {
    const refuse = (at: number, message: string) =>
      context.addIssue({ code: 'custom', path: ['eats', at], message });
    eats.forEach(({ eater, eaten }, i) => {
      if (Math.max(eater, eaten) >= beings.length)
        refuse(i, `Count from 0 to ${beings.length - 1}: there are ${beings.length} beings.`);
      else if (eats.findIndex((meal) => meal.eater === eater && meal.eaten === eaten) < i)
        refuse(i, 'This stands there already. Leave it out.');
    });
    if (!trophicLevels(beings.length, eats))
      refuse(0, 'Nobody can eat itself, not over others either. Take one of these meals out.');
  });

export const linkedDiagrams = [circuit, web] as const;
