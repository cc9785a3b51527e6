import type { Readers } from '@panelwise/contracts/http/comics';
import classes from './reader-numbers.module.css';

/** How a comic does with its readers: reads, finished quizzes, and how many of all answers were right. */
export function ReaderNumbers({ readers: { views, quiz, hardcoreQuiz } }: { readers: Readers }) {
  const quizzes = quiz.finished + hardcoreQuiz.finished;
  const answers = quiz.answers + hardcoreQuiz.answers;
  const numbers = [
    { value: String(views), label: views === 1 ? 'view' : 'views' },
    { value: String(quizzes), label: quizzes === 1 ? 'quiz finished' : 'quizzes finished' },
    ...(answers > 0
      ? [{ value: `${quiz.right + hardcoreQuiz.right} of ${answers}`, label: 'answers right' }]
      : []),
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
