import { t } from '@lingui/core/macro';
import type { ReaderQuestion } from '@panelwise/contracts/domain/evidence';
import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import { IconArrowRight } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { isSettled, scoreText, type Tries, withNext } from '../../../components/quiz/attempt.ts';
import { QuestionCard } from '../../../components/quiz/question-card.tsx';
import { type CheckAnswer, type FindWaiting, useAttempt } from '../../../components/quiz/use-attempt.ts';
import { useHelp } from '../../../lib/use-help.ts';
import { PanelCutout } from '../guided/panel-cutout.tsx';
import type { ReadingPanel } from '../reading-order.ts';
import classes from './quiz.module.css';
import { QuizResult } from './quiz-result.tsx';
import type { Taught } from './taught-line.ts';

/** A quiz to play: one question at a time, or all below each other. */
export function QuizRun({
  questions: asked,
  panels,
  language,
  check,
  findWaiting,
  onShow,
  onFinish,
  play,
}: {
  questions: ReaderQuestion[];
  panels: ReadingPanel[];
  language: string | undefined;
  check: CheckAnswer;
  findWaiting: FindWaiting;
  onShow: (at: TaughtAt, taught: Taught) => void;
  onFinish: (tries: Tries) => void;
  /** The way to the games of the comic. */
  play?: ReactNode;
}) {
  const [questions, setOrder] = useState<readonly ReaderQuestion[]>(asked);
  const attempt = useAttempt(questions, check, onFinish, findWaiting);
  const { tries, answer, restart, standings, answered, right, rightThen, total } = attempt;
  const { isYoung } = useHelp();
  const [all, setAll] = useState(false);
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  // What was pressed is gone with the question: a keyboard goes on with the next one.
  useEffect(() => {
    if (turned.current) box.current?.focus();
    turned.current = false;
  }, [at]);
  const turn = (to: number) => {
    turned.current = true;
    setAt(to);
  };
  const question = questions[at];
  const proposed = question && tries[question.key]?.at(-1)?.verdict?.sibling;
  const before = at > 0 ? tries[questions[at - 1]!.key]?.at(-1)?.verdict?.sibling : undefined;
  const isWaiting = (key: string) => attempt.waiting.includes(key);
  const isThrough = questions.every(({ key }, index) => isSettled(standings[index]!) || isWaiting(key));
  const over = isThrough && (all || !question);

  const card = (question: ReaderQuestion, index: number) => {
    const verdict = tries[question.key]?.at(-1)?.verdict;
    const { taughtAt, correctAnswer } = verdict ?? {};
    const panel = panels.find((one) => one.page === taughtAt?.page && one.panel === taughtAt.panel);
    const taught = { question: question.question, correctAnswer: correctAnswer ?? undefined };
    return (
      <QuestionCard
        key={question.key}
        question={question}
        {...(all ? { number: index + 1 } : {})}
        tries={tries[question.key] ?? []}
        panel={panel}
        cutout={panel && <PanelCutout panel={panel} language={language} />}
        isLike={!all && question.key === before}
        isWaiting={isWaiting(question.key)}
        problem={attempt.problem?.key === question.key ? attempt.problem.text : undefined}
        language={language}
        onShown={attempt.noteShown}
        onAnswer={(option) => answer(question, option)}
        onShow={() => panel && onShow(panel, taught)}
      />
    );
  };
  const result = (
    <QuizResult
      questions={questions}
      tries={tries}
      panels={panels}
      waiting={attempt.waiting.length}
      language={language}
      onShow={onShow}
      play={play}
      onAgain={() => {
        restart();
        setOrder(asked);
        turn(0);
      }}
    />
  );
  return (
    <>
      <header className={classes.head}>
        <p className="num muted">
          {all || !question ? t`${total} questions` : t`Question ${{ number: at + 1 }} of ${total}`}
        </p>
        {!isThrough && !isYoung && (
          <button
            type="button"
            className={classes.mode}
            onClick={() => {
              setAt(
                Math.max(
                  0,
                  standings.findIndex(
                    (standing, index) => !isSettled(standing) && !isWaiting(questions[index]!.key),
                  ),
                ),
              );
              setAll(!all);
            }}
          >
            {all ? t`One at a time` : t`All at once`}
          </button>
        )}
      </header>
      <div className={classes.cells} aria-hidden="true">
        {questions.map((each, index) => (
          <i
            key={each.key}
            data-state={
              isSettled(standings[index]!) ? standings[index] : !all && index === at ? 'here' : 'next'
            }
          />
        ))}
      </div>
      <div ref={box} tabIndex={-1} className={classes.box}>
        {all ? questions.map(card) : question ? card(question, at) : result}
        {all && isThrough && result}
      </div>
      {!over && (
        <footer className={classes.foot}>
          <p role="status">
            {answered > 0 && t`${{ score: scoreText({ right, rightThen }, answered) }} so far`}
          </p>
          {!all && question && (
            <PlainButton
              size={isYoung ? 'lg' : 'md'}
              disabled={!isSettled(standings[at]!) && !isWaiting(question.key)}
              onClick={() => {
                setOrder(withNext(questions, at, proposed, tries));
                turn(at + 1);
              }}
            >
              {at + 1 < total ? t`Next question` : t`See the result`}
              <IconArrowRight stroke={1.9} aria-hidden />
            </PlainButton>
          )}
        </footer>
      )}
    </>
  );
}
