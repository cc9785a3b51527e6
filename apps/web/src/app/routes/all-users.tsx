import { t } from '@lingui/core/macro';
import { limits } from '@panelwise/contracts/domain/limits';
import { usersList } from '@panelwise/contracts/http/lists';
import { useQuery } from '@tanstack/react-query';
import { useTable } from '../../components/data-table/table-state.ts';
import { AdminPage } from '../../components/layout/admin-page.tsx';
import { usersQuery } from '../../features/admin-users/api/users-queries.ts';
import { UsersTable } from '../../features/admin-users/components/users-table.tsx';
import { errorText } from '../../lib/api-error.ts';

/** All accounts, for admins. */
export function Component() {
  const table = useTable(usersList, { key: 'createdAt', descending: true });
  const { data, error, refetch, isPlaceholderData } = useQuery(usersQuery(table.request));
  const before = data ? (data.page - 1) * limits.tablePageSize : 0;
  const refused = data && !data.success ? t`Failed to fetch users` : undefined;
  return (
    <AdminPage title={t`All users`}>
      <UsersTable
        data={data && { ...data, rows: data.data.map((user, i) => ({ ...user, number: before + i + 1 })) }}
        stale={isPlaceholderData}
        state={table.state}
        onChange={table.change}
        error={error ? errorText(error, t`Something went wrong`) : refused}
        onRetry={() => void refetch()}
      />
    </AdminPage>
  );
}
