import { kindOf } from '../../words/kind-of.ts';
import { onceFor } from '../story/once-for.ts';
import { singular } from '../text/words.ts';
import { idioms } from './idioms.ts';

/** What is compared, denied, wished for or only said: its words name nothing that is there to be seen. */
const spans = [
  idioms,
  /(?<!\p{L})(?:like|as if|as though) (?:an? |the |some |two |\p{L}+ing )?[^,.;:!?"]*/giu,
  /(?<!\p{L})as \p{L}+ as [^,.;:!?"]*/giu,
  // "No bigger than a cat"; what is bigger than the ox may stand beside it.
  /(?<=(?<!\p{L})(?:\p{L}{3,}er|(?:more|less) \p{L}+) )than an? (?:\p{L}+ )?\p{L}+/giu,
  /(?<!\p{L})(?:no|none (?:for|of)|without|instead of|nor|neither|besides) (?:any |an? |the )?(?:(?!and |or |but |no )\p{L}+ ){0,2}\p{L}+/giu,
  // "The water was the colour of coffee".
  /(?<=(?<!\p{L})(?:is|was|are|were|be|turned|became|had|has|have) (?:the |almost the |about the )(?:colou?r|shape|size) of )(?:an? |the |\p{L}+ )?\p{L}+/giu,
  // "The whole village came": its people did.
  /(?<!\p{L})(?:the|our|my|his|her|their) (?:whole|entire) (?:village|town|city|school|street)(?= (?:came|comes|helped|helps|cheered|laughed|knew|knows|ran|danced|worked|gathered|was (?:there|happy|proud|excited|talking|asleep)|watched|met|celebrated)(?!\p{L}))/giu,
  // "Much less rain than usual", "fewer fish": there are none to be seen.
  /(?<!\p{L})(?:(?:much|far|even) )?(?:less|fewer) (?!than|and|about|of)(?:\p{L}+ ){0,1}?\p{L}+(?! more)/giu,
  // "Hardly any rain", "too little water".
  /(?<!\p{L})(?:hardly any|barely any|scarcely any|almost no|too little|very little|not enough) (?:\p{L}+ ){0,2}?\p{L}+/giu,
  // The season has no article, the coil and the source have one.
  /(?<!\p{L})(?:since|in|during|until|till|by|this|last|next|every|each) (?:early |late )?(?:spring|fall)(?!\p{L})/giu,
  // Up to where another one begins to do something else.
  /(?:n't|(?<!\p{L})(?:not|never|(?:do|does|did|ca|could|wo|is|was|are|have|has)nt)) (?:(?! and (?:I|he|she|it|they|we|his|her|their|our|my) )[^,.;:!?"])*/gu,
  // "Nobody rings a bell", up to where somebody else does something.
  /(?<!\p{L})(?:nobody|no one|no-one|none of (?:them|us|the \p{L}+)) (?:(?! but |,? (?:so|but|and|except|only) )[^.;:!?"])*/giu,
  // "If it had rained inside, the plant would have lived."
  /(?<!\p{L})if [^.;:!?"]* had [^.;:!?"]*(?:would|could|might) have [^,.;:!?"]*/giu,
  // "I can hardly buy bread": there is none. "They thought it was a crocodile": it is none.
  /(?<!\p{L})can hardly [^,.;:!?"]*/giu,
  /(?<!\p{L})thought (?:that )?(?:it|they|this|he|she) (?:was|were|had been) (?:an? |the )?[^,.;:!?"]*/giu,
  /(?<!\p{L})(?:would|could) have [^,.;:!?"]*/giu,
  /(?<!\p{L})(?:you|one|anybody|everybody) could [^,.;:!?"]*/giu,
  // A picture of a beach hangs where no beach is.
  /(?<!\p{L})(?:photos?|photographs?|pictures?|paintings?|drawings?|posters?|maps?|models?) of (?:an? |the |his |her |my |our |their )?(?:\p{L}+ )?\p{L}+/giu,
  /(?<!\p{L})(?:swallow(?:s|ed)|hid|hides|blott?ed out|covered) (?:all )?(?:the )?(?:stars|sun|moon|sky)(?!\p{L})/giu,
  // "The rhyme that she had learned at school": this was before.
  /(?<=(?:had|'d) )(?:learned|learnt|heard|seen|read|bought|found|made) (?:at|in|from) [^,.;:!?"]*/giu,
  // "The leg of the desk" is no leg.
  /(?<!\p{L})(?:legs?|arms?|foot|feet|back|head|neck|mouth|eye|teeth|hands?) of (?:the|a|an|his|her|my|each|every) (?:desk|table|chair|bench|bed|sofa|bottle|flask|river|cave|needle|clock|saw|comb|mountain|hill)s?/giu,
  /(?<!\p{L})(?:neck|skin|feet|head|body|eyes|legs|tail|ears|heart|size|shape|colou?r|strength|speed|voice|face|wings|claws|hair|teeth|nose|mane) of an? \p{L}+/giu,
  /(?<!\p{L})(?:wish(?:ed|es)?|pretend(?:ed|s)?|imagin(?:ed|es)?|pictured|dream(?:ed|t|s)?) [^,.;:!?"]*/giu,
];

/** Nouns that a story only compares with, at least at first: when they come again, they still stand for something else. */
export const comparedNouns = onceFor((sentences: readonly { text: string }[]): ReadonlySet<string> => {
  const compared = new Set<string>();
  const seen = new Set<string>();
  for (const { text } of sentences) {
    for (const [, phrase] of text.matchAll(comparisons))
      for (const noun of nounsIn(phrase!)) if (!seen.has(noun)) compared.add(noun);
    for (const noun of nounsIn(visibleWords(text))) seen.add(noun);
  }
  return compared;
});

const comparisons = /(?<!\p{L})(?:like|as if|as \p{L}+ as) (?:an? |the |two |some )?([^,.;:!?"]*)/giu;
const nounsIn = (text: string) =>
  (text.match(/\p{L}{3,}/gu) ?? []).map((word) => singular(word.toLowerCase()));

/** A sentence in which the words that name nothing to be seen are blanked, so that positions stay. English. */
export const visibleWords = (text: string): string =>
  spans
    .reduce(
      (left, span) =>
        left.replace(span, (words) => (/^like to(?!\p{L})/u.test(words) ? words : blanks(words))),
      text,
    )
    .replace(personIsA, (words, noun: string) => (kindOf(noun) === 'animal' ? blanks(words) : words));

const blanks = (words: string) => ' '.repeat(words.length);
/** "My brother is a pig." */
const personIsA =
  /(?<!\p{L})(?:brother|sister|mother|father|mum|mom|dad|uncle|aunt|cousin|teacher|boss|man|woman|boy|girl)(?: \p{Lu}\p{Ll}+)? (?:is|was) (?:such |like )?an? (?:\p{Ll}+ )?(\p{Ll}+)/gu;
