import { i18n } from '@lingui/core';
import { loadTexts } from './language.ts';

let translate = (sentence: string): string => sentence;

/**
 * What the server, the contracts or the studio say in English, in the language of this page; as it is where nobody has
 * translated it.
 */
export const inOurWords = (sentence: string): string =>
  i18n.locale === 'en' ? sentence : translate(sentence);

/** Loads what `inOurWords` says. English pages never need it; until it is here, or where it does not come, nothing is translated. */
export async function loadOurWords(): Promise<void> {
  const [table] = await Promise.all([
    import('./server-words/translate-sentence.ts').catch(() => undefined),
    loadTexts('server'),
  ]);
  if (table) translate = table.translateSentence;
}
