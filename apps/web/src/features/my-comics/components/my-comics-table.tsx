import type { Comic } from '@panelwise/contracts/domain/comic';
import { PublishingBadge, ReviewBadge } from '../../../components/badge/status-badge.tsx';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { localDate } from '../../../lib/local-date.ts';
import { partLabel, searchTextOf } from '../comic-words.ts';
import { ComicAction, ComicDetailsLink } from './comic-actions.tsx';
import { ComicCard, ComicTitleCell, ReviewerNote } from './comic-row.tsx';

const columns: Column<Comic>[] = [
  {
    key: 'title',
    header: 'Title',
    sortValue: (comic) => comic.title,
    render: (comic) => <ComicTitleCell comic={comic} />,
  },
  {
    key: 'subject',
    header: 'Subject',
    sortValue: (comic) => comic.subject,
    render: (comic) => comic.subject,
  },
  {
    key: 'part',
    header: 'Part',
    sortValue: (comic) => (partLabel(comic) ? comic.partNumber : null),
    render: (comic) => <span className="num">{partLabel(comic) ?? '–'}</span>,
  },
  {
    key: 'status',
    header: 'Status',
    sortValue: (comic) => comic.status,
    render: (comic) => <ReviewBadge status={comic.status} />,
  },
  {
    key: 'comicStatus',
    header: 'Comic Status',
    sortValue: (comic) => comic.comicStatus,
    render: (comic) => <PublishingBadge status={comic.comicStatus} />,
  },
  {
    key: 'created',
    header: 'Created',
    sortValue: (comic) => Date.parse(comic.createdAt),
    render: (comic) => <span className="num">{localDate(comic.createdAt)}</span>,
  },
  { key: 'details', header: 'Details', render: (comic) => <ComicDetailsLink comic={comic} /> },
  { key: 'actions', header: 'Actions', render: (comic) => <ComicAction comic={comic} /> },
];

const newestFirst = { key: 'created', descending: true };

/** The creator's comics; what a reviewer wrote stands under its row. */
export function MyComicsTable({
  comics,
  title,
  error,
  onRetry,
}: {
  comics: Comic[] | undefined;
  title: string;
  error: string | undefined;
  onRetry: () => void;
}) {
  return (
    <DataTable
      title={title}
      columns={columns}
      rows={comics}
      rowKey={(comic) => comic._id}
      searchText={searchTextOf}
      searchPlaceholder="Search by title, subject, status..."
      initialSort={newestFirst}
      note={(comic) => comic.rejectionReason && <ReviewerNote comic={comic} />}
      card={(comic) => <ComicCard comic={comic} />}
      error={error}
      onRetry={onRetry}
    />
  );
}
