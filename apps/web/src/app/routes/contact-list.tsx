import { t } from '@lingui/core/macro';
import { contactsList } from '@panelwise/contracts/http/lists';
import { useQuery } from '@tanstack/react-query';
import { useTable } from '../../components/data-table/table-state.ts';
import { AdminPage } from '../../components/layout/admin-page.tsx';
import { contactsQuery } from '../../features/admin-contacts/api/contacts-queries.ts';
import { ContactsTable } from '../../features/admin-contacts/components/contacts-table.tsx';
import { errorText } from '../../lib/api-error.ts';

/** Messages of the contact form, for admins. */
export function Component() {
  const table = useTable(contactsList, { key: 'createdAt', descending: true });
  const { data, error, refetch, isPlaceholderData } = useQuery(contactsQuery(table.request));
  const refused = data && !data.success ? t`Failed to fetch contacts` : undefined;
  return (
    <AdminPage title={t`Contact messages`}>
      <ContactsTable
        data={data && { ...data, rows: data.contacts }}
        stale={isPlaceholderData}
        state={table.state}
        onChange={table.change}
        error={error ? errorText(error, t`Something went wrong`) : refused}
        onRetry={() => void refetch()}
      />
    </AdminPage>
  );
}
