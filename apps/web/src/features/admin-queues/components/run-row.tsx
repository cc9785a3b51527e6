import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { isTerminal, type RunStatus } from '@panelwise/contracts/domain/run';
import type { OperatorRun } from '@panelwise/contracts/http/admin';
import { IconBan, IconCheck, IconClock, IconPencil, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../../components/badge/badge.tsx';
import rows from '../../../components/data-table/rows.module.css';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { localDateTime } from '../../../lib/local-date.ts';
import { actOnRun } from '../api/queues-queries.ts';
import { durationText, failureText, stepText } from '../run-words.ts';
import classes from './runs-table.module.css';

export const runLooks = {
  queued: { label: msg`Waiting`, tone: 'plain', icon: IconClock },
  running: { label: msg`Running`, tone: 'pencil', icon: IconPencil },
  succeeded: { label: msg({ message: 'Done', context: 'run' }), tone: 'ok', icon: IconCheck },
  failed: { label: msg`Failed`, tone: 'bad', icon: IconX },
  cancelled: { label: msg`Cancelled`, tone: 'plain', icon: IconBan },
} as const satisfies Record<RunStatus, unknown>;

export function RunBadge({ run }: { run: OperatorRun }) {
  const { tone, icon } = runLooks[run.status];
  const label = i18n._(runLooks[run.status].label);
  const percent = Math.round(run.percent);
  return (
    <Badge tone={tone} icon={icon}>
      {run.status === 'running' ? t`${label}, ${percent} %` : label}
    </Badge>
  );
}

/** Retry for what failed or was cancelled, Cancel for what goes on, a dash for the others. */
export function RunActions({ run }: { run: OperatorRun }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (action: 'retry' | 'cancel') => actOnRun(client, run._id, action),
    onError: (error) => showToast({ tone: 'bad', message: errorText(error, t`Something went wrong`) }),
  });
  const name = `${stepText(run.step)}, ${run.title ?? run.creator}`;
  const action = isTerminal(run.status) ? 'retry' : 'cancel';
  if (run.status === 'succeeded') return <span className="muted">–</span>;
  return (
    <Button
      size="sm"
      variant={action === 'cancel' ? 'bad' : 'outline'}
      disabled={isPending}
      onClick={() => mutate(action)}
      aria-label={action === 'cancel' ? t`Cancel: ${name}` : t`Retry: ${name}`}
    >
      {action === 'cancel' ? t`Cancel` : t`Retry`}
    </Button>
  );
}

/** Why a run failed; nothing for the others. */
export function RunFailure({ run }: { run: OperatorRun }) {
  const text = failureText(run);
  return text ? <p className={classes.failure}>{text}</p> : null;
}

/** A run where the table does not fit. */
export function RunCard({ run, now }: { run: OperatorRun; now: number }) {
  const attempt = run.attempt + 1;
  const duration = durationText(run, now);
  return (
    <div className={rows.card}>
      <div>
        <h3>{stepText(run.step)}</h3>
        <p className={rows.long}>{run.title ?? '–'}</p>
        <p className={`muted ${rows.long}`}>{run.creator}</p>
      </div>
      <p className={rows.foot}>
        <RunBadge run={run} />
        <span className="muted num">
          <Trans>
            Attempt {attempt}, {duration}
          </Trans>
        </span>
      </p>
      <div className={rows.foot}>
        <span className="muted num">{localDateTime(run.createdAt)}</span>
        <RunActions run={run} />
      </div>
    </div>
  );
}
