import { placeNouns } from '../place-nouns.ts';

/** A word for a place in a sentence, and how it stands there. */
export type PlaceMention = {
  place: string;
  at: number;
  noun: string;
  /** The preposition before it, if one is. */
  preposition: string;
  /** "the", "a", "own" ("my", "Mum's"), "each" or nothing. */
  article: string;
  isPlural: boolean;
  /** "The school bell": it only says what kind of thing. */
  namesThing: boolean;
};

const classes = placeNouns.map(([place, nouns]) => [place, new RegExp(`^(?:${nouns})$`, 'iu')] as const);
const known = new Map<string, string | undefined>();

function classOf(noun: string): string | undefined {
  const word = noun.toLowerCase();
  if (!known.has(word)) known.set(word, classes.find(([, nouns]) => nouns.test(word))?.[0]);
  return known.get(word);
}

// An optional word before "shop" or "market" would take the article with it.
const anyNoun = placeNouns.map(([, nouns]) => nouns.replaceAll('(?:\\p{L}+ )?', '')).join('|');
const nouns = new RegExp(`(?<![\\p{L}-])(?<noun>${anyNoun})(?<plural>e?s)?(?![\\p{L}-])`, 'giu');
const prepositions =
  /^(?:in|at|on|into|onto|to|towards?|from|through|across|along|behind|outside|inside|beside|near|by|past|over|under|up|down|around|round|of|with|for|about|like|as|than|between|off)$/i;
const owners = /^(?:my|our|his|her|their|your|its)$|['’]s?$/i;
const eachOf = /^(?:every|each|all|any|no|some|many|most|other|another)$/i;
/** So many words may stand between a preposition and its noun. */
const reach = 4;
const verbLike = /(?:ed|ing)$|^(?:is|was|are|were|has|had|have|and|or|but)$/i;
const goesOn =
  /^ (?!(?:and|or|but|in|at|on|to|of|with|for|from|by|near|as|when|where|while|that|which|who|was|is|are|were|had|has|there|again|now|every|until|after|before|because|so|like|than|into|through|behind|across|along|smelled|lay|stood|came|went|began)(?!\p{L}))\p{Ll}/u;

/** All words for places in a text, wherever they stand. */
export function placeMentions(text: string): PlaceMention[] {
  return [...text.matchAll(nouns)].flatMap((match) => {
    const noun = match.groups!.noun!;
    const place = classOf(noun);
    if (!place) return [];
    const clause = text
      .slice(0, match.index)
      .split(/[,.;:!?"]/)
      .at(-1)!;
    const before = clause.match(/[\p{L}\p{M}'’-]+/gu)?.slice(-reach) ?? [];
    let preposition = 'none';
    let article = 'none';
    for (const word of before.reverse()) {
      if (prepositions.test(word)) {
        preposition = word.toLowerCase();
        break;
      }
      if (article !== 'none' && !/^all$/i.test(word)) break;
      if (/^the$/i.test(word)) article = 'the';
      else if (/^(?:an?|one)$/i.test(word)) article = 'a';
      else if (/^(?:this|that|these|those)$/i.test(word)) article = 'this';
      else if (owners.test(word)) article = 'own';
      else if (eachOf.test(word)) article = 'each';
      else if (verbLike.test(word)) break;
    }
    return {
      place,
      at: match.index,
      noun: noun.toLowerCase(),
      preposition,
      article,
      isPlural: match.groups!.plural !== undefined,
      namesThing: goesOn.test(text.slice(match.index + match[0].length)),
    };
  });
}
