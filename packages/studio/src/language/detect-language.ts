import { panelWords, type Script } from '@panelwise/contracts/domain/script';
import { plainWords } from '../write/text/words.ts';
import { type Language, languages } from './language.ts';
import { foreignStopWords, stopWords } from './stop-words.ts';

/** Words of a text that are looked at; a language shows in far fewer. */
const wordsLookedAt = 600;
/** A text counts as Hindi when this share of its words is in Devanagari: English terms stand in many Hindi lessons. */
const devanagariShare = 0.4;
/** A language other than English needs so many different words of its list, and so much more than its rival. */
const needed = { words: 2, lead: 1.2 };

/**
 * The language of a text: by its script, then by the words that every text of a language is full of. English
 * when in doubt, and for every language that the studio has no lines for.
 */
export function detectLanguage(text: string): Language {
  const words = plainWords(text.slice(0, 8_000)).slice(0, wordsLookedAt);
  const devanagari = words.filter((word) => /\p{Script=Devanagari}/u.test(word)).length;
  const hits = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  const foreign = Math.max(...foreignStopWords.map(hits));
  if (words.length > 0 && devanagari / words.length >= devanagariShare)
    return hits(stopWords.hi) >= foreign ? 'hi' : 'en';
  const scores = languages
    .filter((language) => language !== 'hi')
    .map((language) => ({ language, score: hits(stopWords[language]) + hints(text, language) }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = scores as [(typeof scores)[0], (typeof scores)[0]];
  if (best.language === 'en') return 'en';
  const different = new Set(words.filter((word) => stopWords[best.language].has(word))).size;
  const rival = Math.max(second.score, foreign);
  return different >= needed.words && best.score >= rival * needed.lead ? best.language : 'en';
}

/** A text in English has a larger share of the words that every English text is full of. */
const englishShare = 0.12;

/** Whether a text is in a language that the studio does not read. Meant for texts of a sentence or more. */
export function isUnread(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const known = letters.filter((letter) => /\p{Script=Latin}|\p{Script=Devanagari}/u.test(letter));
  if (letters.length === 0) return false;
  if (known.length * 2 < letters.length) return true;
  if (detectLanguage(text) !== 'en') return false;
  const words = plainWords(text.slice(0, 8_000)).slice(0, wordsLookedAt);
  const hits = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  const english = hits(stopWords.en);
  return Math.max(...foreignStopWords.map(hits)) > english || english < words.length * englishShare;
}

/** Signs that hardly any other language of these has. */
function hints(text: string, language: Language): number {
  const signs: Partial<Record<Language, RegExp>> = {
    es: /[¿¡ñ]/g,
    de: /[ßäöü]/g,
    fr: /[çœèêûôëï]|[ldjcn]['’]\p{L}/gu,
  };
  const pattern = signs[language];
  return pattern ? Math.min(text.slice(0, 8_000).match(pattern)?.length ?? 0, 6) : 0;
}

/** The language that a script is written in, from the words of its panels. */
export function languageOf(script: Script): Language {
  return detectLanguage(script.flatMap((page) => page.panels.flatMap(panelWords)).join(' '));
}
