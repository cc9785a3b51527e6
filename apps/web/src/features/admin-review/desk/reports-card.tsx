import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import type { Report, ReportReason } from '@panelwise/contracts/domain/report';
import type { ReviewedComic } from '@panelwise/contracts/domain/review';
import { IconFlag } from '@tabler/icons-react';
import { localDateTime } from '../../../lib/local-date.ts';
import { useFindFine } from '../hooks/use-find-fine.ts';
import classes from './reports-card.module.css';

const labels: Record<ReportReason, MessageDescriptor> = {
  frightening: msg`Frightening`,
  wrong: msg`Teaches something wrong`,
  unkind: msg`Unkind`,
  'personal-data': msg`Private things about somebody`,
  other: msg`Something else`,
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
      title={plural(reports.length, { one: 'Reported by # reader', other: 'Reported by # readers' })}
    >
      <p>
        {comic.isHidden
          ? t`Nobody reads it until you have decided.`
          : t`Readers still see it. Three reports hide it.`}
      </p>
      <ul className={classes.reports}>
        {reports.map(({ _id, reason, note, at }) => (
          <li key={_id}>
            <b>{i18n._(labels[reason])}</b>
            {note && <q>{note}</q>}
            <span className="muted num">{localDateTime(at)}</span>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button size="sm" disabled={isPending} onClick={() => mutate(comic._id)}>
          <Trans>It is fine</Trans>
        </Button>
        <Button size="sm" variant="bad" disabled={isPending} onClick={onDecline}>
          <Trans>Decline</Trans>
        </Button>
      </div>
    </Alert>
  );
}
