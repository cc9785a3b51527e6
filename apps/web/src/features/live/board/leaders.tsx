import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LiveLeaders } from '@panelwise/contracts/domain/live';
import classes from './leaders.module.css';

/** Who is ahead, by accuracy alone: on the teacher's screen, and nowhere else. */
export function Leaders({ leaders: { of, names, more } }: { leaders: LiveLeaders }) {
  return (
    <section className={classes.leaders} aria-labelledby="leaders">
      <h2 id="leaders">
        <Trans>Leader board</Trans>
      </h2>
      {names.length === 0 ? (
        <p>
          <Trans>Nobody is ahead yet.</Trans>
        </p>
      ) : (
        <ol>
          {names.map(({ seatId, name, right, place }) => (
            <li key={seatId} value={place}>
              <b className="num" aria-hidden>
                {place}
              </b>
              <span>{name}</span>
              <em>
                <Trans>
                  {right} of {of} right
                </Trans>
              </em>
            </li>
          ))}
        </ol>
      )}
      {more > 0 && <p>{t`and ${more} more with as many right`}</p>}
    </section>
  );
}
