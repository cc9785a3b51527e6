import { number, withDigits } from './told.ts';

/** A length as told: `unit` in the form in which it is lettered. */
export type Length = { value: number; unit: string; at: number; end: number };

const units: [string, string][] = [
  ['km', 'km|kilomet(?:re|er)s?'],
  ['cm', 'cm|centimet(?:re|er)s?'],
  ['mm', 'mm|millimet(?:re|er)s?'],
  ['m', 'm|met(?:re|er)s?'],
  ['feet', 'feet|foot|ft'],
  ['miles', 'miles?'],
  ['inches', 'inch(?:es)?'],
  ['yards', 'yards?'],
  ['blocks', 'blocks?'],
  ['steps', 'steps'],
];
/** What may stand behind a number of units of length, as alternatives of a pattern. */
export const lengthUnits = units.map(([, forms]) => forms).join('|');

export const unitOf = (written: string) =>
  units.find(([, forms]) => new RegExp(`^(?:${forms})$`, 'i').test(written))?.[0];

const pattern = new RegExp(`(?<![\\d.\\w])(${number})[ -]?(${lengthUnits})(?![\\w²/])`, 'gi');

/** All lengths of a text in order. `at` and `end` count in the text `withDigits`. */
export function lengthsIn(text: string): Length[] {
  return [...withDigits(text).matchAll(pattern)].map(({ 0: whole, 1: value, 2: unit, index }) => ({
    value: Number(value),
    unit: unitOf(unit!)!,
    at: index,
    end: index + whole.length,
  }));
}
