import type { Token } from '../story/tagger.ts';
import { isPlural } from '../text/words.ts';

/** Words that speak to somebody, cry out, or label what comes. */
const opensAsTalk =
  /^(?:well|ok|okay|oh|right|please|so|look|listen|try|let|imagine|remember|thanks?|dear|sorry|hello|hi|same|quick|back|miss|sir|p\.?s)\b|^[\p{L}\p{N} .]{2,24}: |^\d[\d:.)]*:? /iu;
/** "No formula helps against that", "had never been there before": what is meant stands in another sentence. */
const leavesOpen =
  /(?<!\p{L})(?:like (?:this|that|these)|in (?:this|that) way)(?!\p{L})|(?<!\p{L})(?:this|that|these|those)(?=[.,;!?]|$)|(?<!\p{L})(?:this|that) one(?!\p{L})|(?<!\p{L})there(?=[.,;!?]|$| (?:at|in|on|by|before|again)(?!\p{L}))|(?<!\p{L})(?:have|has|had|wants?|wanted|needs?|tr(?:y|ies)) to \p{L}+ (?:it|them)(?!\p{L})|(?<!\p{L})(?:is|are) different(?=[.:;,]|$)/iu;
/** What people think may be wrong, and what would have been was not so. */
const notSo =
  /(?<!\p{L})(?:think|thinks|believe|believes) that (?:they|it|he|she)(?!\p{L})|(?<!\p{L})(?:thinks|thought|believed|guesse[sd]) that(?!\p{L})|(?<!\p{L})people (?:often |still )?(?:think|believe)(?!\p{L})|(?<!\p{L})would(?:n't| not)? have(?!\p{L})/iu;

/**
 * Whether an English sentence can be read without those around it: a whole one, with nothing left open that another names,
 * and not addressed to anybody.
 */
export const standsAlone = ({ text, tokens }: { text: string; tokens: readonly Token[] }): boolean =>
  !/^\p{Ll}/u.test(text) &&
  /[.!]["”]?$/.test(text) &&
  (!opensAsTalk.test(text) || isSum(text)) &&
  !leavesOpen.test(text) &&
  !notSo.test(text) &&
  (isSum(text) || hasClause(tokens));

/** "3 × 4 = 12": what is reckoned, and so is a sentence of its own. */
export const isSum = (text: string) => /\d[^.;]*[+×÷−·*/-] ?\d[^.;]*=\s*[\p{Sc}\d]/u.test(text);

const isVerb = ({ pos, lower }: Token) => pos === 'VERB' || pos === 'AUX' || /^calls?$/.test(lower);
const isRelative = (token: Token | undefined) => /^(?:that|who|which)$/.test(token?.lower ?? '');

/**
 * Whether words hold a clause of their own: a verb that does not hang on "that", "who" or "to". "A bird that eats seeds and
 * sings." has none, nor has "Same reason a bird sings." whose nouns stand side by side.
 */
export function hasClause(tokens: readonly Token[]): boolean {
  let inRelative = false;
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    if (isRelative(token) && at > 0 && /^(?:NOUN|PROPN)$/.test(before!.pos)) inRelative = true;
    if (!isVerb(token)) continue;
    if (before?.lower === 'to') continue;
    // "Leaves make food": the tagger takes what leaves are for leaving.
    if (at === 0 && /s$/.test(token.lower) && tokens[1] && isVerb(tokens[1])) continue;
    if (at === 0) return /ing$/.test(token.lower);
    // The verb of the relative clause, and one joined to it by "and".
    const hangs =
      inRelative &&
      (isRelative(before) || before?.pos === 'CCONJ' || isVerb(before!) || before?.pos === 'ADV');
    if (hangs) continue;
    const subject = tokens.slice(0, at);
    // "In summer the land heats up" opens with its time or place.
    if (subject[0]?.pos === 'ADP') return true;
    return !subject.some(
      ({ pos }, i) => pos === 'NOUN' && subject[i + 1]?.pos === 'DET' && !inRelative && i < 3 && at < 8,
    );
  }
  // "In summer the land heats up": a verb that looks like a noun in the plural.
  return tokens.some(
    ({ pos, lower }, i) => pos === 'NOUN' && isPlural(lower) && tokens[i - 1]?.pos === 'NOUN' && i > 1,
  );
}
