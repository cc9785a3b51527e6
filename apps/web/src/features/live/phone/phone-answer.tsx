import type { LiveOwn, LiveStage } from '@panelwise/contracts/domain/live';
import { type CutOut, placeWords } from '../live-panel.tsx';
import classes from './phone.module.css';

/** What is right, and the panel that teaches it: a mistake ends there. */
export function PhoneAnswer({ stage, own, cutOut }: { stage: LiveStage; own: LiveOwn; cutOut: CutOut }) {
  const { question, answer } = stage;
  if (!question || !answer) return null;
  const { right, panel, taughtAt, explanation, common } = answer;
  const isRight = own.chosen === right;
  const isCommon = own.chosen !== null && own.chosen === common;
  const rights = own.cells.filter((cell) => cell === 'right').length;
  return (
    <>
      <main id="main" tabIndex={-1} className={classes.main}>
        <h1>{titleOf(own.chosen, isRight, isCommon, panel !== null)}</h1>
        <p className={classes.lead}>
          {isRight ? '' : 'Right is: '}
          <b>{question.options[right]}</b>
        </p>
        {panel && (
          <figure className={classes.panel}>
            {cutOut(panel)}
            <figcaption>{placeWords(taughtAt)}</figcaption>
          </figure>
        )}
        {explanation && <p>{explanation}</p>}
        {own.chosen !== null && !isRight && (
          <p className="muted">You chose “{question.options[own.chosen]}”.</p>
        )}
      </main>
      <footer className={classes.foot}>
        <p>
          <b className="num">
            {rights} of {own.cells.length}
          </b>{' '}
          right so far
        </p>
        <p className={classes.wait}>Look up. It goes on soon.</p>
      </footer>
    </>
  );
}

function titleOf(chosen: number | null, isRight: boolean, isCommon: boolean, hasPanel: boolean): string {
  if (chosen === null) return 'This is the answer.';
  if (isRight) return 'You have it.';
  const look = hasPanel ? ' Look at this panel.' : '';
  return isCommon ? `Many thought so.${look}` : `Not quite.${look}`;
}
