import type { CellState } from '@panelwise/contracts/domain/class-results';
import type { ClassResults } from '@panelwise/contracts/http/assignments';
import type { Cell } from '../../files/csv.ts';

const words: Record<CellState, string> = {
  right: 'right first time',
  repaired: 'wrong, then repaired',
  wrong: 'still wrong',
  'not-yet': 'not yet',
};

/** The grid for a spreadsheet: a head, a line for each pupil, a column for each question; accuracy and time apart. */
export function resultRows({ pupils, items }: ClassResults): Cell[][] {
  return [
    [
      'Pupil',
      'Read to the end',
      ...items.map(
        ({ question, isChanged }, i) =>
          `${i + 1}. ${question ?? 'A question that has been changed since'}${question && isChanged ? ' (changed since)' : ''}`,
      ),
      'Right first time',
      'First answers',
      'Middle time of an answer (s)',
    ],
    ...pupils.map(({ pupil, isRead, cells, firstTry, seconds }) => [
      pupil.name,
      isRead ? 'yes' : 'no',
      ...cells.map(({ state, chosen, counts, seenBefore }, i) => {
        const option = chosen === null ? undefined : items[i]?.options[chosen]?.text;
        const said = option === undefined ? words[state] : `${words[state]}: ${option}`;
        const why = [!counts && 'does not count', seenBefore && 'answered elsewhere before'].filter(Boolean);
        return why.length > 0 ? `${said} (${why.join(', ')})` : said;
      }),
      firstTry.right,
      firstTry.of,
      seconds ?? '',
    ]),
  ];
}
