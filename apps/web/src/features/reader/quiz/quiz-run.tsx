import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import type { ReadingPanel } from '../reading-order.ts';
import { isSettled, type Question, type Result, scoreText, useAttempt } from './attempt.ts';
import { QuestionCard } from './question-card.tsx';
import classes from './quiz.module.css';
import { QuizResult } from './quiz-result.tsx';

/** A quiz to play: one question at a time, or all below each other. */
export function QuizRun({
  questions,
  panels,
  language,
  onShow,
  onFinish,
}: {
  questions: Question[];
  panels: ReadingPanel[];
  language: string | undefined;
  onShow: (at: TaughtAt, question: Question) => void;
  onFinish: (result: Result) => void;
}) {
  const { tries, answer, restart, standings, answered, right, rightThen, total, finished } = useAttempt(
    questions,
    onFinish,
  );
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
  const over = finished && (all || !question);

  const card = (question: Question, index: number) => (
    <QuestionCard
      key={index}
      question={question}
      {...(all ? { number: index + 1 } : {})}
      tries={tries[index] ?? []}
      panel={panels.find(
        ({ page, panel }) => page === question.taughtAt?.page && panel === question.taughtAt.panel,
      )}
      language={language}
      onAnswer={(option) => answer(index, option)}
      onShow={onShow}
    />
  );
  const result = (
    <QuizResult
      questions={questions}
      tries={tries}
      panels={panels}
      onShow={onShow}
      onAgain={() => {
        restart();
        turn(0);
      }}
    />
  );
  return (
    <>
      <header className={classes.head}>
        <p className="num muted">
          {all || !question ? `${total} questions` : `Question ${at + 1} of ${total}`}
        </p>
        {!finished && (
          <button
            type="button"
            className={classes.mode}
            onClick={() => {
              setAt(
                Math.max(
                  0,
                  standings.findIndex((standing) => !isSettled(standing)),
                ),
              );
              setAll(!all);
            }}
          >
            {all ? 'One at a time' : 'All at once'}
          </button>
        )}
      </header>
      <div className={classes.cells} aria-hidden="true">
        {questions.map((each, index) => (
          <i
            key={each.question}
            data-state={
              isSettled(standings[index]!) ? standings[index] : !all && index === at ? 'here' : 'next'
            }
          />
        ))}
      </div>
      <div ref={box} tabIndex={-1} className={classes.box}>
        {all ? questions.map(card) : question ? card(question, at) : result}
        {all && finished && result}
      </div>
      {!over && (
        <footer className={classes.foot}>
          <p role="status">{answered > 0 && `${scoreText({ right, rightThen }, answered)} so far`}</p>
          {!all && question && (
            <PlainButton disabled={!isSettled(standings[at]!)} onClick={() => turn(at + 1)}>
              {at + 1 < total ? 'Next question' : 'See the result'}
              <IconArrowRight stroke={1.9} aria-hidden />
            </PlainButton>
          )}
        </footer>
      )}
    </>
  );
}
