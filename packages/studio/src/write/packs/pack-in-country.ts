import { inAmericanSpelling } from '../text/american-spelling.ts';
import type { LessonPack } from './lesson-pack.ts';
import { packInUnits } from './quantities.ts';

/** How a brief may name the country whose schools write American English; a code or a name. */
const americanCountries = new Set(['us', 'usa', 'united states', 'united states of america']);
/** Who measures in feet and pounds as well, spelled as elsewhere. */
const otherCustomaryCountries = new Set(['lr', 'liberia']);
/** Keys whose values are names that other data refers to, not words to read. */
const names = new Set('id fact teaches at icon tone beat myth kind bloom ground color subject'.split(' '));

/** Whether comics for a country are spelled as in the United States. */
export const isAmerican = (country: string) => americanCountries.has(country.trim().toLowerCase());

/** The title of a lesson as it is spelled where its comic is read. */
export const titleInCountry = (title: string, country: string): string =>
  isAmerican(country) ? inAmericanSpelling(title) : title;

const isCustomary = (country: string) =>
  isAmerican(country) || otherCustomaryCountries.has(country.trim().toLowerCase());

/** A lesson as it is measured and spelled where its comic is read. Packs are written in British English. */
export function packInCountry(pack: LessonPack, country: string): LessonPack {
  const measured = packInUnits(pack, isCustomary(country) ? 'customary' : 'metric');
  if (!isAmerican(country)) return measured;
  const { match, alone, standards, facts, ...told } = measured;
  const spelled = Object.entries(facts).map(([id, text]) => [id, inAmericanSpelling(text)]);
  return { ...respell(told), facts: Object.fromEntries(spelled), match, alone, standards };
}

/** A copy of the data with all its words spelled anew. */
function respell<T>(value: T): T;
function respell(value: unknown): unknown {
  if (typeof value === 'string') return inAmericanSpelling(value);
  if (Array.isArray(value)) return value.map(respell);
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, inner]) => [key, names.has(key) ? inner : respell(inner)]));
}
