import type { LiveResults } from '@panelwise/contracts/domain/live';
import type { Cell } from '../../files/csv.ts';

const words = { right: 'right', wrong: 'wrong', none: 'no answer' } as const;
const letterOf = (place: number) => String.fromCharCode(65 + place);

/** A live session for a spreadsheet: a line for each seat that is still known, and under it one for each question in sums. */
export function liveRows({ items, seats }: LiveResults): Cell[][] {
  const most = Math.max(0, ...items.map(({ options }) => options.length));
  const named = items.map(({ question }, i) => `${i + 1}. ${question}`);
  return [
    ['Who', 'Guest', ...named, 'Right'],
    ...seats.map(({ name, isGuest, cells, right }) => [
      ...[name, isGuest ? 'yes' : 'no'],
      ...cells.map((cell) => words[cell]),
      right,
    ]),
    [],
    [
      ...['Question', 'Answered', 'Right', 'Middle time of an answer (s)'],
      ...Array.from({ length: most }, (_, place) => `Answer ${letterOf(place)} (how many chose it)`),
    ],
    ...items.map(({ right, options, seconds }, i) => [
      ...[named[i]!, right.of, right.right, seconds ?? ''],
      ...options.map(({ text, isRight, chosen }) => `${chosen}: ${text}${isRight ? ' (right)' : ''}`),
    ]),
  ];
}
