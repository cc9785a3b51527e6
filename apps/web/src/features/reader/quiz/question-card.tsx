import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import { IconBulb, IconCheck, IconMapPin, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { Badge } from '../../../components/badge/badge.tsx';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { PanelCutout } from '../guided/panel-cutout.tsx';
import type { ReadingPanel } from '../reading-order.ts';
import { isSettled, type Question, standingOf } from './attempt.ts';
import classes from './question-card.module.css';

/**
 * A question with its options. The first wrong answer brings a hint and one more try; then it tells, explains, and shows
 * the panel that teaches it.
 */
export function QuestionCard({
  question,
  number,
  tries,
  panel,
  language,
  onAnswer,
  onShow,
}: {
  question: Question;
  /** Written before the question where several stand below each other. */
  number?: number;
  /** What was answered so far. */
  tries: readonly string[];
  /** Where it is taught, if that panel is there. */
  panel: ReadingPanel | undefined;
  language: string | undefined;
  onAnswer: (option: string) => void;
  onShow: (at: TaughtAt, question: Question) => void;
}) {
  const id = useId();
  const standing = standingOf(question, tries);
  const answered = isSettled(standing);
  const showMe = panel && (
    <PlainButton variant="outline" onClick={() => onShow(panel, question)}>
      <IconMapPin stroke={1.9} aria-hidden />
      Show me where
    </PlainButton>
  );
  return (
    <div className={classes.card} data-answered={(answered && panel && true) || undefined}>
      <div>
        <h3 id={id} className={classes.question} lang={language}>
          {number !== undefined && `${number}. `}
          {question.question}
        </h3>
        <ul className={classes.options} aria-labelledby={id}>
          {question.options.map((option, index) => {
            const correct = option === question.correctAnswer;
            const tried = tries.includes(option);
            const state = answered && correct ? 'right' : tried ? 'wrong' : undefined;
            const closed = answered || tried;
            return (
              <li key={option}>
                {/* Not disabled: a disabled button would lose the focus and hide its verdict. */}
                <button
                  type="button"
                  data-state={state}
                  aria-pressed={tried}
                  aria-disabled={closed}
                  onClick={() => !closed && onAnswer(option)}
                >
                  <b aria-hidden="true">{String.fromCharCode(65 + index)}</b>
                  <span className={classes.text} lang={language}>
                    {option}
                  </span>
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
        <div role="status">
          {standing === 'second-try' && (
            <div className={classes.hint}>
              <IconBulb stroke={1.9} aria-hidden />
              <p>
                {panel
                  ? `Look at page ${panel.page}, panel ${panel.panel} again, then try once more.`
                  : 'Not quite. Read the question again, then try once more.'}
              </p>
              {showMe}
            </div>
          )}
        </div>
      </div>
      {answered && (question.explanation || panel) && (
        <div className={classes.why}>
          {panel && <PanelCutout panel={panel} language={language} />}
          {question.explanation && <p lang={language}>{question.explanation}</p>}
          {panel && (
            <p>
              <b>
                Page {panel.page}, panel {panel.panel} shows it.
              </b>
            </p>
          )}
          {standing === 'wrong' && showMe}
        </div>
      )}
    </div>
  );
}
