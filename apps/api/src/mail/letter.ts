import type { Language } from '@panelwise/contracts/domain/languages';
import type { MailTexts, MailWords } from './texts/mail-texts.ts';
import { textsIn } from './texts/texts-in.ts';

/** Whoever gets a mail: greeted by name, where that is known. A null language is that of who never told one. */
export type Reader = { firstname?: string; language: Language | null };
/** Whoever has an account, and is greeted by name. */
export type Addressee = Required<Reader> & { email: string };

/** A mail as it is read, from its words: with a greeting, and with the same end under all of them. */
export function letter(
  { firstname, language }: Reader,
  wordsIn: (texts: MailTexts) => MailWords,
): { subject: string; text: string } {
  const texts = textsIn(language);
  const { subject, lines } = wordsIn(texts);
  return {
    subject,
    text: [texts.hello(firstname), '', ...lines, '', texts.farewell, 'Panelwise'].join('\n'),
  };
}
