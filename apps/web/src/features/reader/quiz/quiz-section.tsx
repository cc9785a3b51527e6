import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReaderQuestion } from '@panelwise/contracts/domain/evidence';
import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import { type ReactNode, useState } from 'react';
import type { Tries } from '../../../components/quiz/attempt.ts';
import type { CheckAnswer, FindWaiting } from '../../../components/quiz/use-attempt.ts';
import { useHelp } from '../../../lib/use-help.ts';
import type { ReadingPanel } from '../reading-order.ts';
import classes from './quiz.module.css';
import { QuizRun } from './quiz-run.tsx';
import type { Taught } from './taught-line.ts';

type Kind = 'quiz' | 'hardcore';

/** The quizzes of a comic. Both keep their answers while the other one is shown. */
export function QuizSection({
  questions,
  hardcoreQuestions,
  panels,
  language,
  check,
  findWaiting,
  onShow,
  onFinish,
  play,
}: {
  questions: ReaderQuestion[];
  hardcoreQuestions: ReaderQuestion[];
  panels: ReadingPanel[];
  language: string | undefined;
  check: CheckAnswer;
  findWaiting: FindWaiting;
  onShow: (at: TaughtAt, taught: Taught) => void;
  onFinish: (hardcore: boolean, tries: Tries) => void;
  /** The way to the games of the comic. */
  play?: ReactNode;
}) {
  const { isYoung } = useHelp();
  const kinds = [
    { kind: 'quiz' as const, label: t`Quiz`, questions },
    { kind: 'hardcore' as const, label: t`Hardcore quiz`, questions: hardcoreQuestions },
  ]
    .filter(({ questions }) => questions.length > 0)
    // Who may not read yet has one quiz, and nothing to choose between.
    .slice(0, isYoung ? 1 : 2);
  const [shown, setShown] = useState<Kind | undefined>(kinds[0]?.kind);
  return (
    <div>
      {kinds.length > 1 && (
        <fieldset className={classes.kinds}>
          <legend className="visually-hidden">
            <Trans>Which quiz</Trans>
          </legend>
          {kinds.map(({ kind, label }) => (
            <button key={kind} type="button" aria-pressed={kind === shown} onClick={() => setShown(kind)}>
              {label}
            </button>
          ))}
        </fieldset>
      )}
      {kinds.map(({ kind, questions }) => (
        <div key={kind} hidden={kind !== shown}>
          <QuizRun
            questions={questions}
            panels={panels}
            language={language}
            check={check}
            findWaiting={findWaiting}
            onShow={onShow}
            onFinish={(tries) => onFinish(kind === 'hardcore', tries)}
            play={play}
          />
        </div>
      ))}
    </div>
  );
}
