import { z } from 'zod';

/**
 * Makes text storable and printable: removes NUL, which Postgres refuses, and replaces lone surrogates,
 * which are not valid UTF-8. Everything else (emoji, right-to-left text, line breaks) stays as typed.
 */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

/** A length in words that a person can act on. Lengths count UTF-16 units. */
function measured(min: number, max: number) {
  return z
    .string()
    .min(min, min === 1 ? 'Please fill this in.' : `Use ${min} characters or more.`)
    .max(max, {
      error: ({ input }) => `At most ${number(max)} characters; this has ${number(String(input).length)}.`,
    });
}

function number(value: number): string {
  return value.toLocaleString('en-US');
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
