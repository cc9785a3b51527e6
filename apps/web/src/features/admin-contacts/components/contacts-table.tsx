import { t } from '@lingui/core/macro';
import type { Contact } from '@panelwise/contracts/domain/contact';
import { type Column, DataTable, type DataTableProps } from '../../../components/data-table/data-table.tsx';
import rows from '../../../components/data-table/rows.module.css';
import { localDate } from '../../../lib/local-date.ts';
import { roleWords } from '../../../lib/role-words.ts';
import { ContactActions } from './contact-actions.tsx';
import classes from './contacts-table.module.css';

const columns = (): Column<Contact>[] => [
  {
    key: 'name',
    header: t`Name`,
    sortable: true,
    render: (contact) => <b className={rows.name}>{contact.name}</b>,
  },
  {
    key: 'email',
    header: t`Email`,
    sortable: true,
    render: (contact) => <span className={rows.address}>{contact.email}</span>,
  },
  {
    key: 'phone',
    header: t`Phone`,
    render: (contact) => <span className="num">{contact.phone}</span>,
  },
  { key: 'role', header: t`Role`, sortable: true, render: (contact) => roleWords(contact.role) },
  {
    key: 'message',
    header: t`Message`,
    render: (contact) => <span className={classes.short}>{contact.message}</span>,
  },
  {
    key: 'createdAt',
    header: t`Submitted`,
    sortable: true,
    render: (contact) => <span className="num">{localDate(contact.createdAt)}</span>,
  },
  { key: 'actions', header: t`Actions`, render: (contact) => <ContactActions contact={contact} /> },
];

/** What visitors have written. */
export function ContactsTable(
  props: Pick<DataTableProps<Contact>, 'data' | 'stale' | 'state' | 'onChange' | 'error' | 'onRetry'>,
) {
  return (
    <DataTable
      {...props}
      title={t`Messages`}
      columns={columns()}
      rowKey={(contact) => contact._id}
      searchPlaceholder={t`Search by name, email or role...`}
      card={(contact) => (
        <div className={rows.card}>
          <div>
            <h3>{contact.name}</h3>
            <p className={`muted ${rows.long}`}>
              {roleWords(contact.role)}, {contact.email}
            </p>
          </div>
          <p className={classes.short}>{contact.message}</p>
          <div className={rows.foot}>
            <span className="muted num">{localDate(contact.createdAt)}</span>
            <ContactActions contact={contact} />
          </div>
        </div>
      )}
    />
  );
}
