import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CellState, PupilResult, ResultCell } from '@panelwise/contracts/domain/class-results';
import type { ClassResults } from '@panelwise/contracts/http/assignments';
import { aidList } from '../../../lib/aid-names.ts';
import classes from './results.module.css';

const words: Record<CellState, MessageDescriptor> = {
  right: msg`Right first time`,
  repaired: msg`Wrong, then repaired at the panel`,
  wrong: msg`Still wrong`,
  'not-yet': msg`Not yet`,
};
const letterOf = (option: number) => String.fromCharCode(65 + option);
const questionLabel = (number: number, question: string | null) =>
  question === null ? t`Question ${number}: changed since` : t`Question ${number}: ${question}`;
const percent = ({ right, of }: { right: number; of: number }) =>
  of === 0 ? null : Math.round((right / of) * 100);

/** Every pupil and every question: who needs help first, and the question where the class got lost in yellow. */
export function ResultsGrid({
  results: { pupils, items, firstTry, seconds, lost },
  shown,
  onShow,
}: {
  results: ClassResults;
  /** Place of the question that is explained beside the grid. */
  shown: number | null;
  onShow: (item: number) => void;
}) {
  const all = percent(firstTry);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <section className={classes.scroll} aria-label={t`Every pupil, every question`} tabIndex={0}>
        <table className={classes.grid}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Pupil</Trans>
              </th>
              {items.map(({ key, question, isChanged }, i) => (
                <th key={key} scope="col" data-lost={i === lost || undefined}>
                  <button
                    type="button"
                    className={classes.number}
                    aria-pressed={i === shown}
                    aria-label={questionLabel(i + 1, question)}
                    title={question ?? undefined}
                    onClick={() => onShow(i)}
                  >
                    {i + 1}
                    {isChanged && <span aria-hidden>*</span>}
                  </button>
                </th>
              ))}
              <th scope="col">
                <Trans>First try</Trans>
              </th>
              <th scope="col">
                <Trans>Time</Trans>
              </th>
            </tr>
            <tr className={classes.shares}>
              <th scope="row">
                <Trans>Right first time</Trans>
              </th>
              {items.map(({ key, firstTry: share }, i) => (
                <td key={key} data-lost={i === lost || undefined}>
                  <Share value={percent(share)} isLost={i === lost} />
                </td>
              ))}
              <td>{all === null ? '–' : `${all} %`}</td>
              <td>{seconds === null ? '–' : t`${seconds} s`}</td>
            </tr>
          </thead>
          <tbody>
            {pupils.map((row) => (
              <PupilRow key={row.pupil._id} row={row} lost={lost} />
            ))}
          </tbody>
        </table>
      </section>
      <ul className={classes.legend}>
        {(Object.keys(words) as CellState[]).map((state) => (
          <li key={state}>
            <span
              className={classes.cell}
              data-state={state}
              {...(state === 'right' && { 'data-plain': true })}
              aria-hidden
            >
              {(state === 'repaired' || state === 'wrong') && 'A'}
            </span>
            {state === 'wrong' ? t`Still wrong: the answer chosen` : i18n._(words[state])}
          </li>
        ))}
        {pupils.some(({ cells }) => cells.some(({ counts }) => !counts)) && (
          <li>
            <span className={classes.cell} data-state="not-yet" data-apart aria-hidden />
            <Trans>Counts nothing: too fast, or just seen</Trans>
          </li>
        )}
        {pupils.some(({ cells }) => cells.some(({ seenBefore }) => seenBefore)) && (
          <li>
            <span className={classes.cell} data-state="not-yet" data-seen aria-hidden />
            <Trans>Answered elsewhere before, where the answer is told</Trans>
          </li>
        )}
        {items.some(({ isChanged }) => isChanged) && (
          <li>
            <Trans>* Changed since: shown as it was answered</Trans>
          </li>
        )}
      </ul>
    </>
  );
}

function Share({ value, isLost }: { value: number | null; isLost: boolean }) {
  if (value === null) return <>–</>;
  return (
    <>
      <span className={classes.bar} data-lost={isLost || undefined} aria-hidden>
        <span style={{ height: `${value}%` }} />
      </span>
      <span className="num">{value}</span>
      <span className="visually-hidden"> %</span>
    </>
  );
}

function PupilRow({
  row: { pupil, cells, firstTry, seconds, helpedBy },
  lost,
}: {
  row: PupilResult;
  lost: number | null;
}) {
  const { right, of } = firstTry;
  const aids = aidList(helpedBy);
  return (
    <tr>
      <th scope="row">
        {pupil.name}
        {helpedBy.length > 0 && (
          <small>
            <Trans>with {aids}</Trans>
          </small>
        )}
      </th>
      {cells.map((cell, i) => (
        // The order of the questions does not change while the grid stands.
        <td key={i} data-lost={i === lost || undefined}>
          <Cell cell={cell} />
        </td>
      ))}
      <td className="num">{of === 0 ? t`not yet` : t`${right} of ${of}`}</td>
      <td className="num">{seconds === null ? '–' : t`${seconds} s`}</td>
    </tr>
  );
}

function Cell({ cell: { state, chosen, counts, seenBefore } }: { cell: ResultCell }) {
  const letter = chosen === null ? '' : letterOf(chosen);
  const said = [
    i18n._(words[state]),
    letter && t`answer ${letter}`,
    !counts && t`counts nothing`,
    seenBefore && t`answered elsewhere before`,
  ].filter(Boolean);
  return (
    <span
      className={classes.cell}
      data-state={state}
      data-apart={!counts || undefined}
      data-seen={seenBefore}
    >
      <span aria-hidden>{letter}</span>
      <span className="visually-hidden">{said.join(', ')}</span>
    </span>
  );
}
