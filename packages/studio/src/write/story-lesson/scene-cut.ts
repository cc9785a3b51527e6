import type { StorySentence } from '../story/analyse-story.ts';

/** A sentence that begins like this leaves the moment before it behind. */
const laterOn =
  /^(?:in the end|at last|finally|later|the next|next (?:day|morning|week|month|time|year)|that (?:evening|night|afternoon|weekend)|on the (?:way|weekend|next)|after (?:that|school|lunch|dinner|an? \w+|\w+ (?:hours?|days?|weeks?|months?|years?))|by (?:evening|sunset|the end)|at the end|from (?:then|that day) on|since then|now|(?:one|two|three|a few|some) (?:hours?|days?|weeks?|months?|years?) later|in the (?:evening|afternoon)|when (?:the|it) .* (?:over|done|finished))\b/i;

/**
 * How many of the sentences set the situation: the lesson is told after them, and the rest ends the part. A scene is not
 * interrupted, so all of them do where there is only one, or where more than half would wait.
 */
export function closingFrom(sentences: readonly StorySentence[]): number {
  for (let at = sentences.length - 1; at > 0 && at * 2 >= sentences.length; at--)
    if (laterOn.test(sentences[at]!.text) || sentences[at - 1]!.paragraph !== sentences[at]!.paragraph)
      return at;
  return sentences.length;
}
