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
          <th scope="col">Creator</th>
          <th scope="col">Counted reads</th>
          <th scope="col">Not counted</th>
          <th scope="col">Amount</th>
          <th scope="col">{month.closedAt ? 'Paid by hand' : 'So far'}</th>
        </tr>
      </thead>
      <tbody>
        {creators.map((creator) => (
          <tr key={creator.creatorId}>
            <th scope="row">
              <b>{creator.name || 'A closed account'}</b>
              <span className="muted">{creator.email}</span>
            </th>
            <td data-label="Counted reads" className="num">
              {creator.reads}
            </td>
            <td data-label="Not counted">{unpaidWords(creator)}</td>
            <td data-label="Amount" className="num">
              {moneyText(creator.cents, month.currency)}
            </td>
            <td data-label={month.closedAt ? 'Paid by hand' : 'So far'}>
              {month.closedAt ? <Paid month={month} creator={creator} /> : 'a preview'}
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
  if (paidAt)
    return (
      <Badge tone="ok" icon={IconCheck}>
        Paid {localDate(paidAt)}
      </Badge>
    );
  if (cents === 0) return <span className="muted">nothing to pay</span>;
  const amount = moneyText(cents, month.currency);
  return (
    <ConfirmButton
      trigger={(ask) => (
        <Button size="sm" variant="outline" onClick={ask} aria-label={`Note ${name} as paid`}>
          Note as paid
        </Button>
      )}
      title={`Note ${name} as paid`}
      question={
        <p>
          Have you sent {amount} to {email}? It is booked, and cannot be taken back.
        </p>
      }
      action="It is paid"
      busyAction="Booking..."
      failText="It could not be noted. Please try again."
      tone="filled"
      run={async () => {
        await notePaid(month.month, creatorId);
        await reloadShares(client);
      }}
    />
  );
}

/** Reads that earn nothing, and why. */
function unpaidWords({ unpaid: { ownClasses, overCap, noClass } }: CreatorShareView): string {
  const parts = [
    ownClasses > 0 && `${ownClasses} of own classes`,
    overCap > 0 && `${overCap} over the cap`,
    noClass > 0 && `${noClass} of no class`,
  ].filter(Boolean);
  return parts.join(', ') || 'none';
}
