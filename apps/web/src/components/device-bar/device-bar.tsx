import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
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
      <aside className={classes.bar} aria-label={t`This device`}>
        <p role="status">
          <b>{isOnline ? t`Panelwise cannot be reached.` : t`You are offline.`}</b>{' '}
          {waiting === 0
            ? t`Comics on this device can be read, and their questions answered.`
            : plural(waiting, {
                one: '# answer is kept, and sent when we can be reached.',
                other: '# answers are kept, and sent when we can be reached.',
              })}
        </p>
        {!isAtHome && (
          <Link to={paths.learn}>
            <Trans>What is on this device</Trans>
          </Link>
        )}
      </aside>
    );
  if (sentLater.sent + sentLater.refused > 0)
    return (
      <aside className={classes.bar} aria-label={t`This device`}>
        <p role="status">{sentWords(sentLater)}</p>
        <button type="button" onClick={forgetSentLater}>
          <Trans>Close</Trans>
        </button>
      </aside>
    );
  if (newVersion)
    return (
      <aside className={classes.bar} aria-label={t`This device`}>
        <p role="status">
          <Trans>A new version is ready. It is used when you open Panelwise again.</Trans>
        </p>
        <button type="button" onClick={takeNewVersion}>
          <Trans>Use it now</Trans>
        </button>
        <button type="button" onClick={() => useNewVersion.setState({ waiting: undefined })}>
          <Trans>Later</Trans>
        </button>
      </aside>
    );
  return null;
}

/** How it went with answers that were given without a network. */
function sentWords({ sent, right, refused }: { sent: number; right: number; refused: number }): string {
  return [
    sent > 0 &&
      plural(sent, {
        one: `Your # kept answer is in: ${right} right.`,
        other: `Your # kept answers are in: ${right} right.`,
      }),
    right < sent && t`The others come back in your review.`,
    refused > 0 &&
      plural(refused, {
        one: '# answer could not be counted: the question has changed, or the assignment has ended.',
        other: '# answers could not be counted: the question has changed, or the assignment has ended.',
      }),
  ]
    .filter(Boolean)
    .join(' ');
}
