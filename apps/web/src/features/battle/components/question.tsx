import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Battle } from '@panelwise/contracts/domain/battles';
import type { PanelPicture } from '@panelwise/contracts/domain/panel-picture';
import type { PowerUp } from '@panelwise/contracts/domain/power-ups';
import { type ReactNode, useEffect, useRef } from 'react';
import { HearButton } from '../../../components/hear/hear-button.tsx';
import { PowerUpButton } from '../../../components/power-up/power-up-button.tsx';
import { useSay } from '../../../lib/speech/use-say.ts';
import { useHelp } from '../../../lib/use-help.ts';
import { useTextLanguage } from '../../../lib/use-text-language.ts';
import classes from './run.module.css';

/** The question that one is at. A tap answers it: how long it took counts for nothing. */
export function Question({
  question,
  isSending,
  coins,
  onHelp,
  cutOut,
  onAnswer,
}: {
  question: NonNullable<Battle['question']>;
  isSending: boolean;
  /** What there is to spend on help; undefined where there is none to have. */
  coins: number | undefined;
  /** @throws ApiError what the server refuses */
  onHelp: (kind: PowerUp) => Promise<unknown>;
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
      {question.shown ? (
        <figure className={classes.panel}>
          {cutOut(question.shown)}
          <figcaption>
            <Trans>
              Page {{ page: question.shown.page }}, panel {{ panel: question.shown.panel }}
            </Trans>
          </figcaption>
        </figure>
      ) : (
        question.panel && <div className={classes.panel}>{cutOut(question.panel)}</div>
      )}
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
      {question.tried !== null && (
        <p role="status" className={classes.once}>
          <Trans>Not this one. You may try once more.</Trans>
        </p>
      )}
      <ol className={classes.options}>
        {options.map((option, i) => (
          <li key={option}>
            <button
              type="button"
              disabled={isSending || option === question.tried}
              data-tried={option === question.tried || undefined}
              lang={language}
              onClick={() => onAnswer(option, performance.now() - since.current)}
            >
              <b aria-hidden>{String.fromCharCode(65 + i)}</b>
              <span>{option}</span>
            </button>
          </li>
        ))}
      </ol>
      {coins !== undefined && question.offers.length > 0 && (
        <section className={classes.helps} aria-label={t`Help for coins`}>
          {question.offers.map((kind) => (
            <PowerUpButton key={kind} kind={kind} coins={coins} isOff={isSending} run={() => onHelp(kind)} />
          ))}
        </section>
      )}
      {question.helpedBy.includes('second-chance') && question.tried === null && (
        <p className="muted">
          <Trans>You have a second chance with this one.</Trans>
        </p>
      )}
      {question.helpedBy.includes('slow-clock') && (
        <p className="muted">
          <Trans>This one counts as answered calmly, however fast you are.</Trans>
        </p>
      )}
    </>
  );
}
