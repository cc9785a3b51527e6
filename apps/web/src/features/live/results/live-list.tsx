import { i18n } from '@lingui/core';
import { Plural, Trans } from '@lingui/react/macro';
import type { LiveSummary } from '@panelwise/contracts/domain/live';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import classes from './results.module.css';

function dayOf(iso: string): string {
  // In English the day comes first, as elsewhere with live sessions.
  const place = i18n.locale === 'en' ? 'en-GB' : i18n.locale;
  return new Date(iso).toLocaleDateString(place, { weekday: 'short', day: 'numeric', month: 'long' });
}

/** The live sessions of a class, the newest first. */
export function LiveList({ classId, sessions }: { classId: string; sessions: LiveSummary[] }) {
  return (
    <ul className={classes.list}>
      {sessions.map((one) => (
        <Session key={one._id} classId={classId} session={one} />
      ))}
    </ul>
  );
}

function Session({ classId, session }: { classId: string; session: LiveSummary }) {
  const { _id, title, seats, items, endedAt, createdAt } = session;
  const { right, of } = session.right;
  const day = dayOf(createdAt);
  return (
    <li>
      <div>
        <h3>{endedAt ? <Link to={paths.liveResults(classId, _id)}>{title}</Link> : title}</h3>
        <p className="muted">
          <Trans>
            {day} • <Plural value={seats} one="# seat" other="# seats" /> •{' '}
            <Plural value={items} one="# question" other="# questions" />
          </Trans>
        </p>
      </div>
      {of > 0 && (
        <p>
          <Trans>
            <b className="num">
              {right} of {of}
            </b>{' '}
            right
          </Trans>
        </p>
      )}
      {!endedAt && (
        <ButtonLink to={paths.liveBoard(classId, _id)}>
          <Trans>Go on: it is live</Trans>
        </ButtonLink>
      )}
    </li>
  );
}
