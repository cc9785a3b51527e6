import type { LiveStage } from '@panelwise/contracts/domain/live';
import { type ReactNode, useState } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import type { CutOut } from '../live-panel.tsx';
import { letterOf, OptionShape } from '../option-shape.tsx';
import classes from './phone.module.css';

/** The question that is on: one taps an answer, looks at it once more, and sends it. */
export function PhoneQuestion({
  stage,
  sent,
  busy,
  complaint,
  clock,
  cutOut,
  onSend,
}: {
  stage: LiveStage;
  /** What was sent; null before. */
  sent: number | null;
  busy: boolean;
  complaint: string | undefined;
  clock: ReactNode;
  cutOut: CutOut;
  onSend: (chosen: number) => void;
}) {
  const [tapped, setTapped] = useState<number | null>(null);
  const { question } = stage;
  if (!question) return null;
  const chosen = sent ?? tapped;
  return (
    <>
      <main id="main" tabIndex={-1} className={classes.main}>
        <h1>{question.question}</h1>
        {question.panel && <div className={classes.small}>{cutOut(question.panel)}</div>}
        <ol className={classes.options}>
          {question.options.map((text, option) => (
            <li key={text}>
              <button
                type="button"
                aria-pressed={chosen === option}
                disabled={sent !== null || busy}
                onClick={() => setTapped(option)}
              >
                <OptionShape option={option} />
                <b>{letterOf(option)}</b>
                <span>{text}</span>
              </button>
            </li>
          ))}
        </ol>
      </main>
      <footer className={classes.foot}>
        {sent === null ? (
          <PlainButton
            size="lg"
            disabled={tapped === null || busy}
            onClick={() => tapped !== null && onSend(tapped)}
          >
            {busy ? 'Sending...' : tapped === null ? 'Tap an answer' : `Send ${letterOf(tapped)}`}
          </PlainButton>
        ) : (
          <p className={classes.wait}>{letterOf(sent)} is sent. Look up.</p>
        )}
        <p role="alert">{complaint}</p>
        {sent === null && !complaint && (
          <p>{clock ?? 'Take your time. It counts for nothing how fast you are.'}</p>
        )}
      </footer>
    </>
  );
}
