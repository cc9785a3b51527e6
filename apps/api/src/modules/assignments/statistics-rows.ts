import { leastDiscrimination } from '@panelwise/contracts/domain/class-results';
import type { ClassResults } from '@panelwise/contracts/http/assignments';
import type { Cell } from '../../files/csv.ts';

const percent = (share: number) => Math.round(share * 100);

/**
 * What is known of the questions by first tries in all classes, to stand under the grid: a head, and a line for each question of
 * which enough is known. Nothing where nothing is.
 */
export function statisticsRows({ items }: ClassResults): Cell[][] {
  const known = items.flatMap(({ statistics, ...item }, i) =>
    statistics ? [{ ...item, ...statistics, number: i + 1 }] : [],
  );
  if (known.length === 0) return [];
  const most = Math.max(...known.map(({ options }) => options.length));
  return [
    [],
    [
      'Questions by first tries in all classes',
      ...['First tries', 'Right (%)', 'Discrimination (-1 to 1)', 'Tells who knows it'],
      ...Array.from({ length: most }, (_, i) => `Answer ${String.fromCharCode(65 + i)} (% chose it)`),
    ],
    ...known.map(({ number, question, answers, facility, discrimination, rest, options }) => [
      `${number}. ${question ?? 'A question that has been changed since'}`,
      answers,
      percent(facility),
      discrimination === null ? 'not known' : Math.round(discrimination * 100) / 100,
      tells(discrimination) + (rest === 'rests' ? ' (it rests)' : ''),
      ...options.map(({ text, isRight, everywhere, isHardlyChosen }) => {
        const note = isRight ? ' (right)' : isHardlyChosen ? ' (hardly anybody chooses it)' : '';
        return `${percent(everywhere ?? 0)}: ${text}${note}`;
      }),
    ]),
  ];
}

function tells(discrimination: number | null): string {
  if (discrimination === null) return 'not known';
  return discrimination < leastDiscrimination ? 'no' : 'yes';
}
