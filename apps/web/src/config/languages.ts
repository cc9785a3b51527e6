/** Languages of the interface by their code (ISO 639-1), each called as its speakers call it. */
export const languageNames = {
  en: 'English',
  hi: 'हिन्दी',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
} as const;

export type Language = keyof typeof languageNames;

export const isLanguage = (code: string): code is Language => Object.hasOwn(languageNames, code);
