import type { Language } from '@panelwise/contracts/domain/languages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import type { MailTexts } from './mail-texts.ts';

const inEach: Record<Language, MailTexts> = { en, hi, es, fr, de };

/** What mails say to somebody who reads this language; English where it is not known. */
export const textsIn = (language: Language | null): MailTexts => inEach[language ?? 'en'];
