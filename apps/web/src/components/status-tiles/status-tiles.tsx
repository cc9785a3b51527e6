import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReviewStatus } from '@panelwise/contracts/domain/comic';
import type { SubmissionCounts } from '@panelwise/contracts/domain/review';
import { IconCheck, IconClock, IconLayoutGrid, IconPencil, IconX } from '@tabler/icons-react';
import slanted from './slanted-tiles.module.css';
import straight from './straight-tiles.module.css';

/** Slanted as panels for those who draw, straight for those who work through a list; icons in px. */
const looks = { slanted: { classes: slanted, icon: 20 }, straight: { classes: straight, icon: 18 } } as const;

/** What a tile counts: comics of a review status, or drafts. */
export type TileStatus = ReviewStatus | 'draft';

const tiles = [
  {
    status: 'draft',
    count: 'drafts',
    label: msg({ message: 'Drafts', context: 'count of comics' }),
    icon: IconPencil,
  },
  {
    status: 'pending',
    count: 'pending',
    label: msg({ message: 'Pending', context: 'count of comics' }),
    icon: IconClock,
  },
  {
    status: 'approved',
    count: 'approved',
    label: msg({ message: 'Approved', context: 'count of comics' }),
    icon: IconCheck,
  },
  {
    status: 'rejected',
    count: 'rejected',
    label: msg({ message: 'Rejected', context: 'count of comics' }),
    icon: IconX,
  },
  {
    status: undefined,
    count: 'total',
    label: msg({ message: 'Total', context: 'count of comics' }),
    icon: IconLayoutGrid,
  },
] as const;

/** How many comics stand where. A tile narrows the table to its comics; Total shows all. */
export function StatusTiles<Status extends TileStatus = ReviewStatus>({
  legend,
  look,
  counts,
  drafts = false,
  chosen,
  onChoose,
}: {
  /** What is counted, for those who do not see the tiles. */
  legend: string;
  look: keyof typeof looks;
  counts: SubmissionCounts | undefined;
  /** Whether drafts have a tile as well. */
  drafts?: boolean;
  chosen: Status | undefined;
  onChoose: (status: Status | undefined) => void;
}) {
  const { classes, icon } = looks[look];
  const shown = tiles.filter(({ status }) => drafts || status !== 'draft');
  return (
    <fieldset className={classes.tiles}>
      <legend className="visually-hidden">{legend}</legend>
      {shown.map(({ status, count, label, icon: TileIcon }) => (
        <button
          key={count}
          type="button"
          data-status={status ?? 'all'}
          data-none={counts?.[count] === 0 || undefined}
          aria-pressed={status === chosen}
          onClick={() => onChoose(status as Status | undefined)}
        >
          <span className={classes.number}>{counts?.[count] ?? '–'}</span>
          <span className={classes.label}>
            <TileIcon size={icon} stroke={1.9} aria-hidden />
            {i18n._(label)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
