import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LiveOwn, LiveStage } from '@panelwise/contracts/domain/live';
import { Aloud } from '../../../components/hear/aloud.tsx';
import { useTextLanguage } from '../../../lib/use-text-language.ts';
import { type CutOut, placeWords } from '../live-panel.tsx';
import classes from './phone.module.css';

/** What is right, and the panel that teaches it: a mistake ends there. */
export function PhoneAnswer({ stage, own, cutOut }: { stage: LiveStage; own: LiveOwn; cutOut: CutOut }) {
  const { question, answer } = stage;
  const language = useTextLanguage(question ? [question.question, ...question.options].join(' ') : undefined);
  if (!question || !answer) return null;
  const { right, panel, taughtAt, explanation, common } = answer;
  const isRight = own.chosen === right;
  const isCommon = own.chosen !== null && own.chosen === common;
  const rightAnswer = question.options[right];
  const ownAnswer = own.chosen === null ? '' : question.options[own.chosen];
  const all = own.cells.length;
  const rights = own.cells.filter((cell) => cell === 'right').length;
  return (
    <>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Aloud>
          <h1>{titleOf(own.chosen, isRight, isCommon, panel !== null)}</h1>
          <p className={classes.lead}>
            {isRight ? (
              <b lang={language}>{rightAnswer}</b>
            ) : (
              <Trans>
                Right is: <b lang={language}>{rightAnswer}</b>
              </Trans>
            )}
          </p>
          {panel && (
            <figure className={classes.panel}>
              {cutOut(panel)}
              <figcaption>{placeWords(taughtAt)}</figcaption>
            </figure>
          )}
          {explanation && <p lang={language}>{explanation}</p>}
          {own.chosen !== null && !isRight && (
            <p className="muted">
              <Trans>You chose “{ownAnswer}”.</Trans>
            </p>
          )}
        </Aloud>
      </main>
      <footer className={classes.foot}>
        <p>
          <Trans>
            <b className="num">
              {rights} of {all}
            </b>{' '}
            right so far
          </Trans>
        </p>
        <p className={classes.wait}>
          <Trans>Look up. It goes on soon.</Trans>
        </p>
      </footer>
    </>
  );
}

function titleOf(chosen: number | null, isRight: boolean, isCommon: boolean, hasPanel: boolean): string {
  if (chosen === null) return t`This is the answer.`;
  if (isRight) return t`You have it.`;
  if (hasPanel) return isCommon ? t`Many thought so. Look at this panel.` : t`Not quite. Look at this panel.`;
  return isCommon ? t`Many thought so.` : t`Not quite.`;
}
