import { Alert, Button } from '@mantine/core';
import type { Report, ReportReason } from '@panelwise/contracts/domain/report';
import type { ReviewedComic } from '@panelwise/contracts/domain/review';
import { IconFlag } from '@tabler/icons-react';
import { counted } from '../../../lib/counted.ts';
import { localDateTime } from '../../../lib/local-date.ts';
import { useFindFine } from '../hooks/use-find-fine.ts';
import classes from './reports-card.module.css';

const labels: Record<ReportReason, string> = {
  frightening: 'Frightening',
  wrong: 'Teaches something wrong',
  unkind: 'Unkind',
  'personal-data': 'Private things about somebody',
  other: 'Something else',
};

/** What readers said of this comic, and the two ways out. */
export function ReportsCard({
  comic,
  reports,
  onDecline,
}: {
  comic: ReviewedComic;
  reports: Report[];
  onDecline: () => void;
}) {
  const { mutate, isPending } = useFindFine();
  if (reports.length === 0) return null;
  return (
    <Alert
      color="warn"
      icon={<IconFlag size={20} aria-hidden />}
      title={`Reported by ${counted(reports.length, 'reader')}`}
    >
      <p>
        {comic.isHidden
          ? 'Nobody reads it until you have decided.'
          : 'Readers still see it. Three reports hide it.'}
      </p>
      <ul className={classes.reports}>
        {reports.map(({ _id, reason, note, at }) => (
          <li key={_id}>
            <b>{labels[reason]}</b>
            {note && <q>{note}</q>}
            <span className="muted num">{localDateTime(at)}</span>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button size="sm" disabled={isPending} onClick={() => mutate(comic._id)}>
          It is fine
        </Button>
        <Button size="sm" variant="bad" disabled={isPending} onClick={onDecline}>
          Decline
        </Button>
      </div>
    </Alert>
  );
}
