import { t } from '@lingui/core/macro';
import { runsList } from '@panelwise/contracts/http/lists';
import { useQuery } from '@tanstack/react-query';
import { useTable } from '../../components/data-table/table-state.ts';
import { AdminPage } from '../../components/layout/admin-page.tsx';
import { queuesQuery } from '../../features/admin-queues/api/queues-queries.ts';
import { LaneCards } from '../../features/admin-queues/components/lane-cards.tsx';
import { ProviderCards } from '../../features/admin-queues/components/provider-cards.tsx';
import { RunsTable } from '../../features/admin-queues/components/runs-table.tsx';
import { errorText } from '../../lib/api-error.ts';
import classes from './admin-table.module.css';

/** What waits, what is worked on and what failed, for operators. */
export function Component() {
  const table = useTable(runsList, { key: 'createdAt', descending: true }, ['status']);
  const { status } = table.filters;
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery(
    queuesQuery({ ...table.request, status }),
  );
  return (
    <AdminPage title={t`Queues`}>
      {data && <LaneCards lanes={data.lanes} />}
      {data && (
        <div className={classes.table}>
          <ProviderCards providers={data.providers} />
        </div>
      )}
      <div className={classes.table}>
        <RunsTable
          data={data && { ...data, rows: data.runs }}
          stale={isPlaceholderData}
          state={table.state}
          onChange={table.change}
          status={status}
          onStatus={(next) => table.change({ status: next })}
          now={dataUpdatedAt}
          error={error ? errorText(error, t`Something went wrong`) : undefined}
          onRetry={() => void refetch()}
        />
      </div>
    </AdminPage>
  );
}
