import { t } from '@lingui/core/macro';
import type { AdminUser } from '@panelwise/contracts/http/admin';
import {
  IconBackpack,
  IconChalkboard,
  IconHeartHandshake,
  IconShieldCheck,
  IconUser,
} from '@tabler/icons-react';
import { Badge } from '../../../components/badge/badge.tsx';
import { type Column, DataTable, type DataTableProps } from '../../../components/data-table/data-table.tsx';
import rows from '../../../components/data-table/rows.module.css';
import { localDate } from '../../../lib/local-date.ts';
import { roleWords } from '../../../lib/role-words.ts';

/** An account with its place in the whole list, from 1. */
export type NumberedUser = AdminUser & { number: number };

const icons = {
  Student: IconBackpack,
  Teacher: IconChalkboard,
  Parent: IconHeartHandshake,
  Other: IconUser,
  admin: IconShieldCheck,
  user: IconUser,
} as const satisfies Record<AdminUser['userType'], unknown>;

function UserTypeBadge({ type }: { type: AdminUser['userType'] }) {
  return (
    <Badge icon={icons[type]} tone={type === 'admin' ? 'inked' : 'plain'}>
      {roleWords(type)}
    </Badge>
  );
}

const fullName = (user: AdminUser) => `${user.firstname} ${user.lastname}`.trim() || '–';

const joinedOn = (user: AdminUser) => {
  const date = localDate(user.createdAt);
  return t`Joined ${date}`;
};

const columns = (): Column<NumberedUser>[] => [
  {
    key: 'number',
    header: t({ message: 'No.', context: 'number' }),
    render: (user) => <span className="num">{user.number}</span>,
  },
  {
    key: 'name',
    header: t`Name`,
    sortable: true,
    render: (user) => <b className={rows.name}>{fullName(user)}</b>,
  },
  {
    key: 'username',
    header: t`Username`,
    sortable: true,
    render: (user) => <span className={rows.long}>{user.username || user.email}</span>,
  },
  {
    key: 'userType',
    header: t({ message: 'User type', context: 'user' }),
    sortable: true,
    render: (user) => <UserTypeBadge type={user.userType} />,
  },
  {
    key: 'createdAt',
    header: t({ message: 'Joined', context: 'user' }),
    sortable: true,
    render: (user) => <span className="num">{localDate(user.createdAt)}</span>,
  },
];

/** Everybody with an account. */
export function UsersTable(
  props: Pick<DataTableProps<NumberedUser>, 'data' | 'stale' | 'state' | 'onChange' | 'error' | 'onRetry'>,
) {
  return (
    <DataTable
      {...props}
      title={t`Total users`}
      columns={columns()}
      rowKey={(user) => user._id}
      searchPlaceholder={t`Search by username or email...`}
      card={(user) => (
        <div className={rows.card}>
          <div>
            <h3>{fullName(user)}</h3>
            <p className={`muted ${rows.long}`}>{user.username || user.email}</p>
          </div>
          <p className={rows.foot}>
            <UserTypeBadge type={user.userType} />
            <span className="muted num">{joinedOn(user)}</span>
          </p>
        </div>
      )}
    />
  );
}
