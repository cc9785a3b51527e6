import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useTable } from '../../components/data-table/table-state.ts';
import { AdminPage } from '../../components/layout/admin-page.tsx';
import { subjectsQuery } from '../../features/admin-subjects/api/subjects-queries.ts';
import { AddSubject } from '../../features/admin-subjects/components/subject-actions.tsx';
import { SubjectsTable } from '../../features/admin-subjects/components/subjects-table.tsx';
import { pageOfSubjects, subjectsTable } from '../../features/admin-subjects/subject-page.ts';
import { errorText } from '../../lib/api-error.ts';

/** The subjects, for admins. */
export function Component() {
  const table = useTable(subjectsTable, { key: 'name', descending: false });
  const { data, error, refetch } = useQuery(subjectsQuery);
  return (
    <AdminPage title={t`Subjects`} action={<AddSubject />}>
      <SubjectsTable
        data={data && pageOfSubjects(data.data, table.request)}
        state={table.state}
        onChange={table.change}
        error={error ? errorText(error, t`Failed to fetch subjects`) : undefined}
        onRetry={() => void refetch()}
      />
    </AdminPage>
  );
}
