import type { ClassResults } from '@panelwise/contracts/http/assignments';
import type { Cell } from '../../files/csv.ts';
import type { ResultWords } from './results-words.ts';

/** The grid for a spreadsheet: a head, a line for each pupil, a column for each question; accuracy and time apart. */
export function resultRows({ pupils, items }: ClassResults, words: ResultWords): Cell[][] {
  return [
    [
      words.pupil,
      words.isRead,
      ...items.map(
        ({ question, isChanged }, i) =>
          `${i + 1}. ${question === null ? words.changedQuestion : isChanged ? words.changedSince(question) : question}`,
      ),
      words.rightFirst,
      words.firstAnswers,
      words.middleTime,
    ],
    ...pupils.map(({ pupil, isRead, cells, firstTry, seconds }) => [
      pupil.name,
      isRead ? words.yes : words.no,
      ...cells.map(({ state, chosen, counts, seenBefore }, i) => {
        const option = chosen === null ? undefined : items[i]?.options[chosen]?.text;
        const name = words.states[state];
        const said = option === undefined ? name : words.chosen(name, option);
        const why = [...(counts ? [] : [words.doesNotCount]), ...(seenBefore ? [words.seenBefore] : [])];
        return why.length > 0 ? `${said} (${why.join(', ')})` : said;
      }),
      firstTry.right,
      firstTry.of,
      seconds ?? '',
    ]),
  ];
}
