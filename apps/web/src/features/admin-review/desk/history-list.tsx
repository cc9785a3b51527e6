import type { AuditEntry } from '@panelwise/contracts/domain/review';
import { localDateTime } from '../../../lib/local-date.ts';
import classes from './history-list.module.css';

const words: Record<string, string> = {
  approved: 'accepted it',
  rejected: 'declined it',
  deleted: 'deleted it',
  'taken-back': 'took that back',
  'accepted-first': 'accepted it; a second admin is needed',
  hidden: 'reported it until it was hidden',
  'found-fine': 'looked at the reports and found it fine',
};

/** Who did what with this comic, oldest first. */
export function HistoryList({ entries }: { entries: AuditEntry[] }) {
  if (entries.length === 0) return <p className="muted">Nobody has decided about this comic yet.</p>;
  return (
    <ol className={classes.history}>
      {entries.map((entry) => (
        <li key={entry._id}>
          <span className="muted num">{localDateTime(entry.at)}</span>
          <span>
            <b>{entry.actor}</b> {words[entry.action] ?? entry.action}
            {entry.reason && <span className={classes.reason}>{entry.reason}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
