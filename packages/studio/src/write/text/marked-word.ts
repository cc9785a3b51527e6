/**
 * Stands in a pattern for the word that it is about: `${theWord} (?:is|was) gone`. Such a pattern is made once, while one with
 * the word itself in it would be made anew for every word of every story, which takes a thousand times as long as to try it.
 */
export const theWord = '\uE000';

const letter = /\p{L}/u;
const isLetter = (char: string | undefined) => char !== undefined && letter.test(char);
const letterOrMark = /[\p{L}\p{M}]/u;

/** Where a name begins in a text, with no letter and no vowel sign before it; whether one may follow is for the caller to say. */
export function placesOfName(text: string, name: string): { from: number; to: number; isWhole: boolean }[] {
  const places = [];
  for (let from = name ? text.indexOf(name) : -1; from >= 0; from = text.indexOf(name, from + 1)) {
    const to = from + name.length;
    if (!letterOrMark.test(text[from - 1] ?? ''))
      places.push({ from, to, isWhole: !letterOrMark.test(text[to] ?? '') });
  }
  return places;
}

/** Those of some texts in which a word stands, each with `theWord` in its place. */
export const textsWith = (word: string, texts: readonly string[]): string[] =>
  texts.map((text) => markWord(text, word)).filter((marked) => marked !== '');

/** A text with `theWord` wherever a word stands in it, and no letter before or after it; '' where it does not stand there. */
export const markWord = (text: string, word: string): string => marked(text, word, false);

/** As `markWord`, where "Rivers" is the word "rivers" as well. */
export const markWordInAnyCase = (text: string, word: string): string => marked(text, word, true);

let last: { text: string; word: string; anyCase: boolean; result: string } | undefined;

/** Several patterns are tried on the same word of the same text in a row. */
function marked(text: string, word: string, anyCase: boolean): string {
  if (last?.text !== text || last.word !== word || last.anyCase !== anyCase)
    last = { text, word, anyCase, result: anyCase ? markFolded(text, word) : mark(text, text, word) };
  return last.result;
}

/** A few letters of other languages are longer in lower case: then nothing else of the text can be kept in its place. */
function markFolded(text: string, word: string): string {
  const lower = text.toLowerCase();
  return mark(lower.length === text.length ? text : lower, lower, word.toLowerCase());
}

/** @param folded the text in which the word is looked for, each sign in its place */
function mark(text: string, folded: string, word: string): string {
  let result = '';
  let from = 0;
  for (let at = word ? folded.indexOf(word) : -1; at >= 0; at = folded.indexOf(word, at + 1)) {
    const to = at + word.length;
    if (at < from || isLetter(folded[at - 1]) || isLetter(folded[to])) continue;
    result += text.slice(from, at) + theWord;
    from = to;
  }
  return from === 0 ? '' : result + text.slice(from);
}
