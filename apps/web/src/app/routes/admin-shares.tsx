import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '../../components/layout/admin-page.tsx';
import { shareMonthsQuery } from '../../features/admin-shares/api/shares-queries.ts';
import { PoolForm } from '../../features/admin-shares/components/pool-form.tsx';
import { ShareMonth } from '../../features/admin-shares/components/share-month.tsx';
import classes from '../../features/admin-shares/components/shares.module.css';
import { errorText } from '../../lib/api-error.ts';
import { monthText } from '../../lib/money.ts';

/** Revenue share, for admins: pools of months, what creators get of them, and what was paid by hand. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const { data, error } = useQuery(shareMonthsQuery);
  const months = data?.months ?? [];
  const shown = months.find(({ month }) => month === params.get('month')) ?? months[0];
  const show = (month: string) => setParams({ month }, { replace: true });
  return (
    <AdminPage title={t`Revenue share`}>
      <div className={classes.page}>
        <p className={classes.lead}>
          <Trans>
            The pool of a month is shared by what pupils of other teachers’ classes have read to the end.
            Payouts are handled manually: here it is counted, booked and noted, and money is sent by hand.
          </Trans>
        </p>
        {error && !data && (
          <Alert role="alert">{errorText(error, t`The months cannot be shown at the moment.`)}</Alert>
        )}
        {data && (
          <PoolForm
            key={`${shown?.month} ${shown?.poolCents} ${shown?.closedAt}`}
            of={shown}
            months={months}
            onSaved={show}
          />
        )}
        {months.length > 1 && shown && (
          <NativeSelect
            className={classes.choice ?? ''}
            label={t`Month`}
            data={months.map(({ month }) => ({ value: month, label: monthText(month) }))}
            value={shown.month}
            onChange={({ currentTarget: { value } }) => show(value)}
          />
        )}
        {data &&
          (shown ? (
            <ShareMonth key={shown.month} month={shown.month} />
          ) : (
            <p className={classes.nothing}>
              <Trans>No month has a pool yet. Set one, and see what it comes to.</Trans>
            </p>
          ))}
      </div>
    </AdminPage>
  );
}
