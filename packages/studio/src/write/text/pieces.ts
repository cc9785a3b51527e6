import { textWidth, wordCount } from './words.ts';

export type PieceLimit = { words: number; width: number };

/** What one bubble and one caption hold so that they stay quick to read. */
export const bubbleLimit: PieceLimit = { words: 20, width: 130 };
export const captionLimit: PieceLimit = { words: 25, width: 165 };

const fits = (text: string, limit: PieceLimit) =>
  wordCount(text) <= limit.words && textWidth(text) <= limit.width;

/**
 * Cuts a sentence into pieces that fit, at clause borders where there are any. No word is lost. A cut where
 * the author had no comma gets "…" on both sides.
 */
export function splitToFit(text: string, limit: PieceLimit): string[] {
  if (fits(text, limit)) return [text];
  const count = Math.ceil(Math.max(wordCount(text) / limit.words, textWidth(text) / limit.width));
  const target = text.length / count;
  const all = borders(text.slice(0, limit.width * 2)).filter(
    (b) => fits(`${text.slice(0, b.at)}…`, limit) && b.at > target * 0.3,
  );
  // Between two sentences that fit by themselves nothing is torn apart.
  const whole = all.filter((b) => b.weight === afterSentence && fits(text.slice(b.at).trim(), limit));
  // Where more follows than fits, the first sentences stay whole all the same.
  const firstOnes = all.filter((b) => b.weight === afterSentence).slice(-1);
  const clauses = all.filter((b) => b.weight <= newClause && fits(text.slice(b.at).trim(), limit));
  const border = [whole, firstOnes, clauses, all]
    .find((some) => some.length > 0)
    ?.toSorted((a, b) => Math.abs(a.at - target) * a.weight - Math.abs(b.at - target) * b.weight)[0];
  if (!border) {
    const at = hardCut(text, limit);
    return [text.slice(0, at), ...splitToFit(text.slice(at), limit)];
  }
  const left = text.slice(0, border.at).trim();
  const right = text.slice(border.at).trim();
  if (/[,;:—–.!?"]$/.test(left)) return [left, ...splitToFit(right, limit)];
  return [`${left} …`, ...splitToFit(`… ${right}`, limit)];
}

type Border = { at: number; weight: number };
/** The weight of a border after a full stop. */
const afterSentence = 0.5;
/** The weight of one after a comma, before "so" or "because". */
const newClause = 1;

function borders(text: string): Border[] {
  const found: Border[] = [];
  for (const match of text.matchAll(/\s+/g)) {
    const before = text.slice(0, match.index);
    if (wordCount(before) < 3 || wordCount(text.slice(match.index)) < 3) continue;
    // "My neighbour Mr. | Uy"
    const afterMark =
      /[,;:—–.!?]["']?$/.test(before) && !/(?<!\p{L})(?:M[rsx]|Mrs|Dr|Prof|St|Sra?|Jr)\.$/u.test(before);
    const beforeJoiner = /^\s(?:and|but|so|because|which|while|when|where|who|that|until|if|or|then)\s/.test(
      text.slice(match.index),
    );
    const weight =
      afterMark && /[.!?।]["']?$/.test(before)
        ? afterSentence
        : afterMark && beforeJoiner
          ? newClause
          : afterMark
            ? 1.3
            : beforeJoiner
              ? 2
              : 6;
    found.push({ at: match.index, weight });
  }
  return found;
}

/** For text without spaces: the last whole sign (an emoji family counts as one) inside the limit. */
function hardCut(text: string, limit: PieceLimit): number {
  let end = 0;
  const window = text.slice(0, limit.width * 3);
  for (const { segment, index } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    window,
  )) {
    if (end > 0 && !fits(text.slice(0, index + segment.length), limit)) break;
    end = index + segment.length;
  }
  // One sign of hundreds of joined code points would overflow a bubble: such a sign is cut.
  return Math.min(end, limit.width * 2);
}
