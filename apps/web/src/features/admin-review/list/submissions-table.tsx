import { t } from '@lingui/core/macro';
import { SegmentedControl } from '@mantine/core';
import type { ComicStatus } from '@panelwise/contracts/domain/comic';
import type { Submission } from '@panelwise/contracts/domain/review';
import { PublishingState } from '../../../components/badge/publishing-state.tsx';
import { type Column, DataTable, type DataTableProps } from '../../../components/data-table/data-table.tsx';
import rows from '../../../components/data-table/rows.module.css';
import { localDate } from '../../../lib/local-date.ts';
import { SubmissionActions } from './submission-actions.tsx';
import {
  CountryCell,
  CreatorCell,
  StatusCell,
  SubjectCell,
  SubmissionCard,
  TitleCell,
} from './submission-row.tsx';

const columns = (): Column<Submission>[] => [
  { key: 'title', header: t`Title`, sortable: true, render: (comic) => <TitleCell comic={comic} /> },
  {
    key: 'creator',
    header: t`Creator`,
    sortable: true,
    render: (comic) => (
      <div className={rows.address}>
        <CreatorCell creator={comic.user_id} />
      </div>
    ),
  },
  {
    key: 'subject',
    header: t`Subject`,
    sortable: true,
    render: (comic) => <SubjectCell comic={comic} />,
  },
  { key: 'country', header: t`Country`, render: (comic) => <CountryCell code={comic.country} /> },
  { key: 'status', header: t`Status`, sortable: true, render: (comic) => <StatusCell comic={comic} /> },
  {
    key: 'comicStatus',
    header: t`Comic Status`,
    sortable: true,
    render: (comic) => <PublishingState comic={comic} />,
  },
  {
    key: 'createdAt',
    header: t`Created`,
    sortable: true,
    render: (comic) => <span className="num">{localDate(comic.createdAt)}</span>,
  },
  { key: 'actions', header: t`Actions`, render: (comic) => <SubmissionActions comic={comic} /> },
];

const shelves = () => [
  { value: '', label: t`Submissions` },
  { value: 'draft', label: t`Drafts` },
];

/** Submissions of all creators, or their drafts. */
export function SubmissionsTable({
  comicStatus,
  onComicStatus,
  ...table
}: Pick<
  DataTableProps<Submission>,
  'title' | 'data' | 'stale' | 'state' | 'onChange' | 'error' | 'onRetry'
> & {
  comicStatus: ComicStatus | undefined;
  onComicStatus: (status: ComicStatus | undefined) => void;
}) {
  return (
    <DataTable
      {...table}
      columns={columns()}
      cardsBelow={1240}
      rowKey={(comic) => comic._id}
      searchPlaceholder={t`Search by creator, subject, title...`}
      filters={
        <SegmentedControl
          aria-label={t`Comic Status`}
          data={shelves()}
          value={comicStatus ?? ''}
          onChange={(value) => onComicStatus((value || undefined) as ComicStatus | undefined)}
        />
      }
      card={(comic) => <SubmissionCard comic={comic} />}
    />
  );
}
