import type { Language } from '@panelwise/contracts/domain/languages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import type { PackTexts } from './pack-texts.ts';

const inEach: Record<Language, PackTexts> = { en, hi, es, fr, de };

/** What the files of a pack say in this language. */
export const packTextsIn = (language: Language): PackTexts => inEach[language];
