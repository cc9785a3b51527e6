import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LiveStage } from '@panelwise/contracts/domain/live';
import { type ReactNode, useState } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { HearButton } from '../../../components/hear/hear-button.tsx';
import { useSay } from '../../../lib/speech/use-say.ts';
import { useHelp } from '../../../lib/use-help.ts';
import { useTextLanguage } from '../../../lib/use-text-language.ts';
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
  const { readsAloud } = useHelp();
  const texts = question ? [question.question, ...question.options] : [];
  const language = useTextLanguage(question ? texts.join(' ') : undefined);
  const aloud = useSay(readsAloud ? language : undefined);
  if (!question) return null;
  const chosen = sent ?? tapped;
  const letter = chosen === null ? '' : letterOf(chosen);
  return (
    <>
      <main id="main" tabIndex={-1} className={classes.main}>
        <h1 lang={language}>{question.question}</h1>
        <HearButton
          aloud={aloud}
          name={question.question}
          texts={texts}
          label={t`the question and its answers`}
          size={64}
        />
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
                <span lang={language}>{text}</span>
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
            {busy ? t`Sending...` : tapped === null ? t`Tap an answer` : t`Send ${letter}`}
          </PlainButton>
        ) : (
          <p className={classes.wait}>
            <Trans>{letter} is sent. Look up.</Trans>
          </p>
        )}
        <p role="alert">{complaint}</p>
        {sent === null && !complaint && (
          <p>{clock ?? t`Take your time. It counts for nothing how fast you are.`}</p>
        )}
      </footer>
    </>
  );
}
