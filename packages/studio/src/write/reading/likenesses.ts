import { onceFor } from '../story/once-for.ts';
import { singular } from '../text/words.ts';

/** "A tower of ninety blocks", "a volcano in my belly": what only has the form or the name of a thing. */
const built =
  /(?<!\p{L})(\p{L}+) (?:made |built )?(?:(?:out )?of|out of|from) (?:\p{L}+[ -]){0,3}?(?:newspapers?|papier-m[âa]ch[ée]|plasticine|playdough|polystyrene|cotton wool|cereal boxes|egg boxes|shoe ?box(?:es)?|blocks|bricks|cards|cardboard|paper|straws|sticks|cubes|books|cans|cups|lego|snow|sand|clay|ice|chocolate|matches|toothpicks|spaghetti)(?!\p{L})/giu;
const felt =
  /(?<!\p{L})(?:an?|the) (?:\p{L}+ )?(\p{L}+) in (?:my|his|her|their|your) (?:belly|stomach|tummy|head|heart|chest|mind|throat)(?!\p{L})/giu;

type Sentences = readonly { text: string }[];

/**
 * Nouns that in a story name no thing of their kind, in lower case and singular: once a tower is one of blocks, "the tower"
 * is no castle's in the next sentence either. English.
 */
export const likenessesIn = onceFor((sentences: Sentences): ReadonlySet<string> => {
  const text = sentences.map((one) => one.text).join(' ');
  const nouns = [built, felt].flatMap((pattern) => [...text.matchAll(pattern)].map(([, noun = '']) => noun));
  return new Set(nouns.map((noun) => singular(noun.toLowerCase())));
});
