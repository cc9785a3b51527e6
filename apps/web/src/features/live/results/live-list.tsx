import type { LiveSummary } from '@panelwise/contracts/domain/live';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import { counted } from '../../../lib/counted.ts';
import classes from './results.module.css';

const dayOf = (iso: string) =>
  new Date(iso).toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'long' });

/** The live sessions of a class, the newest first. */
export function LiveList({ classId, sessions }: { classId: string; sessions: LiveSummary[] }) {
  return (
    <ul className={classes.list}>
      {sessions.map((one) => (
        <li key={one._id}>
          <div>
            <h3>
              {one.endedAt ? <Link to={paths.liveResults(classId, one._id)}>{one.title}</Link> : one.title}
            </h3>
            <p className="muted">
              {dayOf(one.createdAt)} • {counted(one.seats, 'seat')} • {counted(one.items, 'question')}
            </p>
          </div>
          {one.right.of > 0 && (
            <p>
              <b className="num">
                {one.right.right} of {one.right.of}
              </b>{' '}
              right
            </p>
          )}
          {!one.endedAt && <ButtonLink to={paths.liveBoard(classId, one._id)}>Go on: it is live</ButtonLink>}
        </li>
      ))}
    </ul>
  );
}
