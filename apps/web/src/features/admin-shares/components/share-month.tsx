import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconCheck, IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../../components/badge/badge.tsx';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { errorText } from '../../../lib/api-error.ts';
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
      <Alert role="alert">{errorText(error, t`This month cannot be shown at the moment.`)}</Alert>
    ) : (
      <p role="status">
        <Trans>One moment...</Trans>
      </p>
    );
  const { month, allReads, creators } = data;
  const { readsPerPupil } = month.rule;
  const closing = month.closedAt && localDate(month.closedAt);
  const title = monthText(month.month);
  const pool = moneyText(month.poolCents, month.currency);
  return (
    <section className={classes.month} aria-label={title}>
      <div className={classes.monthHead}>
        <div>
          <h2>{title}</h2>
          <p className={classes.facts}>
            <span>
              <Trans>Pool {pool}</Trans>
            </span>
            <span>
              <Plural value={allReads} one="# counted read" other="# counted reads" />
            </span>
            <span>
              <Plural
                value={readsPerPupil}
                one="# read of one pupil count"
                other="# reads of one pupil count"
              />
            </span>
          </p>
        </div>
        {month.closedAt ? (
          <div className={classes.actions}>
            <Badge tone="inked" icon={IconCheck}>
              <Trans>Closed {closing}</Trans>
            </Badge>
            <Button
              variant="outline"
              leftSection={<IconDownload size={18} stroke={1.9} aria-hidden />}
              disabled={file.isPending}
              onClick={() => file.mutate()}
            >
              <Trans>Payouts as CSV</Trans>
            </Button>
          </div>
        ) : month.isOver ? (
          <ConfirmButton
            trigger={(ask) => (
              <Button onClick={ask}>
                <Trans>Close {title}</Trans>
              </Button>
            )}
            title={t`Close ${title}`}
            question={
              <p>
                {creators.some(({ cents }) => cents > 0)
                  ? t`${pool} are shared and booked as they stand here.`
                  : t`Nobody’s reads count, so nothing is shared.`}{' '}
                <Trans>Statements are written. A closed month never changes again.</Trans>
              </p>
            }
            action={t`Close it`}
            busyAction={t({ message: 'Closing...', context: 'month' })}
            failText={t`The month could not be closed. Please try again.`}
            tone="filled"
            run={async () => {
              await closeMonth(month.month);
              await reloadShares(client);
            }}
          />
        ) : (
          <p className="muted">
            <Trans>A preview: it can be closed when the month is over.</Trans>
          </p>
        )}
      </div>
      {file.error && (
        <Alert role="alert">{errorText(file.error, t`The file could not be made. Please try again.`)}</Alert>
      )}
      {creators.length > 0 ? (
        <CreatorTable month={month} creators={creators} />
      ) : (
        <p className={classes.nothing}>
          {month.closedAt ? (
            <Trans>Nobody’s comic was read to its end in this month.</Trans>
          ) : (
            <Trans>Nobody’s comic was read to its end so far.</Trans>
          )}
        </p>
      )}
    </section>
  );
}
