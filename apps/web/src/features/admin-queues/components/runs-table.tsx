import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { SegmentedControl } from '@mantine/core';
import { type RunStatus, runStatuses } from '@panelwise/contracts/domain/run';
import type { OperatorRun } from '@panelwise/contracts/http/admin';
import { type Column, DataTable, type DataTableProps } from '../../../components/data-table/data-table.tsx';
import rows from '../../../components/data-table/rows.module.css';
import { localDateTime } from '../../../lib/local-date.ts';
import { durationText, stepText } from '../run-words.ts';
import { RunActions, RunBadge, RunCard, RunFailure, runLooks } from './run-row.tsx';
import classes from './runs-table.module.css';

const columnsAt = (now: number): Column<OperatorRun>[] => [
  { key: 'step', header: t`Step`, render: (run) => <b className={rows.name}>{stepText(run.step)}</b> },
  {
    key: 'title',
    header: t`Comic`,
    render: (run) => <span className={rows.long}>{run.title ?? '–'}</span>,
  },
  {
    key: 'creator',
    header: t`Creator`,
    render: (run) => <span className={rows.address}>{run.creator}</span>,
  },
  { key: 'status', header: t`Status`, render: (run) => <RunBadge run={run} /> },
  { key: 'attempt', header: t`Attempt`, render: (run) => <span className="num">{run.attempt + 1}</span> },
  {
    key: 'createdAt',
    header: t`Started`,
    sortable: true,
    render: (run) => <span className="num">{localDateTime(run.createdAt)}</span>,
  },
  {
    key: 'duration',
    header: t`Took`,
    render: (run) => <span className="num">{durationText(run, now)}</span>,
  },
  { key: 'actions', header: t`Actions`, render: (run) => <RunActions run={run} /> },
];

const filters = () => [
  { value: '', label: t`All` },
  ...runStatuses.map((status) => ({ value: status, label: i18n._(runLooks[status].label) })),
];

/** The runs of all creators; why one failed stands under its row. */
export function RunsTable({
  status,
  onStatus,
  now,
  ...table
}: Pick<DataTableProps<OperatorRun>, 'data' | 'stale' | 'state' | 'onChange' | 'error' | 'onRetry'> & {
  status: RunStatus | undefined;
  onStatus: (status: RunStatus | undefined) => void;
  /** When the answer came, in ms: up to then a run has gone on. */
  now: number;
}) {
  return (
    <DataTable
      {...table}
      title={t`Runs`}
      columns={columnsAt(now)}
      cardsBelow={1100}
      rowKey={(run) => run._id}
      searchPlaceholder={t`Search by comic or email...`}
      filters={
        <SegmentedControl
          className={classes.filter}
          aria-label={t`Status of the runs`}
          data={filters()}
          value={status ?? ''}
          onChange={(value) => onStatus((value || undefined) as RunStatus | undefined)}
        />
      }
      note={(run) => run.status === 'failed' && <RunFailure run={run} />}
      card={(run) => <RunCard run={run} now={now} />}
    />
  );
}
