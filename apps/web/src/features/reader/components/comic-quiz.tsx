import type { QuizQuestion } from '@panelwise/contracts/domain/learning';
import { IconArrowRight, IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Badge } from '../../../components/badge/badge.tsx';
import { PlainButton } from '../../../components/button/button-link.tsx';
import classes from './comic-quiz.module.css';

/** The quiz of a comic, one question at a time. Answers stay in this browser. */
export function ComicQuiz({ questions }: { questions: QuizQuestion[] }) {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<string[]>([]);
  const question = questions[at];
  const right = answers.filter((answer, index) => answer === questions[index]?.correctAnswer).length;
  if (!question)
    return (
      <section className={classes.quiz} aria-labelledby="quiz-title">
        <h2 id="quiz-title">
          {right} of {questions.length} right
        </h2>
        <p className={classes.end}>
          {right === questions.length
            ? 'You know this one. Well done!'
            : 'Read it again and beat your score.'}
        </p>
        <PlainButton
          variant="outline"
          onClick={() => {
            setAt(0);
            setAnswers([]);
          }}
        >
          Start again
        </PlainButton>
      </section>
    );
  const answer = answers[at];
  return (
    <section className={classes.quiz} aria-labelledby="quiz-title">
      <header>
        <h2 id="quiz-title">Check what you learned</h2>
        <p className="num muted">
          Question {at + 1} of {questions.length}
        </p>
      </header>
      <div className={classes.cells} aria-hidden="true">
        {questions.map((each, index) => (
          <i key={each.question} data-state={index < at ? 'done' : index === at ? 'here' : 'next'} />
        ))}
      </div>
      <p className={classes.question}>{question.question}</p>
      <ul className={classes.options}>
        {question.options.map((option, index) => {
          const correct = option === question.correctAnswer;
          const state = !answer ? undefined : correct ? 'right' : option === answer ? 'wrong' : undefined;
          return (
            <li key={option}>
              <button
                type="button"
                data-state={state}
                aria-pressed={option === answer}
                disabled={answer !== undefined}
                onClick={() => setAnswers([...answers, option])}
              >
                <b aria-hidden="true">{String.fromCharCode(65 + index)}</b>
                {option}
                {state === 'right' && (
                  <Badge tone="ok" icon={IconCheck}>
                    Correct
                  </Badge>
                )}
                {state === 'wrong' && (
                  <Badge tone="bad" icon={IconX}>
                    Not this one
                  </Badge>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <footer>
        <p role="status">
          {answer !== undefined && (
            <>
              {right} of {answers.length} right so far
              {question.taughtAt &&
                `. Page ${question.taughtAt.page}, panel ${question.taughtAt.panel} shows it.`}
            </>
          )}
        </p>
        <PlainButton disabled={answer === undefined} onClick={() => setAt(at + 1)}>
          {at + 1 < questions.length ? 'Next question' : 'See the result'}
          <IconArrowRight stroke={1.9} aria-hidden />
        </PlainButton>
      </footer>
    </section>
  );
}
