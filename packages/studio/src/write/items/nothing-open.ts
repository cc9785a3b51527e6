import { kindOf } from '../../words/kind-of.ts';
import type { Token } from '../story/tagger.ts';
import { isPlural, singular } from '../text/words.ts';

/** Of these there is one, or everybody knows which. */
const known = new Set(
  'sun moon earth world sky sea ocean air weather light dark past future north south east west equator internet universe wind rain ice day night year morning evening rest same way time top bottom middle end edge surface inside outside body brain heart blood'.split(
    ' ',
  ),
);
/** How a sentence begins that goes on from another: from a moment of the story, or from what was just told. */
const goesOn =
  /^(?:exactly|inside|outside|nothing more|every ?one|each one|all of|half|some of|in all|by (?:evening|noon|night|morning|then)|in (?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|the (?:first|second|third|last|next)) (?:second|minute|hour|day|week|month|year)s?|after \p{L}+ more|in the end)(?!\p{L})/iu;
const narrows =
  /^(?:of|that|which|who|whose|where|when|in|on|at|from|with|between|near|under|behind|for|to)$/;
const superlative = /(?:^most$|^least$|est$|^first$|^last$|^only$)/;
const pointing = /^(?:the|this|that|these|those)$/;

/**
 * Whether an English sentence leaves nothing open for somebody who has not read its story: no "they" without those whom it
 * means, and no "the kitchen" that only the story knows.
 * @param ofLesson words of what the story is about, which its title tells
 */
export function leavesNothingOpen(
  text: string,
  tokens: readonly Token[],
  ofLesson: ReadonlySet<string>,
): boolean {
  if (text.includes('?') || goesOn.test(text)) return false;
  const named: { noun: string; many: boolean }[] = [];
  for (const [at, token] of tokens.entries()) {
    if (/^(?:they|them|their)$/.test(token.lower) && !named.some(({ many }) => many)) return false;
    if (/^(?:it|its)$/.test(token.lower) && !named.some(({ many }) => !many)) return false;
    if (!isNounAt(token, at)) continue;
    const noun = singular(token.lower);
    const isTold = named.some((one) => one.noun === noun);
    if (kindOf(noun) !== 'time') named.push({ noun, many: isPlural(token.lower) });
    if (tokens[at + 1]?.pos === 'NOUN') continue;
    const { determiner, isSuperlative } = aheadOf(tokens, at);
    if (!pointing.test(determiner) || token.pos === 'PROPN') continue;
    const isClear =
      isTold ||
      isSuperlative ||
      known.has(noun) ||
      ofLesson.has(noun) ||
      narrows.test(tokens[at + 1]?.lower ?? '');
    if (!isClear) return false;
  }
  return true;
}

/** Whether "it" and "they" of an English sentence are named in it before, and it goes on from no other. */
export function saysWhatItMeans(text: string, tokens: readonly Token[]): boolean {
  if (goesOn.test(text)) return false;
  const nouns = tokens.map((token, at) => (isNounAt(token, at) ? isPlural(token.lower) : undefined));
  return tokens.every(({ lower }, at) => {
    if (/^(?:they|them|their)$/.test(lower)) return nouns.slice(0, at).includes(true);
    if (/^(?:it|its)$/.test(lower)) return nouns.slice(0, at).includes(false);
    return true;
  });
}

/** The tagger takes "Plants" at the head of a sentence for what somebody plants. */
const isNounAt = ({ pos, lower }: Token, at: number) =>
  /^(?:NOUN|PROPN)$/.test(pos) || (at === 0 && isPlural(lower));

/** What stands before a noun and its attributes, and whether these tell which one of all is meant. */
function aheadOf(tokens: readonly Token[], noun: number): { determiner: string; isSuperlative: boolean } {
  let at = noun - 1;
  let isSuperlative = false;
  while (at >= 0 && /^(?:ADJ|NUM|NOUN|ADV)$/.test(tokens[at]!.pos)) {
    isSuperlative ||= superlative.test(tokens[at]!.lower);
    at--;
  }
  // "Found that plants need light" points at no plants.
  return { determiner: tokens[at]?.pos === 'SCONJ' ? '' : (tokens[at]?.lower ?? ''), isSuperlative };
}
