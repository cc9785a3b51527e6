import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReaderQuestion } from '@panelwise/contracts/domain/evidence';
import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { Aloud } from '../../../components/hear/aloud.tsx';
import { resultOf, scoreText, type Tries } from '../../../components/quiz/attempt.ts';
import type { ReadingPanel } from '../reading-order.ts';
import classes from './quiz.module.css';
import type { Taught } from './taught-line.ts';

/** The score, and the way back to what was missed. */
export function QuizResult({
  questions,
  tries,
  panels,
  waiting,
  language,
  onShow,
  onAgain,
  play,
}: {
  questions: readonly ReaderQuestion[];
  tries: Tries;
  panels: ReadingPanel[];
  /** So many answers are not sent yet. */
  waiting: number;
  /** Of the comic. */
  language: string | undefined;
  onShow: (at: TaughtAt, taught: Taught) => void;
  onAgain: () => void;
  play?: ReactNode;
}) {
  const result = resultOf(questions, tries);
  const missed = questions.filter((_, index) => result.standings[index] === 'wrong');
  return (
    <div className={classes.result}>
      <Aloud>
        <p className={classes.score} role="status">
          {waiting === 0
            ? scoreText(result, result.total)
            : plural(waiting, { one: '# answer is kept', other: '# answers are kept' })}
        </p>
        <p className={classes.end}>
          {waiting > 0
            ? t`You’ll see how it went when you’re online again. You can close this page until then.`
            : missed.length === 0
              ? result.rightThen === 0
                ? t`You know this one. Well done!`
                : t`You found every answer. Well done!`
              : t`Look again at what you missed, then beat your score.`}
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
                  <p lang={language}>{question.question}</p>
                  {taughtAt && there && (
                    <PlainButton
                      variant="subtle"
                      onClick={() => onShow(taughtAt, { question: question.question, correctAnswer })}
                    >
                      <IconMapPin stroke={1.9} aria-hidden />
                      <Trans>
                        Page {{ page: taughtAt.page }}, panel {{ panel: taughtAt.panel }}
                      </Trans>
                    </PlainButton>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </Aloud>
      {waiting === 0 && (
        <div className={classes.then}>
          <PlainButton variant="outline" onClick={onAgain}>
            <Trans>Start again</Trans>
          </PlainButton>
          {play}
        </div>
      )}
    </div>
  );
}
