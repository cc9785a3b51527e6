import type { CellState, PupilResult, ResultCell } from '@panelwise/contracts/domain/class-results';
import type { ClassResults } from '@panelwise/contracts/http/assignments';
import { aidList } from '../../../lib/aid-names.ts';
import classes from './results.module.css';

const words: Record<CellState, string> = {
  right: 'Right first time',
  repaired: 'Wrong, then repaired at the panel',
  wrong: 'Still wrong',
  'not-yet': 'Not yet',
};
const letterOf = (option: number) => String.fromCharCode(65 + option);
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
      <section className={classes.scroll} aria-label="Every pupil, every question" tabIndex={0}>
        <table className={classes.grid}>
          <thead>
            <tr>
              <th scope="col">Pupil</th>
              {items.map(({ key, question, isChanged }, i) => (
                <th key={key} scope="col" data-lost={i === lost || undefined}>
                  <button
                    type="button"
                    className={classes.number}
                    aria-pressed={i === shown}
                    aria-label={`Question ${i + 1}: ${question ?? 'changed since'}`}
                    title={question ?? undefined}
                    onClick={() => onShow(i)}
                  >
                    {i + 1}
                    {isChanged && <span aria-hidden>*</span>}
                  </button>
                </th>
              ))}
              <th scope="col">First try</th>
              <th scope="col">Time</th>
            </tr>
            <tr className={classes.shares}>
              <th scope="row">Right first time</th>
              {items.map(({ key, firstTry: share }, i) => (
                <td key={key} data-lost={i === lost || undefined}>
                  <Share value={percent(share)} isLost={i === lost} />
                </td>
              ))}
              <td>{all === null ? '–' : `${all} %`}</td>
              <td>{seconds === null ? '–' : `${seconds} s`}</td>
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
            {state === 'wrong' ? 'Still wrong: the answer chosen' : words[state]}
          </li>
        ))}
        {pupils.some(({ cells }) => cells.some(({ counts }) => !counts)) && (
          <li>
            <span className={classes.cell} data-state="not-yet" data-apart aria-hidden />
            Counts nothing: too fast, or just seen
          </li>
        )}
        {items.some(({ isChanged }) => isChanged) && <li>* Changed since: shown as it was answered</li>}
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
  return (
    <tr>
      <th scope="row">
        {pupil.name}
        {helpedBy.length > 0 && <small>with {aidList(helpedBy)}</small>}
      </th>
      {cells.map((cell, i) => (
        // The order of the questions does not change while the grid stands.
        <td key={i} data-lost={i === lost || undefined}>
          <Cell cell={cell} />
        </td>
      ))}
      <td className="num">{firstTry.of === 0 ? 'not yet' : `${firstTry.right} of ${firstTry.of}`}</td>
      <td className="num">{seconds === null ? '–' : `${seconds} s`}</td>
    </tr>
  );
}

function Cell({ cell: { state, chosen, counts } }: { cell: ResultCell }) {
  const letter = chosen === null ? '' : letterOf(chosen);
  return (
    <span className={classes.cell} data-state={state} data-apart={!counts || undefined}>
      <span aria-hidden>{letter}</span>
      <span className="visually-hidden">
        {words[state]}
        {letter && `, answer ${letter}`}
        {!counts && ', counts nothing'}
      </span>
    </span>
  );
}
