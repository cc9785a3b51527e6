import type { WordNet } from './read-wordnet.ts';

/** Single nouns up to this rank among the words of newspapers and encyclopaedias. */
const commonRank = 36_000;
/** Of a noun of two words each has to be this frequent. */
const commonPartRank = 6_000;
/** The same for what a picture may stand for, where rarer words still gain by being known. */
const picturedRank = 120_000;
const picturedPartRank = 16_000;

/**
 * The nouns that the index knows: frequent ones, those in `needed`, and rarer ones where their first meaning is a kind
 * of one that has a picture, or where the last of two words has one: a guinea pig must not be taken for a pig.
 */
export function pickNouns(
  { senses }: WordNet,
  rankOf: (word: string) => number,
  needed: ReadonlySet<string>,
  isPictured: (id: string) => boolean,
): string[] {
  return [...senses.keys()].filter((noun) => {
    if (needed.has(noun)) return true;
    const parts = noun.split(/[_-]/);
    if (!/^[a-z]{2,}([_-][a-z]+)?$/.test(noun)) return false;
    const last = parts.length > 1 ? (senses.get(parts.at(-1)!) ?? []) : [];
    const pictured = isPictured(senses.get(noun)![0]!) || last.some(isPictured);
    const rank = parts.length === 1 ? [commonRank, picturedRank] : [commonPartRank, picturedPartRank];
    return parts.every((part) => rankOf(part) < rank[pictured ? 1 : 0]!);
  });
}
