import type { ReviewStatus } from '@panelwise/contracts/domain/comic';
import type { SubmissionCounts } from '@panelwise/contracts/domain/review';
import { IconCheck, IconClock, IconLayoutGrid, IconX } from '@tabler/icons-react';
import slanted from './slanted-tiles.module.css';
import straight from './straight-tiles.module.css';

/** Slanted as panels for those who draw, straight for those who work through a list; icons in px. */
const looks = { slanted: { classes: slanted, icon: 20 }, straight: { classes: straight, icon: 18 } } as const;

const tiles = [
  { status: 'pending', label: 'Pending', icon: IconClock },
  { status: 'approved', label: 'Approved', icon: IconCheck },
  { status: 'rejected', label: 'Rejected', icon: IconX },
  { status: undefined, label: 'Total', icon: IconLayoutGrid },
] as const;

/** How many comics stand where. A tile narrows the table to its comics; Total shows all. */
export function StatusTiles({
  legend,
  look,
  counts,
  chosen,
  onChoose,
}: {
  /** What is counted, for those who do not see the tiles. */
  legend: string;
  look: keyof typeof looks;
  counts: SubmissionCounts | undefined;
  chosen: ReviewStatus | undefined;
  onChoose: (status: ReviewStatus | undefined) => void;
}) {
  const { classes, icon } = looks[look];
  return (
    <fieldset className={classes.tiles}>
      <legend className="visually-hidden">{legend}</legend>
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
            <TileIcon size={icon} stroke={1.9} aria-hidden />
            {label}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
