import type { ReadingPanel } from '../reading-order.ts';

/** What was asked, and what is right where that has been told. */
export type Taught = { question: string; correctAnswer: string | undefined };

/** Shorter words stand everywhere. Characters. */
const tellingLength = 4;

/**
 * The line of a panel that teaches the answer: the one with the answer in it, else the one that shares most words with
 * question and answer. Undefined where no line stands out: then the whole panel teaches it.
 */
export function taughtLine(
  { lines }: Pick<ReadingPanel, 'lines'>,
  { question, correctAnswer }: Taught,
): number | undefined {
  // Before it is told, the line with the answer in it would give it away.
  if (correctAnswer === undefined) return undefined;
  const answer = ` ${wordsOf(correctAnswer).join(' ')} `;
  const said = lines.findIndex(({ text }) => ` ${wordsOf(text).join(' ')} `.includes(answer));
  if (said >= 0) return said;
  const asked = new Set(
    wordsOf(`${question} ${correctAnswer}`).filter((word) => word.length >= tellingLength),
  );
  const shared = lines.map(({ text }) => new Set(wordsOf(text).filter((word) => asked.has(word))).size);
  const most = Math.max(0, ...shared);
  return most > 0 && shared.indexOf(most) === shared.lastIndexOf(most) ? shared.indexOf(most) : undefined;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
