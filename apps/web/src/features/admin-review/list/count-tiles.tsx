import type { ReviewStatus } from '@panelwise/contracts/domain/comic';
import type { SubmissionCounts } from '@panelwise/contracts/domain/review';
import { IconCheck, IconClock, IconLayoutGrid, IconX } from '@tabler/icons-react';
import classes from './count-tiles.module.css';

const tiles = [
  { status: 'pending', label: 'Pending', icon: IconClock },
  { status: 'approved', label: 'Approved', icon: IconCheck },
  { status: 'rejected', label: 'Rejected', icon: IconX },
  { status: undefined, label: 'Total', icon: IconLayoutGrid },
] as const;

/** How many submissions stand where. A tile narrows the table to its comics; Total shows all. */
export function CountTiles({
  counts,
  chosen,
  onChoose,
}: {
  counts: SubmissionCounts | undefined;
  chosen: ReviewStatus | undefined;
  onChoose: (status: ReviewStatus | undefined) => void;
}) {
  return (
    <fieldset className={classes.tiles}>
      <legend className="visually-hidden">Submissions by status</legend>
      {tiles.map(({ status, label, icon: TileIcon }) => (
        <button
          key={label}
          type="button"
          data-status={status ?? 'all'}
          aria-pressed={status === chosen}
          onClick={() => onChoose(status)}
        >
          <span className={classes.number}>{counts?.[status ?? 'total'] ?? '–'}</span>
          <span className={classes.label}>
            <TileIcon size={18} stroke={1.9} aria-hidden />
            {label}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
