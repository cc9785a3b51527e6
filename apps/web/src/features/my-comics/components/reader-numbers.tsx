import type { getComic } from '@panelwise/contracts/http/comics';
import type { z } from 'zod';
import classes from './reader-numbers.module.css';

type Readers = z.output<(typeof getComic)['response']>['readers'];

/** How a comic does with its readers: reads, finished quizzes, and how many answers were right. */
export function ReaderNumbers({ readers }: { readers: Readers }) {
  const { views, quizzes, rightPercent } = readers;
  const numbers = [
    { value: String(views), label: views === 1 ? 'view' : 'views' },
    { value: String(quizzes), label: quizzes === 1 ? 'quiz finished' : 'quizzes finished' },
    ...(rightPercent === null ? [] : [{ value: `${rightPercent}%`, label: 'of answers right' }]),
  ];
  return (
    <ul className={classes.numbers}>
      {numbers.map(({ value, label }) => (
        <li key={label}>
          <b>{value}</b> {label}
        </li>
      ))}
    </ul>
  );
}
