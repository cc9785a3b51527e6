import type { ChildActivity } from '@panelwise/contracts/http/families';
import { IconCircleCheck } from '@tabler/icons-react';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { CoverStamp } from '../../../components/comic-cover/comic-cover.tsx';
import { paths } from '../../../config/paths.ts';
import { counted } from '../../../lib/counted.ts';
import classes from './family.module.css';

const shownMax = 6;

/** What is known well and what is shaky, by comic. */
export function KnownLists({ data: { child, knowsWell, shaky } }: { data: ChildActivity }) {
  return (
    <div className={classes.known}>
      <section aria-labelledby="well">
        <h2 id="well">Knows well</h2>
        {knowsWell.length === 0 ? (
          <p className={classes.none}>Nothing yet that we could be sure of.</p>
        ) : (
          <ul>
            {knowsWell.slice(0, shownMax).map(({ comicId, title, days }) => (
              <li key={comicId}>
                <IconCircleCheck size={28} stroke={1.9} aria-hidden />
                <div>
                  <b>{title}</b>
                  <span>{days < 2 ? 'Fresh in mind' : `Stays in mind for about ${keptFor(days)}`}</span>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="shaky">
        <h2 id="shaky">Still shaky</h2>
        {shaky.length === 0 ? (
          <p className={classes.none}>Nothing that we know of.</p>
        ) : (
          <ul>
            {shaky.slice(0, shownMax).map((one) => (
              <li key={one.comicId}>
                <CoverStamp src={one.thumbnail} />
                <div>
                  <b>{one.title}</b>
                  <span>
                    {one.unrepairedItems > 0
                      ? `${counted(one.unrepairedItems, 'question')} of ${one.items} not right yet`
                      : `Knew it, ${one.shakyItems} of ${one.items} fading`}
                  </span>
                </div>
                {one.isPublic && (
                  <ButtonLink
                    variant="outline"
                    size="sm"
                    to={paths.readTogether(one.comicId, child._id)}
                    aria-label={`Read together: ${one.title}`}
                  >
                    Read together
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function keptFor(days: number): string {
  return days < 14 ? counted(days, 'day') : counted(Math.round(days / 7), 'week');
}
