import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { counted } from '../../lib/counted.ts';
import { forgetSentLater } from '../../lib/device/outbox.ts';
import { useOnline } from '../../lib/device/use-online.ts';
import { useOutbox } from '../../lib/device/use-outbox.ts';
import { takeNewVersion, useNewVersion } from '../../lib/device/worker-registration.ts';
import { useSession } from '../../lib/session.ts';
import classes from './device-bar.module.css';

/** One line about this device, for whoever is logged in: no network, answers that were sent later, a new version. */
export default function DeviceBar() {
  const isOnline = useOnline();
  const isOffline = useSession(({ status }) => status === 'offline');
  const isAtHome = useLocation().pathname === paths.learn;
  const { waiting, sentLater } = useOutbox();
  const newVersion = useNewVersion((state) => state.waiting);
  if (!isOnline || isOffline)
    return (
      <aside className={classes.bar} aria-label="This device">
        <p role="status">
          <b>{isOnline ? 'Panelwise cannot be reached.' : 'You are offline.'}</b>{' '}
          {waiting === 0
            ? 'Comics on this device can be read, and their questions answered.'
            : `${counted(waiting, 'answer')} ${waiting === 1 ? 'is' : 'are'} kept, and sent when we can be reached.`}
        </p>
        {!isAtHome && <Link to={paths.learn}>What is on this device</Link>}
      </aside>
    );
  if (sentLater.sent + sentLater.refused > 0)
    return (
      <aside className={classes.bar} aria-label="This device">
        <p role="status">{sentWords(sentLater)}</p>
        <button type="button" onClick={forgetSentLater}>
          Close
        </button>
      </aside>
    );
  if (newVersion)
    return (
      <aside className={classes.bar} aria-label="This device">
        <p role="status">A new version is ready. It is used when you open Panelwise again.</p>
        <button type="button" onClick={takeNewVersion}>
          Use it now
        </button>
        <button type="button" onClick={() => useNewVersion.setState({ waiting: undefined })}>
          Later
        </button>
      </aside>
    );
  return null;
}

/** How it went with answers that were given without a network. */
function sentWords({ sent, right, refused }: { sent: number; right: number; refused: number }): string {
  const came =
    sent > 0
      ? `Your ${counted(sent, 'kept answer')} ${sent === 1 ? 'is' : 'are'} in: ${right} right. ${right < sent ? 'The others come back in your review.' : ''}`
      : '';
  const lost =
    refused > 0
      ? `${counted(refused, 'answer')} could not be counted: the question has changed, or the assignment has ended.`
      : '';
  return [came, lost].filter(Boolean).join(' ').trim();
}
