import { z } from 'zod';
import { explainIssue } from '../errors/explain-issue.ts';
import { limits } from './limits.ts';

/**
 * Makes text storable and printable: removes NUL, which Postgres refuses, and replaces lone surrogates,
 * which are not valid UTF-8. Everything else (emoji, right-to-left text, line breaks) stays as typed.
 */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

/** Cleans every text in a value of JSON, however deep, and keeps the rest as it is. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleanTexts(one)]));
}

/** Lengths count UTF-16 units. How long a text is shows in the browser too, which has other words for an empty one. */
function measured(min: number, max: number) {
  return z.string().min(min).max(max, { error: explainIssue });
}

/** Free text from a person or a provider: cleaned first, then measured. */
export function textSchema(min: number, max: number) {
  return z.string().transform(cleanText).pipe(measured(min, max));
}

/** As `textSchema`, without the white space around it; the minimum counts what is left. */
export function trimmedTextSchema(min: number, max: number) {
  return z
    .string()
    .transform((text) => cleanText(text).trim())
    .pipe(measured(min, max));
}

/** A short name on a picture: of a thing, a step, a place. */
export const labelSchema = textSchema(1, limits.labelMax);
