import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComicNumbers } from '@panelwise/contracts/domain/comic-numbers';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import { formatNumber } from '../number-words.ts';
import classes from './numbers.module.css';
import type { CutOut } from './numbers-page.tsx';

type Leave = NonNullable<ComicNumbers['leave']>;
const placeOf = ({ page, panel }: Leave) => t`Page ${page}, panel ${panel}`;
const noFurther = ({ readers: count, page, panel }: Leave) => {
  const readers = formatNumber(count);
  return t`${readers} readers went no further than page ${page}, panel ${panel}.`;
};

/** How many readers reached each panel, and beside it the panel after which most of them left. */
export function LeaveSection({
  comicId,
  numbers: { reached, leave },
  cutOut,
}: {
  comicId: string;
  numbers: ComicNumbers;
  cutOut: CutOut;
}) {
  const most = Math.max(1, reached[0]?.readers ?? 0);
  const last = reached.at(-1);
  const pages = [...Map.groupBy(reached, ({ page }) => page)];
  const [atFirst, atLast] = [formatNumber(reached[0]?.readers ?? 0), formatNumber(last?.readers ?? 0)];
  const panelCount = reached.length;
  const isLeft = (one: { page: number; panel: number }) =>
    leave !== null && one.page === leave.page && one.panel === leave.panel;
  return (
    <div className={classes.leave} data-single={leave === null || undefined}>
      <section aria-label={t`Where readers leave`}>
        <h2>
          <Trans>Where readers leave</Trans>
        </h2>
        <p className="muted">
          <Trans>One bar is one panel.</Trans> {leave ? noFurther(leave) : t`No panel stands out.`}
        </p>
        <div className={classes.pages} aria-hidden>
          {pages.map(([page, panels]) => (
            <div key={page} style={{ flexGrow: panels.length }}>
              <div className={classes.bars}>
                {panels.map((one) => (
                  <span
                    key={one.panel}
                    data-left={isLeft(one) || undefined}
                    style={{ height: `${(100 * one.readers) / most}%` }}
                  />
                ))}
              </div>
              <p>
                <Trans>
                  <span className={classes.long}>Page </span>
                  {page}
                </Trans>
              </p>
            </div>
          ))}
        </div>
        {last && (
          <p className={classes.ends} aria-hidden>
            <span>
              <Trans>
                <b>{atFirst}</b> at panel 1
              </Trans>
            </span>
            <span>
              <Trans>
                <b>{atLast}</b> at panel {panelCount}
              </Trans>
            </span>
          </p>
        )}
        <table className="visually-hidden">
          <caption>
            <Trans>Readers who reached each panel</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Panel</Trans>
              </th>
              <th scope="col">
                <Trans>Readers</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {reached.map(({ page, panel, readers }) => (
              <tr key={`${page} ${panel}`}>
                <th scope="row">
                  <Trans>
                    Page {page}, panel {panel}
                  </Trans>
                </th>
                <td>{readers}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {leave && (
        <section className={classes.look} aria-label={t`Look here`}>
          <p className={classes.tag}>
            <Trans>Look here</Trans>
          </p>
          {leave.picture && cutOut(leave.picture)}
          <h3>{placeOf(leave)}</h3>
          <p className="muted">
            <Trans>
              A larger part of its readers stops here than at any other panel. Is it hard to follow, or does
              the page end there?
            </Trans>
          </p>
          <ButtonLink to={paths.changeComic(comicId, leave)}>
            <Trans>Change this panel</Trans>
          </ButtonLink>
        </section>
      )}
    </div>
  );
}
