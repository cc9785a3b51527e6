import { tagSentence } from '../story/tagger.ts';

const past =
  /(?<!\p{L})(?:was|were|had|did|went|came|said|took|put|gave|got|saw|ran|sat|stood|made|told|held|began|found|could|would|\p{L}{2,}ed)(?!\p{L})/iu;

/** Whether most of a story tells what has happened. */
export const isToldInPast = (narration: readonly string[]): boolean => {
  const telling = narration.filter((text) => /\p{L}/u.test(text));
  return telling.filter((text) => past.test(text)).length * 2 > telling.length;
};

/** Somebody of the story is in it: that is a scene, whatever its tense. */
const somebody =
  /(?<!\p{L})(?:I|we|you|he|she|they|my|our|your|his|her|their|here|there|this|now|today)(?!\p{L})|(?<!^)(?<![.!?] )\p{Lu}\p{Ll}+/u;

/** "The packets travel through cables under the sea": what is always so, in a story of what has happened, moves nobody. */
export function statesAlways(narration: string): boolean {
  if (somebody.test(narration.charAt(0).toLowerCase() + narration.slice(1)) || past.test(narration))
    return false;
  const verbs = tagSentence(narration).filter(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const isPresent = ({ lower, lemma }: { lower: string; lemma: string }) =>
    lower === lemma || (/s$/.test(lower) && !/ss$/.test(lower)) || lower === 'are';
  // "Packets travel" may be tagged as two nouns.
  return verbs.length === 0 ? /^(?:the|an?|all|most|many) /i.test(narration.trim()) : isPresent(verbs[0]!);
}
