import { onceForWord } from './once-for-word.ts';

/** The words of a text: runs between white space that hold a letter or a digit. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

export const wordCount = (text: string) => wordsOf(text).length;

/** Width of a text in Latin letters: a Chinese, Japanese or Korean sign counts as two. */
export function textWidth(text: string): number {
  const wide = text.match(/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/g)?.length ?? 0;
  return text.length + wide;
}

/** Words in lower case without punctuation: two texts that say the same compare equal. */
export function plainWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu)
      ?.map((word) => word.replace('’', "'")) ?? []
  );
}

export const capitalise = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const smallWords = new Set('a an and as at but by for from in into of on or the to with'.split(' '));

/** Title Case, small words aside: "the silk road" becomes "The Silk Road". */
export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, i) => (i > 0 && smallWords.has(word) ? word : capitalise(word)))
    .join(' ');
}

const irregular: Record<string, string> = {
  children: 'child',
  people: 'person',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  wolves: 'wolf',
  calves: 'calf',
  oxen: 'ox',
  leaves: 'leaf',
  loaves: 'loaf',
  knives: 'knife',
  shelves: 'shelf',
  halves: 'half',
  hooves: 'hoof',
  sheaves: 'sheaf',
  thieves: 'thief',
  buses: 'bus',
  lenses: 'lens',
  bacteria: 'bacterium',
};

/** Singular of an English noun, good enough to compare two nouns. */
export const singular: (noun: string) => string = onceForWord((noun) => {
  const known = Object.hasOwn(irregular, noun.toLowerCase()) ? irregular[noun.toLowerCase()] : undefined;
  if (known) return known;
  if (/(ss|us|is|ics)$/i.test(noun) || noun.length < 4) return noun;
  return noun
    .replace(/ies$/i, 'y')
    .replace(/(tomat|potat|her|ech|mang|volcan|buffal|mosquit|torped|domin|carg|tornad)oes$/i, '$1o')
    .replace(/(ch|sh|x|ss|z)es$/i, '$1')
    .replace(/([^su])s$/i, '$1');
});

/** Plural of an English noun; of several words the last one is taken for it. */
export function plural(noun: string): string {
  const last = noun.split(' ').at(-1)!;
  const known = Object.keys(irregular).find((many) => irregular[many] === last);
  if (known) return noun.slice(0, -last.length) + known;
  if (isPlural(noun)) return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

export const isPlural = (noun: string) => singular(noun) !== noun;

/** "a, b and c". */
export function listWords(items: readonly string[], and = 'and'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

/** Cuts at a word border so that at most `max` UTF-16 units stay, the ellipsis included. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1).toWellFormed();
  const atWord = cut.lastIndexOf(' ');
  return `${(atWord > max / 2 ? cut.slice(0, atWord) : cut).replace(/[\s,;:]+$/, '').replace(/\uFFFD$/, '')}…`;
}

export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for one of some phrases as they stand. */
export const anyOf = (phrases: readonly string[]) => `(?:${phrases.map(escapeRegExp).join('|')})`;
