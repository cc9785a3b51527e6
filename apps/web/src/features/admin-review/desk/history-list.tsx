import { Trans } from '@lingui/react/macro';
import type { AuditEntry } from '@panelwise/contracts/domain/review';
import { localDateTime } from '../../../lib/local-date.ts';
import classes from './history-list.module.css';

/** Who did what, as a sentence. */
function DoneText({ actor, action }: Pick<AuditEntry, 'actor' | 'action'>) {
  switch (action) {
    case 'approved':
      return (
        <Trans>
          <b>{actor}</b> accepted it
        </Trans>
      );
    case 'changes-asked':
      return (
        <Trans>
          <b>{actor}</b> asked for changes
        </Trans>
      );
    case 'rejected':
      return (
        <Trans>
          <b>{actor}</b> declined it
        </Trans>
      );
    case 'deleted':
      return (
        <Trans>
          <b>{actor}</b> deleted it
        </Trans>
      );
    case 'taken-back':
      return (
        <Trans>
          <b>{actor}</b> took that back
        </Trans>
      );
    case 'accepted-first':
      return (
        <Trans>
          <b>{actor}</b> accepted it; a second admin is needed
        </Trans>
      );
    case 'hidden':
      return (
        <Trans>
          <b>{actor}</b> reported it until it was hidden
        </Trans>
      );
    case 'found-fine':
      return (
        <Trans>
          <b>{actor}</b> looked at the reports and found it fine
        </Trans>
      );
    case 'item-rested':
      return <Trans>A question rests because it does not tell who knows it</Trans>;
    case 'item-put-back':
      return (
        <Trans>
          <b>{actor}</b> had a question that rested asked again
        </Trans>
      );
    case 'item-replaced':
      return (
        <Trans>
          <b>{actor}</b> put another question in the place of one that rested
        </Trans>
      );
    default:
      return (
        <>
          <b>{actor}</b> {action}
        </>
      );
  }
}

/** Who did what with this comic, oldest first. */
export function HistoryList({ entries }: { entries: AuditEntry[] }) {
  if (entries.length === 0)
    return (
      <p className="muted">
        <Trans>Nobody has decided about this comic yet.</Trans>
      </p>
    );
  return (
    <ol className={classes.history}>
      {entries.map((entry) => (
        <li key={entry._id}>
          <span className="muted num">{localDateTime(entry.at)}</span>
          <span>
            <DoneText {...entry} />
            {entry.reason && <span className={classes.reason}>{entry.reason}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
