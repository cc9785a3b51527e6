import { Trans } from '@lingui/react/macro';
import { clock } from '../components/saved-stamp.tsx';
import { type LogEntry, linesOf } from '../run/run-log.ts';
import classes from './just-now.module.css';

/** The last things that happened in a run, the newest first: folded, and told to those who do not see the pages. */
export function JustNow({ log }: { log: readonly LogEntry[] }) {
  const lines = linesOf(log);
  const [newest] = lines;
  if (!newest) return null;
  return (
    <div className={classes.log}>
      <p className="visually-hidden" aria-live="polite">
        {newest.text}
      </p>
      <details>
        <summary>
          <Trans>Just now</Trans>
        </summary>
        <ul>
          {lines.slice(0, 6).map((line) => (
            <li key={line.seq} data-tone={line.bad ? 'bad' : undefined}>
              <time dateTime={line.at}>{clock(line.at)}</time>
              <span>{line.text}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
