import { everydayWords } from './data/frames.ts';
import { contractions, emojiWords } from './data/rewriting.ts';
import type { Folded } from './fold.ts';

/** A word of a text, with each way in which it can be read: as it stands, and with disguises taken off. */
export type Token = {
  forms: string[];
  start: number;
  end: number;
  sentence: number;
  /** Parts of a sentence between commas and the like, counted through. */
  clause: number;
  quoted: boolean;
};

/** Whether a word is one that a rule asks for; disguises are only believed when one comes out. */
export type Vocabulary = {
  has: (form: string) => boolean;
  /** Words that `*` may stand in for a letter of, by length. */
  masked: (pattern: string, coarse?: boolean) => string | undefined;
  /** Whether it is a word that nobody writes in two. */
  coarse: (form: string) => boolean;
  /** Whether such a word begins so. */
  begins: (form: string) => boolean;
  /** What letters written apart say, as words of rules; undefined where they say nothing. */
  split: (letters: string) => string[] | undefined;
};

const leet: Record<string, string[]> = {
  '0': ['o'],
  '1': ['i', 'l'],
  '3': ['e'],
  '4': ['a'],
  '5': ['s'],
  '6': ['g'],
  '7': ['t'],
  '8': ['b'],
  '9': ['g'],
  '@': ['a'],
  $: ['s'],
  '!': ['i'],
  '|': ['l'],
  '+': ['t'],
  '€': ['e'],
  '(': ['c'],
};
const disguised = /[\p{L}][0-9@$!|+€(*]|[0-9@$!|+€(*][\p{L}]/u;
const lettersAndSigns = /^[\p{L}\p{M}0-9@$!|+€(*]{2,24}$/u;
/** A word, an emoji, the end of a sentence or of a clause, and three kinds of quotation marks. */
const wordOrEnd =
  /([\p{L}\p{M}\d]+(?:'[\p{L}\p{M}]+)*)|(\p{Extended_Pictographic})|([.!?।]+(?=[\s"“”«»)]|$)|\n)|([,;:–—])|([“«„])|([”»])|(")/gu;
const chunk = /\S+/gu;

/** At most a few readings: each sign one by one, with `1` once as i and once as l. */
function unleet(word: string): string[] {
  const reading = (choice: number) =>
    [...word].map((sign) => leet[sign]?.[choice] ?? leet[sign]?.[0] ?? sign).join('');
  return [...new Set([reading(0), reading(1)])];
}

/** "kiiiill" as "kill" and "kil"; two of a letter are left as they are unless more than two stand elsewhere. */
function squeeze(word: string): string[] {
  if (!/(\p{L})\1\1/u.test(word)) return [];
  return [
    word.replace(/(\p{L})\1{2,}/gu, '$1$1'),
    word.replace(/(\p{L})\1{2,}/gu, '$1'),
    word.replace(/(\p{L})\1+/gu, '$1'),
  ];
}

/** The same list for the same word, so that what is known of it is looked up once. */
function formsOf(plain: string, accented: string, known: Map<string, string[]>): string[] {
  const key = accented === plain ? plain : `${plain} ${accented}`;
  const kept = known.get(key);
  if (kept) return kept;
  // An accent that tells two words apart is asked for by name.
  const forms = [plain, ...squeeze(plain), `=${accented}`];
  known.set(key, forms);
  return forms;
}

type Place = { sentence: number; clause: number; quoted: boolean };

/** A chunk that only says something when its signs are read as letters: "k!ll", "f**k", "a$$". */
function undisguise(text: string, vocabulary: Vocabulary): string[] {
  if (text.length > 40) return [];
  const trimmed = text.replace(/^[*!(]+|[!?.,;:)]+$/gu, '');
  const bare = /^\*/.test(text) ? trimmed.replace(/\*+$/, '') : trimmed;
  if (/^\p{L}{1,6}[-_#%.•·]\p{L}{1,6}$/u.test(bare)) {
    const word = vocabulary.masked(bare.replace(/[^\p{L}]/u, '*'), true);
    if (word) return [word];
  }
  if (!disguised.test(bare) || !lettersAndSigns.test(bare)) return [];
  if (bare.includes('*')) {
    const word = vocabulary.masked(bare);
    return word ? [word] : [];
  }
  const readings = unleet(bare).flatMap((word) => [word, ...squeeze(word)]);
  return readings.filter((word) => vocabulary.has(word));
}

const bareWord = /^[\p{L}\p{M}]{1,40}$/u;

function readChunk(
  folded: Folded,
  from: number,
  to: number,
  place: Place,
  vocabulary: Vocabulary,
  known: Map<string, string[]>,
): Token[] {
  const tokens: Token[] = [];
  const text = folded.plain.slice(from, to);
  const at = (offset: number) => folded.at[from + offset] ?? 0;
  const put = (forms: string[], start: number, end: number) =>
    tokens.push({ forms, start: at(start), end: at(end), ...place });
  if (bareWord.test(text)) {
    put(formsOf(text, folded.accented.slice(from, to), known), 0, text.length);
    return tokens;
  }
  const hidden = undisguise(text, vocabulary);
  const ends = () => {
    place.sentence++;
    place.clause++;
  };
  if (hidden.length > 0) {
    const [lead] = /^[*!(]*/.exec(text) ?? [''];
    const [trail] = /[!?.,;:)]*$/.exec(text) ?? [''];
    put(hidden, lead.length, text.length - trail.length);
    if (/[.!?]["“”»)]*$/u.test(text)) ends();
    return tokens;
  }
  for (const match of text.matchAll(wordOrEnd)) {
    const [, word, emoji, end, clause, open, close, mark] = match;
    if (word) {
      const accented = folded.accented.slice(from + match.index, from + match.index + word.length);
      put(formsOf(word, accented, known), match.index, match.index + word.length);
    } else if (emoji) {
      const meant = emojiWords[emoji];
      if (meant) put(meant, match.index, match.index + emoji.length);
    } else if (end) ends();
    else if (clause) place.clause++;
    else if (open) place.quoted = true;
    else if (close) place.quoted = false;
    else if (mark) place.quoted = !place.quoted;
  }
  return tokens;
}

const oneLetter = /^[\p{L}0-9@$!|+]$/u;

/** "k i l l", "F.U.C.K": three letters or more that stand alone, one after the other, are read as one text. */
function joinLetters(tokens: Token[], text: string, vocabulary: Vocabulary): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    let last = i;
    while (
      last < tokens.length &&
      last - i < 40 &&
      tokens[last]!.forms[0]?.length === 1 &&
      oneLetter.test(tokens[last]!.forms[0] ?? '')
    )
      last++;
    if (last - i < 3) {
      joined.push(tokens[i]!);
      continue;
    }
    const run = tokens.slice(i, last);
    const letters = run.map((token) => token.forms[0]).join('');
    // One letter again and again spells nothing.
    if (/^(.)\1*$/u.test(letters)) {
      joined.push(...run);
      i = last - 1;
      continue;
    }
    const first = run[0]!;
    const place = { ...first, end: run[run.length - 1]!.end };
    const wide = text.slice(first.start, place.end).split(/\s{2,}/u);
    const pieces = wide.length > 1 ? wide.map((piece) => piece.replace(/[^\p{L}\p{N}@$!]/gu, '')) : [letters];
    const words = pieces.flatMap((piece) => {
      const readings = /[0-9@$!|+]/.test(piece) ? unleet(piece.toLowerCase()) : [piece.toLowerCase()];
      return readings.map((reading) => vocabulary.split(reading)).find((said) => said) ?? [piece];
    });
    if (words.join('') === letters && words.length === letters.length) joined.push(...run);
    else for (const word of words) joined.push({ ...place, forms: [word] });
    i = last - 1;
  }
  return joined;
}

/** "killyourself", "gokys": words that are run together to hide them begin so. */
const runTogether = /^(?:go|just|plz|please)?(?:kill|hang|fuck|suck|kys)|^(?:send|snd)n/;
const meaningOf = (word: string) =>
  Object.hasOwn(contractions, word) ? contractions[word]!.split(' ') : [word];

const everydayPieces = new Set(
  Object.values(everydayWords)
    .flatMap((words) => words.split(' '))
    .concat('put', 'a', 'o', 'i', 'up', 'can', 'go'),
);

/** "f uck", "dick head": two pieces that only together are a word which rules look for. */
function joinPieces(tokens: Token[], text: string, vocabulary: Vocabulary): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const next = tokens[i + 1];
    const apart = next && next.start - token.end === 1 && vocabulary.begins(token.forms[0]!);
    const whole = apart ? `${token.forms[0]}${next.forms[0]}` : '';
    if (
      whole.length > 3 &&
      whole.length < 13 &&
      /\s/.test(text[token.end] ?? '') &&
      vocabulary.coarse(whole) &&
      !everydayPieces.has(token.forms[0]!) &&
      !everydayPieces.has(next!.forms[0]!)
    ) {
      joined.push({ ...token, forms: [whole], end: next!.end });
      i++;
    } else joined.push(token);
  }
  return joined;
}

/** "I'll" as "I will", "u" as "you", so that a rule has to say only one of them. */
function rewrite(tokens: Token[], vocabulary: Vocabulary): Token[] {
  const rewritten: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const word = token.forms[0] ?? '';
    const next = tokens[i + 1];
    if (next && next.sentence === token.sentence && /^sel(?:f|ves)$/.test(next.forms[0] ?? '')) {
      const whole = `${word}${next.forms[0]}`;
      if (/^(?:your|ur|my|him|her|them)sel/.test(whole)) {
        for (const meant of meaningOf(whole)) rewritten.push({ ...token, forms: [meant], end: next.end });
        i++;
        continue;
      }
    }
    if (word.length >= 7 && runTogether.test(word) && !vocabulary.has(word))
      for (const piece of (vocabulary.split(word) ?? [word]).flatMap(meaningOf))
        rewritten.push({ ...token, forms: [piece] });
    else if (meaningOf(word)[0] !== word)
      for (const meant of meaningOf(word)) rewritten.push({ ...token, forms: [meant] });
    else if (word.includes("'"))
      for (const piece of word.split("'")) rewritten.push({ ...token, forms: [piece, `=${piece}`] });
    else rewritten.push(token);
  }
  return rewritten;
}

export function tokensOf(text: string, folded: Folded, vocabulary: Vocabulary): Token[] {
  const known = new Map<string, string[]>();
  const place: Place = { sentence: 0, clause: 0, quoted: false };
  const tokens: Token[] = [];
  let last = 0;
  for (const match of folded.plain.matchAll(chunk)) {
    if (last < match.index && folded.plain.slice(last, match.index).includes('\n')) {
      place.sentence++;
      place.clause++;
    }
    last = match.index + match[0].length;
    for (const token of readChunk(folded, match.index, last, place, vocabulary, known)) tokens.push(token);
  }
  return rewrite(joinPieces(joinLetters(tokens, text, vocabulary), text, vocabulary), vocabulary);
}
