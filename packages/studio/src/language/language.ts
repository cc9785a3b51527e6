import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { hindi } from './hi.ts';
import type { LanguageTexts } from './language-texts.ts';

/** Languages that the studio writes its own lines in, by their code (ISO 639-1). */
export const languages = ['en', 'hi', 'es', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

const texts: Record<Language, LanguageTexts> = {
  en: english,
  hi: hindi,
  es: spanish,
  fr: french,
  de: german,
};

/** The studio's own strings in a language. */
export const textsOf = (language: Language): LanguageTexts => texts[language];

/**
 * A template with its slots filled; undefined when one of them is missing or empty.
 * @param slots value for each `{name}` in the template; others are not used
 */
export function fillIn(template: string, slots: Record<string, string | undefined>): string | undefined {
  let complete = true;
  const filled = template.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = slots[slot];
    if (!value) complete = false;
    return value ?? '';
  });
  return complete ? filled : undefined;
}
