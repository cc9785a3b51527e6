import { leastDiscrimination } from '@panelwise/contracts/domain/class-results';
import type { Language } from '@panelwise/contracts/domain/languages';
import type { ClassResults } from '@panelwise/contracts/http/assignments';
import type { Cell } from '../../files/csv.ts';
import { resultWords } from './results-words.ts';
import { statisticsWords } from './statistics-words.ts';

const percent = (share: number) => Math.round(share * 100);

/**
 * What is known of the questions by first tries in all classes, to stand under the grid: a head, and a line for each question of
 * which enough is known. Nothing where nothing is.
 */
export function statisticsRows({ items }: ClassResults, language: Language): Cell[][] {
  const words = statisticsWords[language];
  const { yes, no, changedQuestion } = resultWords[language];
  const known = items.flatMap(({ statistics, ...item }, i) =>
    statistics ? [{ ...item, ...statistics, number: i + 1 }] : [],
  );
  if (known.length === 0) return [];
  const told = (discrimination: number | null, rests: boolean) => {
    if (discrimination === null) return words.notKnown;
    const said = discrimination < leastDiscrimination ? no : yes;
    return rests ? words.rests(said) : said;
  };
  const most = Math.max(...known.map(({ options }) => options.length));
  return [
    [],
    [
      ...[words.title, words.firstTries, words.right, words.discrimination, words.tells],
      ...Array.from({ length: most }, (_, i) => words.answerChosen(String.fromCharCode(65 + i))),
    ],
    ...known.map(({ number, question, answers, facility, discrimination, rest, options }) => [
      `${number}. ${question ?? changedQuestion}`,
      answers,
      percent(facility),
      discrimination === null ? words.notKnown : Math.round(discrimination * 100) / 100,
      told(discrimination, rest === 'rests'),
      ...options.map(({ text, isRight, everywhere, isHardlyChosen }) => {
        const option = `${percent(everywhere ?? 0)}: ${text}`;
        return isRight ? words.isRight(option) : isHardlyChosen ? words.hardlyChosen(option) : option;
      }),
    ]),
  ];
}
