/** Languages of the interface by their code (ISO 639-1), each called as its speakers call it. */
export const languageNames = {
  en: 'English',
  hi: 'हिन्दी',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
} as const;

export type Language = keyof typeof languageNames;

/** The codes of all languages, English first. */
export const languages = Object.keys(languageNames) as Language[];

export const isLanguage = (code: string): code is Language => Object.hasOwn(languageNames, code);

/** Its value is the language that was chosen, so that the server can render pages in it. */
export const languageCookie = 'panelwise.language';
