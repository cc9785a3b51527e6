import { Alert, Button } from '@mantine/core';
import { IconCheck, IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../../components/badge/badge.tsx';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { counted } from '../../../lib/counted.ts';
import { localDate } from '../../../lib/local-date.ts';
import { moneyText, monthText } from '../../../lib/money.ts';
import { closeMonth, reloadShares, savePayouts, shareMonthQuery } from '../api/shares-queries.ts';
import { CreatorTable } from './creator-table.tsx';
import classes from './shares.module.css';

/** One month: what everybody gets of its pool, closing it, and whom to pay. */
export function ShareMonth({ month: name }: { month: string }) {
  const client = useQueryClient();
  const { data, error } = useQuery(shareMonthQuery(name));
  const file = useMutation({ mutationFn: () => savePayouts(name) });
  if (!data)
    return error ? (
      <Alert role="alert">{errorText(error, 'This month cannot be shown at the moment.')}</Alert>
    ) : (
      <p role="status">One moment...</p>
    );
  const { month, allReads, creators } = data;
  const title = monthText(month.month);
  const pool = moneyText(month.poolCents, month.currency);
  return (
    <section className={classes.month} aria-label={title}>
      <div className={classes.monthHead}>
        <div>
          <h2>{title}</h2>
          <p className={classes.facts}>
            <span>Pool {pool}</span>
            <span>{counted(allReads, 'counted read')}</span>
            <span>{counted(month.rule.readsPerPupil, 'read')} of one pupil count</span>
          </p>
        </div>
        {month.closedAt ? (
          <div className={classes.actions}>
            <Badge tone="inked" icon={IconCheck}>
              Closed {localDate(month.closedAt)}
            </Badge>
            <Button
              variant="outline"
              leftSection={<IconDownload size={18} stroke={1.9} aria-hidden />}
              disabled={file.isPending}
              onClick={() => file.mutate()}
            >
              Payouts as CSV
            </Button>
          </div>
        ) : month.isOver ? (
          <ConfirmButton
            trigger={(ask) => <Button onClick={ask}>Close {title}</Button>}
            title={`Close ${title}`}
            question={
              <p>
                {creators.some(({ cents }) => cents > 0)
                  ? `${pool} are shared and booked as they stand here.`
                  : 'Nobody’s reads count, so nothing is shared.'}{' '}
                Statements are written. A closed month never changes again.
              </p>
            }
            action="Close it"
            busyAction="Closing..."
            failText="The month could not be closed. Please try again."
            tone="filled"
            run={async () => {
              await closeMonth(month.month);
              await reloadShares(client);
            }}
          />
        ) : (
          <p className="muted">A preview: it can be closed when the month is over.</p>
        )}
      </div>
      {file.error && (
        <Alert role="alert">{errorText(file.error, 'The file could not be made. Please try again.')}</Alert>
      )}
      {creators.length > 0 ? (
        <CreatorTable month={month} creators={creators} />
      ) : (
        <p className={classes.nothing}>
          Nobody’s comic was read to its end {month.closedAt ? 'in this month' : 'so far'}.
        </p>
      )}
    </section>
  );
}
