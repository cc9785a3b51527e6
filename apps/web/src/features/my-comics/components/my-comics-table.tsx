import { t } from '@lingui/core/macro';
import { type Comic, releaseStateOf } from '@panelwise/contracts/domain/comic';
import { PublishingState } from '../../../components/badge/publishing-state.tsx';
import { ReviewBadge } from '../../../components/badge/status-badge.tsx';
import { type Column, DataTable, type DataTableProps } from '../../../components/data-table/data-table.tsx';
import { localDate } from '../../../lib/local-date.ts';
import { subjectWords } from '../../../lib/subject-words.ts';
import { partLabel } from '../comic-words.ts';
import { ComicActions, ComicDetailsLink } from './comic-actions.tsx';
import classes from './comic-row.module.css';
import { ComicCard, ComicTitleCell, type Pencil, ReviewerNote } from './comic-row.tsx';

const columns = (pencil: Pencil | undefined): Column<Comic>[] => [
  {
    key: 'title',
    header: t({ message: 'Title', context: 'of a comic' }),
    sortable: true,
    render: (comic) => <ComicTitleCell comic={comic} pencil={pencil} />,
  },
  {
    key: 'subject',
    header: t({ message: 'Subject', context: 'of a school' }),
    sortable: true,
    render: (comic) => subjectWords(comic.subject),
  },
  {
    key: 'partNumber',
    header: t`Part`,
    sortable: true,
    render: (comic) => <span className="num">{partLabel(comic) ?? '–'}</span>,
  },
  {
    key: 'status',
    header: t`Status`,
    sortable: true,
    render: (comic) => <ReviewState comic={comic} />,
  },
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
  { key: 'details', header: t`Details`, render: (comic) => <ComicDetailsLink comic={comic} /> },
  { key: 'actions', header: t`Actions`, render: (comic) => <ComicActions comic={comic} /> },
];

/** What reviewers say of it, and in plain words what that means while they have said nothing. */
function ReviewState({ comic }: { comic: Comic }) {
  return (
    <span className={classes.review}>
      <ReviewBadge comic={comic} />
      {releaseStateOf(comic) === 'in-review' && <small>{t`A reviewer reads it`}</small>}
    </span>
  );
}

/** The creator's comics; what a reviewer wrote stands under its row. */
export function MyComicsTable({
  pencil,
  ...props
}: Pick<DataTableProps<Comic>, 'title' | 'data' | 'stale' | 'state' | 'onChange' | 'error' | 'onRetry'> & {
  pencil?: Pencil;
}) {
  return (
    <DataTable
      {...props}
      columns={columns(pencil)}
      rowKey={(comic) => comic._id}
      searchPlaceholder={t`Search by title, subject, status...`}
      note={(comic) => comic.rejectionReason && <ReviewerNote comic={comic} />}
      card={(comic) => <ComicCard comic={comic} pencil={pencil} />}
    />
  );
}
