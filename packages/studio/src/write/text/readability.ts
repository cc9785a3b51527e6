import { daleChall } from 'dale-chall';
import { syllable } from 'syllable';
import { wordCount } from './words.ts';

/** Long words that a school uses every day, beside those of the list. */
const schoolWords = [
  'temperature',
  'multiplication',
  'dictionary',
  'mathematics',
  'calculator',
  'encyclopedia',
];
const familiar: ReadonlySet<string> = new Set([...daleChall, ...schoolWords]);
const wordPattern = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

/**
 * School grade in which a text is read with ease: 0.39 × words per sentence + 11.8 × syllables per word − 15.59
 * (Kincaid and others, "Derivation of new readability formulas", 1975). For English; below a hundred words it is a guess.
 */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?…:]+(?=\s|$)/).filter((part) => wordCount(part) > 0).length;
  const words = text.match(wordPattern) ?? [];
  if (words.length === 0 || sentences === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

/** Syllables that an unknown word may have in a grade. */
const syllablesAt = (grade: number) => (grade <= 2 ? 3 : grade <= 5 ? 4 : 5);

/**
 * Words that are too hard for a grade, each once in lower case: long, neither among the 3,000 words that children
 * know (Dale and Chall, 1995) nor a form of a word in `taught`, the text of the lesson itself.
 */
export function hardWords(text: string, grade: number, taught: string): string[] {
  const used = new Set((taught.toLowerCase().match(wordPattern) ?? []).flatMap(stems));
  const hard = [...text.matchAll(wordPattern)].flatMap(({ 0: word, index }) => {
    if (isName(word, text.slice(0, index))) return [];
    const plain = word.toLowerCase();
    const known = stems(plain).some((stem) => familiar.has(stem) || used.has(stem));
    return known || syllable(plain) <= syllablesAt(grade) ? [] : [plain];
  });
  return [...new Set(hard)];
}

/** A capital in the middle of a sentence: names are not learned by grade. */
function isName(word: string, before: string): boolean {
  return /^\p{Lu}/u.test(word) && !/(?:^|[.?!:…]["”'’)]*\s+|["“(])$/.test(before);
}

/** The word and what it may be an inflected form of. */
function stems(word: string): string[] {
  const cut = (ending: string, add = '') =>
    word.endsWith(ending) && word.length > ending.length + 2 ? [word.slice(0, -ending.length) + add] : [];
  return [
    word,
    ...cut("'s"),
    ...cut('s'),
    ...cut('es'),
    ...cut('ies', 'y'),
    ...cut('d'),
    ...cut('ed'),
    ...cut('ing'),
    ...cut('ing', 'e'),
    ...cut('ion', 'e'),
    ...cut('ion'),
    ...cut('ly'),
    ...cut('er'),
    ...cut('est'),
  ];
}
