import { placeSigns } from '../place-signs.ts';
import { seenThere } from './seen-there.ts';

type Sign = { place: string; kind: string };

/** Which places each word or phrase is a sign of, and of what kind; lists of both kinds of strength are one. */
const bySign = new Map<string, Sign[]>();
const loose: { pattern: RegExp; sign: Sign }[] = [];
for (const [strength, list] of [
  ['', placeSigns],
  ['weak ', seenThere],
] as const)
  for (const { place, sure, rather = '' } of list)
    for (const [kind, words] of [
      ['sure', sure],
      ['rather', rather],
    ] as const)
      for (const word of words.trim().split(/\s+/).filter(Boolean)) {
        const sign = { place, kind: strength + kind };
        const phrase = word.replaceAll('_', ' ');
        if (/^[\p{L}' -]+$/u.test(phrase)) add(phrase.toLowerCase(), sign);
        else if (/^[\p{L}' -]+s\?$/u.test(phrase)) {
          add(phrase.slice(0, -2).toLowerCase(), sign);
          add(phrase.slice(0, -1).toLowerCase(), sign);
        } else
          loose.push({ pattern: new RegExp(`(?<![\\p{L}\\d])(?:${phrase})(?![\\p{L}\\d])`, 'iu'), sign });
      }

function add(phrase: string, sign: Sign) {
  bySign.set(phrase, [...(bySign.get(phrase) ?? []), sign]);
}

/** So many words a sign has at most. */
const longest = 4;

/** The places whose things a text shows, each sign once; `before` stands before its kind. */
export function signsIn(text: string, before: string): [place: string, kind: string][] {
  const found = new Map<string, Sign>();
  const note = (phrase: string, sign: Sign) => {
    const key = `${sign.place} ${phrase}`;
    if (!found.has(key)) found.set(key, sign);
  };
  const words = text.toLowerCase().match(/[\p{L}\p{M}][\p{L}\p{M}'-]*/gu) ?? [];
  for (let i = 0; i < words.length; i++)
    for (let length = 1; length <= longest && i + length <= words.length; length++) {
      const phrase = words.slice(i, i + length).join(' ');
      const signs = bySign.get(phrase) ?? [];
      const shared = new Set(signs.map(({ place }) => place)).size;
      for (const sign of signs)
        note(
          phrase.replace(/s$/, ''),
          shared > 1 ? { ...sign, kind: `${sign.kind}, ${shared > 2 ? 'of many' : 'of two'}` } : sign,
        );
    }
  for (const { pattern, sign } of loose) {
    const match = pattern.exec(text);
    if (match) note(match[0].toLowerCase(), sign);
  }
  return [...found.values()].map(({ place, kind }) => [place, before ? `${before} ${kind}` : kind]);
}
