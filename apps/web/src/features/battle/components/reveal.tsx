import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { BattleReveal } from '@panelwise/contracts/domain/battles';
import type { PanelPicture } from '@panelwise/contracts/domain/panel-picture';
import { type ReactNode, useEffect, useRef } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import classes from './run.module.css';

/** What came of the own answer, with the panel that shows it. */
export function Reveal({
  reveal,
  isLast,
  cutOut,
  onNext,
}: {
  reveal: BattleReveal;
  isLast: boolean;
  cutOut: (panel: PanelPicture) => ReactNode;
  onNext: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { isRight, isTooFast, panel, correctAnswer } = reveal;
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {isRight ? t({ message: 'Right.', context: 'answer' }) : t`Not this time. Look where it stands.`}
      </h2>
      {isTooFast && (
        <p>
          <Trans>That was faster than anybody reads, so it does not count. Take your time.</Trans>
        </p>
      )}
      <p className="muted">{reveal.question}</p>
      <p className={classes.correct}>{correctAnswer}</p>
      {panel && (
        <figure className={classes.panel}>
          {cutOut(panel)}
          <figcaption>
            <Trans>
              Page {{ page: panel.page }}, panel {{ panel: panel.panel }}
            </Trans>
          </figcaption>
        </figure>
      )}
      {reveal.explanation && <p>{reveal.explanation}</p>}
      <PlainButton size="lg" onClick={onNext}>
        {isLast ? t`To the end` : t`Next question`}
      </PlainButton>
    </>
  );
}
