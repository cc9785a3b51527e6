import { Trans } from '@lingui/react/macro';
import { clock } from '../components/saved-stamp.tsx';
import type { LogLine } from '../run/run-log.ts';
import classes from './just-now.module.css';

/** The last things that happened in a run, the newest first. */
export function JustNow({ log }: { log: LogLine[] }) {
  if (log.length === 0) return null;
  return (
    <div className={classes.log}>
      <h3>
        <Trans>Just now</Trans>
      </h3>
      <ul aria-live="polite">
        {log.slice(0, 6).map((line) => (
          <li key={line.seq} data-tone={line.bad ? 'bad' : undefined}>
            <time dateTime={line.at}>{clock(line.at)}</time>
            <span>{line.text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
