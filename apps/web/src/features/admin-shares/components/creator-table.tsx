import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { CreatorShareView, ShareMonthView } from '@panelwise/contracts/http/shares';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../../components/badge/badge.tsx';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { localDate } from '../../../lib/local-date.ts';
import { moneyText } from '../../../lib/money.ts';
import { notePaid, reloadShares } from '../api/shares-queries.ts';
import classes from './shares.module.css';

/** Creators of a month, who gets most first. */
export function CreatorTable({
  month,
  creators,
}: {
  month: ShareMonthView;
  creators: readonly CreatorShareView[];
}) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Creator</Trans>
          </th>
          <th scope="col">
            <Trans>Counted reads</Trans>
          </th>
          <th scope="col">
            <Trans>Not counted</Trans>
          </th>
          <th scope="col">
            <Trans>Amount</Trans>
          </th>
          <th scope="col">{month.closedAt ? t`Paid by hand` : t`So far`}</th>
        </tr>
      </thead>
      <tbody>
        {creators.map((creator) => (
          <tr key={creator.creatorId}>
            <th scope="row">
              <b>{creator.name || t`A closed account`}</b>
              <span className="muted">{creator.email}</span>
            </th>
            <td data-label={t`Counted reads`} className="num">
              {creator.reads}
            </td>
            <td data-label={t`Not counted`}>{unpaidWords(creator)}</td>
            <td data-label={t`Amount`} className="num">
              {moneyText(creator.cents, month.currency)}
            </td>
            <td data-label={month.closedAt ? t`Paid by hand` : t`So far`}>
              {month.closedAt ? <Paid month={month} creator={creator} /> : t`a preview`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Paid({ month, creator }: { month: ShareMonthView; creator: CreatorShareView }) {
  const client = useQueryClient();
  const { creatorId, name, email, cents, paidAt } = creator;
  const payday = paidAt && localDate(paidAt);
  if (paidAt)
    return (
      <Badge tone="ok" icon={IconCheck}>
        <Trans>Paid {payday}</Trans>
      </Badge>
    );
  if (cents === 0)
    return (
      <span className="muted">
        <Trans>nothing to pay</Trans>
      </span>
    );
  const amount = moneyText(cents, month.currency);
  return (
    <ConfirmButton
      trigger={(ask) => (
        <Button size="sm" variant="outline" onClick={ask} aria-label={t`Note ${name} as paid`}>
          <Trans>Note as paid</Trans>
        </Button>
      )}
      title={t`Note ${name} as paid`}
      question={
        <p>
          <Trans>
            Have you sent {amount} to {email}? It is booked, and cannot be taken back.
          </Trans>
        </p>
      }
      action={t`It is paid`}
      busyAction={t`Booking...`}
      failText={t`It could not be noted. Please try again.`}
      tone="filled"
      run={async () => {
        await notePaid(month.month, creatorId);
        await reloadShares(client);
      }}
    />
  );
}

/** Reads that earn nothing, and why. */
function unpaidWords({ unpaid }: CreatorShareView): string {
  const { ownClasses, noClass, newPupil, unanswered, overCap, overTeacher, fewTeachers } = unpaid;
  const parts = [
    ownClasses > 0 && t`${ownClasses} of own classes`,
    noClass > 0 && t`${noClass} of no class`,
    newPupil > 0 && t`${newPupil} new in their class`,
    unanswered > 0 && t`${unanswered} hardly answered`,
    overCap > 0 && t`${overCap} over the cap`,
    overTeacher > 0 && t`${overTeacher} over the cap of a teacher`,
    fewTeachers > 0 && t`${fewTeachers} of too few teachers`,
  ].filter(Boolean);
  return parts.join(', ') || t({ message: 'none', context: 'reads' });
}
