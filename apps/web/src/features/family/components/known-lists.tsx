import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ChildActivity } from '@panelwise/contracts/http/families';
import { IconCircleCheck } from '@tabler/icons-react';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { CoverStamp } from '../../../components/comic-cover/comic-cover.tsx';
import { paths } from '../../../config/paths.ts';
import classes from './family.module.css';

const shownMax = 6;

/** What is known well and what is shaky, by comic. */
export function KnownLists({ data: { child, knowsWell, shaky } }: { data: ChildActivity }) {
  return (
    <div className={classes.known}>
      <section aria-labelledby="well">
        <h2 id="well">
          <Trans>Knows well</Trans>
        </h2>
        {knowsWell.length === 0 ? (
          <p className={classes.none}>
            <Trans>Nothing yet that we could be sure of.</Trans>
          </p>
        ) : (
          <ul>
            {knowsWell.slice(0, shownMax).map(({ comicId, title, days }) => (
              <li key={comicId}>
                <IconCircleCheck size={28} stroke={1.9} aria-hidden />
                <div>
                  <b>{title}</b>
                  <span>{keptWords(days)}</span>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="shaky">
        <h2 id="shaky">
          <Trans>Still shaky</Trans>
        </h2>
        {shaky.length === 0 ? (
          <p className={classes.none}>
            <Trans>Nothing that we know of.</Trans>
          </p>
        ) : (
          <ul>
            {shaky.slice(0, shownMax).map((one) => {
              const { title } = one;
              return (
                <li key={one.comicId}>
                  <CoverStamp src={one.thumbnail} />
                  <div>
                    <b>{title}</b>
                    <span>{shakyWords(one)}</span>
                  </div>
                  {one.isPublic && (
                    <ButtonLink
                      variant="outline"
                      size="sm"
                      to={paths.readTogether(one.comicId, child._id)}
                      aria-label={t`Read together: ${title}`}
                    >
                      <Trans>Read together</Trans>
                    </ButtonLink>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </section>
    </div>
  );
}

function keptWords(days: number): string {
  if (days < 2) return t`Fresh in mind`;
  if (days < 14) return t`Stays in mind for about ${plural(days, { one: '# day', other: '# days' })}`;
  const weeks = Math.round(days / 7);
  return t`Stays in mind for about ${plural(weeks, { one: '# week', other: '# weeks' })}`;
}

function shakyWords({ unrepairedItems, shakyItems, items }: ChildActivity['shaky'][number]): string {
  return unrepairedItems > 0
    ? t`${plural(unrepairedItems, { one: '# question', other: '# questions' })} of ${items} not right yet`
    : t`Knew it, ${shakyItems} of ${items} fading`;
}
