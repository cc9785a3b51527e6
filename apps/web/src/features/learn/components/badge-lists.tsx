import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { type EarnedBadge, nearestBadges, type OpenBadge } from '@panelwise/contracts/domain/badges';
import { Link } from 'react-router-dom';
import { BadgePicture } from '../../../components/badge/badge-picture.tsx';
import { paths } from '../../../config/paths.ts';
import { badgeGoal, badgeNames } from '../../../lib/badge-words.ts';
import { localDate } from '../../../lib/local-date.ts';
import classes from './badges.module.css';

/** All badges: those somebody has, those they are nearest to, and the rest in pencil with what each asks. */
export function BadgeLists({ earned, open }: { earned: readonly EarnedBadge[]; open: readonly OpenBadge[] }) {
  const nearest = nearestOf(open);
  const rest = open.filter((badge) => !nearest.includes(badge));
  return (
    <div className={classes.lists}>
      {earned.length > 0 && (
        <section aria-labelledby="have">
          <h2 id="have">
            <Trans>What you have</Trans>
          </h2>
          <ul className={classes.grid}>
            {earned.map((badge) => (
              <Earned key={badge.id} badge={badge} />
            ))}
          </ul>
        </section>
      )}
      {nearest.length > 0 && (
        <section aria-labelledby="near">
          <h2 id="near">
            <Trans>Nearest</Trans>
          </h2>
          <ul className={classes.near}>
            {nearest.map(({ id, have, of }) => (
              <li key={id}>
                <BadgePicture id={id} isEarned={false} size={72} />
                <div>
                  <b>{i18n._(badgeNames[id])}</b>
                  <p>{badgeGoal(id)}</p>
                  <div className={classes.meter} aria-hidden="true">
                    <i style={{ inlineSize: `${(have / of) * 100}%` }} />
                  </div>
                  <p className={classes.progress}>
                    <Trans>
                      {have} of {of}
                    </Trans>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {rest.length > 0 && (
        <section aria-labelledby="rest">
          <h2 id="rest">
            <Trans>The others</Trans>
          </h2>
          <ul className={classes.grid}>
            {rest.map(({ id }) => (
              <li key={id}>
                <BadgePicture id={id} isEarned={false} size={88} />
                <b data-pencil>{i18n._(badgeNames[id])}</b>
                <p>{badgeGoal(id)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Those of which the largest part is done; one that is not begun is near to nobody. */
function nearestOf(open: readonly OpenBadge[]): OpenBadge[] {
  return open
    .filter(({ have }) => have > 0)
    .toSorted((a, b) => b.have / b.of - a.have / a.of)
    .slice(0, nearestBadges);
}

function Earned({ badge: { id, at, comic } }: { badge: EarnedBadge }) {
  return (
    <li>
      <BadgePicture id={id} isEarned size={88} />
      <b>{i18n._(badgeNames[id])}</b>
      <p>{badgeGoal(id)}</p>
      <p className={classes.progress}>
        <time dateTime={at}>{localDate(at)}</time>
        {comic && (
          <>
            {', '}
            <Link to={paths.libraryComic(comic._id)}>{comic.title}</Link>
          </>
        )}
      </p>
    </li>
  );
}
