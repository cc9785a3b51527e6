import classes from './cells.module.css';

export type LiveCell = 'right' | 'wrong' | 'none' | 'done' | 'here' | 'ahead';

/** How far a session is, a slanted cell for each question. The words beside it say the same. */
export function Cells({ cells }: { cells: readonly LiveCell[] }) {
  return (
    <span className={classes.cells} aria-hidden>
      {cells.map((cell, i) => (
        <i key={i} data-cell={cell} />
      ))}
    </span>
  );
}

/** The cells of a session at this question; of somebody with what they know of those before. */
export function cellsOf(
  items: number,
  position: number,
  isClosed: boolean,
  own?: readonly LiveCell[],
): LiveCell[] {
  return Array.from({ length: items }, (_, i) => {
    if (i < position || (i === position && isClosed)) return own?.[i] ?? 'done';
    return i === position ? 'here' : 'ahead';
  });
}
