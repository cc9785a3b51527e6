import type { Language } from '@panelwise/contracts/domain/languages';
import type { LiveResults } from '@panelwise/contracts/domain/live';
import type { Cell } from '../../files/csv.ts';
import { resultWords } from '../assignments/results-words.ts';
import { statisticsWords } from '../assignments/statistics-words.ts';
import { liveWords } from './results-words.ts';

const letterOf = (place: number) => String.fromCharCode(65 + place);

/** A live session for a spreadsheet: a line for each seat that is still known, and under it one for each question in sums. */
export function liveRows({ items, seats }: LiveResults, language: Language): Cell[][] {
  const words = liveWords[language];
  const { yes, no, middleTime } = resultWords[language];
  const most = Math.max(0, ...items.map(({ options }) => options.length));
  const named = items.map(({ question }, i) => `${i + 1}. ${question}`);
  return [
    [words.who, words.guest, ...named, words.rightCount],
    ...seats.map(({ name, isGuest, cells, right }) => [
      ...[name, isGuest ? yes : no],
      ...cells.map((cell) => words.cells[cell]),
      right,
    ]),
    [],
    [
      ...[words.question, words.answered, words.rightCount, middleTime],
      ...Array.from({ length: most }, (_, place) => words.answerChosen(letterOf(place))),
    ],
    ...items.map(({ right, options, seconds }, i) => [
      ...[named[i]!, right.of, right.right, seconds ?? ''],
      ...options.map(({ text, isRight, chosen }) => {
        const option = `${chosen}: ${text}`;
        return isRight ? statisticsWords[language].isRight(option) : option;
      }),
    ]),
  ];
}
