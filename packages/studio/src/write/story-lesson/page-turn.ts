import type { Beat } from '../stage/beat.ts';
import { pageLengths } from '../stage/paginate.ts';
import { wordCount } from '../text/words.ts';

/** Words that a panel holds beside what it tells. */
const roomFor = 30;

/** Moves a question before the page turns, where the next page begins with it and the panel before has room for it. */
export function askBeforePageTurns(beats: Beat[], pages?: number): Beat[] {
  const turned = [...beats];
  let end = -1;
  for (const length of pageLengths(beats.length, pages === undefined ? {} : { wanted: pages })) {
    end += length;
    const [last, first] = [turned[end], turned[end + 1]];
    if (!last || !first || !mayAsk(last, first)) continue;
    const [question, ...answer] = first.lines;
    turned[end] = { ...last, lines: [...last.lines, question!] };
    turned[end + 1] = { ...first, kind: 'explain', lines: answer };
  }
  return turned;
}

function mayAsk(last: Beat, first: Beat): boolean {
  if (last.kind !== 'explain' || first.kind !== 'exchange' || first.caption || first.lines.length < 2)
    return false;
  const question = first.lines[0]!;
  if (!question.text.endsWith('?') || last.lines.some(({ speaker }) => speaker === question.speaker))
    return false;
  const words = last.lines.map(({ text }) => text).join(' ');
  return last.lines.length < 2 && wordCount(words) + wordCount(question.text) <= roomFor;
}
