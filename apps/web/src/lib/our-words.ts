import { i18n } from '@lingui/core';

let translate = (sentence: string): string => sentence;

/**
 * What the server, the contracts or the studio say in English, in the language of this page; as it is where nobody has
 * translated it.
 */
export const inOurWords = (sentence: string): string =>
  i18n.locale === 'en' ? sentence : translate(sentence);

/** English pages never need the table. */
export async function loadOurWords(): Promise<void> {
  translate = (await import('./server-words/translate-sentence.ts')).translateSentence;
}
