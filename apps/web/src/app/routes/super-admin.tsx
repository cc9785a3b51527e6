import { msg, t } from '@lingui/core/macro';
import type { ReviewStatus } from '@panelwise/contracts/domain/comic';
import { submissionsList } from '@panelwise/contracts/http/lists';
import { useQuery } from '@tanstack/react-query';
import { useTable } from '../../components/data-table/table-state.ts';
import { AdminPage } from '../../components/layout/admin-page.tsx';
import { StatusTiles } from '../../components/status-tiles/status-tiles.tsx';
import { submissionsQuery } from '../../features/admin-review/api/review-queries.ts';
import { useFreshSubmissions } from '../../features/admin-review/hooks/use-fresh-submissions.ts';
import { ReportedNotice } from '../../features/admin-review/list/reported-notice.tsx';
import { SubmissionsTable } from '../../features/admin-review/list/submissions-table.tsx';
import { errorText } from '../../lib/api-error.ts';
import { textsOf } from '../../lib/texts-of.ts';
import classes from './admin-table.module.css';

const titles = textsOf<ReviewStatus>({
  pending: msg`Pending submissions`,
  approved: msg`Approved submissions`,
  rejected: msg`Rejected submissions`,
});

/** Comics of all creators, for admins. Live: a change of another admin is seen at once. */
export function Component() {
  const table = useTable(submissionsList, { key: 'createdAt', descending: true }, ['status', 'comicStatus']);
  const { status, comicStatus } = table.filters;
  const { data, error, refetch, isPlaceholderData } = useQuery(
    submissionsQuery({ ...table.request, status, comicStatus }),
  );
  useFreshSubmissions();
  return (
    <AdminPage title={t`Creator Submissions`}>
      <ReportedNotice />
      <StatusTiles
        legend={t`Submissions by status`}
        look="straight"
        counts={data?.counts}
        chosen={status}
        onChoose={(next) => table.change({ status: next, comicStatus: undefined })}
      />
      <div className={classes.table}>
        <SubmissionsTable
          title={comicStatus === 'draft' ? t`Drafts` : status ? titles[status] : t`All submissions`}
          data={data && { ...data, rows: data.comics }}
          stale={isPlaceholderData}
          state={table.state}
          onChange={table.change}
          comicStatus={comicStatus}
          // Drafts have no review status.
          onComicStatus={(next) => table.change({ comicStatus: next, status: next ? undefined : status })}
          error={error ? errorText(error, t`Something went wrong`) : undefined}
          onRetry={() => void refetch()}
        />
      </div>
    </AdminPage>
  );
}
