import type { ReaderQuestion } from '@panelwise/contracts/domain/evidence';
import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { resultOf, scoreText, type Tries } from '../../../components/quiz/attempt.ts';
import { counted } from '../../../lib/counted.ts';
import type { ReadingPanel } from '../reading-order.ts';
import classes from './quiz.module.css';
import type { Taught } from './taught-line.ts';

/** The score, and the way back to what was missed. */
export function QuizResult({
  questions,
  tries,
  panels,
  waiting,
  onShow,
  onAgain,
  play,
}: {
  questions: readonly ReaderQuestion[];
  tries: Tries;
  panels: ReadingPanel[];
  /** So many answers are not sent yet. */
  waiting: number;
  onShow: (at: TaughtAt, taught: Taught) => void;
  onAgain: () => void;
  play?: ReactNode;
}) {
  const result = resultOf(questions, tries);
  const missed = questions.filter((_, index) => result.standings[index] === 'wrong');
  return (
    <div className={classes.result}>
      <p className={classes.score} role="status">
        {waiting === 0
          ? scoreText(result, result.total)
          : `${counted(waiting, 'answer')} ${waiting === 1 ? 'is' : 'are'} kept`}
      </p>
      <p className={classes.end}>
        {waiting > 0
          ? 'You’ll see how it went when you’re online again. You can close this page until then.'
          : missed.length === 0
            ? result.rightThen === 0
              ? 'You know this one. Well done!'
              : 'You found every answer. Well done!'
            : 'Look again at what you missed, then beat your score.'}
      </p>
      {missed.length > 0 && (
        <ul className={classes.missed}>
          {missed.map((question) => {
            const verdict = tries[question.key]?.at(-1)?.verdict;
            const taughtAt = verdict?.taughtAt;
            const correctAnswer = verdict?.correctAnswer ?? undefined;
            const there = panels.some(
              ({ page, panel }) => page === taughtAt?.page && panel === taughtAt.panel,
            );
            return (
              <li key={question.key}>
                <p>{question.question}</p>
                {taughtAt && there && (
                  <PlainButton
                    variant="subtle"
                    onClick={() => onShow(taughtAt, { question: question.question, correctAnswer })}
                  >
                    <IconMapPin stroke={1.9} aria-hidden />
                    Page {taughtAt.page}, panel {taughtAt.panel}
                  </PlainButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {waiting === 0 && (
        <div className={classes.then}>
          <PlainButton variant="outline" onClick={onAgain}>
            Start again
          </PlainButton>
          {play}
        </div>
      )}
    </div>
  );
}
