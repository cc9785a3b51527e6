import { z } from 'zod';

/**
 * Makes text storable and printable: removes NUL, which Postgres refuses, and replaces lone surrogates,
 * which are not valid UTF-8. Everything else (emoji, right-to-left text, line breaks) stays as typed.
 */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

/** Free text from a person or a provider: cleaned first, then measured. `min` and `max` count UTF-16 units. */
export function textSchema(min: number, max: number) {
  return z.string().transform(cleanText).pipe(z.string().min(min).max(max));
}

/** As `textSchema`, without the white space around it; the minimum counts what is left. */
export function trimmedTextSchema(min: number, max: number) {
  return z
    .string()
    .transform((text) => cleanText(text).trim())
    .pipe(z.string().min(min).max(max));
}
