import { t } from '@lingui/core/macro';
import type { Battle } from '@panelwise/contracts/domain/battles';
import type { PanelPicture } from '@panelwise/contracts/domain/panel-picture';
import { type ReactNode, useEffect, useRef } from 'react';
import { HearButton } from '../../../components/hear/hear-button.tsx';
import { useSay } from '../../../lib/speech/use-say.ts';
import { useHelp } from '../../../lib/use-help.ts';
import { useTextLanguage } from '../../../lib/use-text-language.ts';
import classes from './run.module.css';

/** The question that one is at. A tap answers it: how long it took counts for nothing. */
export function Question({
  question,
  isSending,
  cutOut,
  onAnswer,
}: {
  question: NonNullable<Battle['question']>;
  isSending: boolean;
  cutOut: (panel: PanelPicture) => ReactNode;
  onAnswer: (answer: string, ms: number) => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  const since = useRef(performance.now());
  const { position, options } = question;
  useEffect(() => {
    since.current = performance.now();
    if (position > 0) title.current?.focus();
  }, [position]);
  const { readsAloud } = useHelp();
  const texts = [question.question, ...options];
  const language = useTextLanguage(texts.join(' '));
  const aloud = useSay(readsAloud ? language : undefined);
  return (
    <>
      {question.panel && <div className={classes.panel}>{cutOut(question.panel)}</div>}
      <h2 ref={title} tabIndex={-1} lang={language}>
        {question.question}
      </h2>
      <HearButton
        aloud={aloud}
        name={question.question}
        texts={texts}
        label={t`the question and its answers`}
        size={56}
      />
      <ol className={classes.options}>
        {options.map((option, i) => (
          <li key={option}>
            <button
              type="button"
              disabled={isSending}
              lang={language}
              onClick={() => onAnswer(option, performance.now() - since.current)}
            >
              <b aria-hidden>{String.fromCharCode(65 + i)}</b>
              <span>{option}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
