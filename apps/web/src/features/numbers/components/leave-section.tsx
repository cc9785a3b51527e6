import type { ComicNumbers } from '@panelwise/contracts/domain/comic-numbers';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import { formatNumber } from '../number-words.ts';
import classes from './numbers.module.css';
import type { CutOut } from './numbers-page.tsx';

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
  const isLeft = (one: { page: number; panel: number }) =>
    leave !== null && one.page === leave.page && one.panel === leave.panel;
  return (
    <div className={classes.leave} data-single={leave === null || undefined}>
      <section aria-label="Where readers leave">
        <h2>Where readers leave</h2>
        <p className="muted">
          One bar is one panel.{' '}
          {leave
            ? `${formatNumber(leave.readers)} readers went no further than page ${leave.page}, panel ${leave.panel}.`
            : 'No panel stands out.'}
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
                <span className={classes.long}>Page </span>
                {page}
              </p>
            </div>
          ))}
        </div>
        {last && (
          <p className={classes.ends} aria-hidden>
            <span>
              <b>{formatNumber(reached[0]!.readers)}</b> at panel 1
            </span>
            <span>
              <b>{formatNumber(last.readers)}</b> at panel {reached.length}
            </span>
          </p>
        )}
        <table className="visually-hidden">
          <caption>Readers who reached each panel</caption>
          <thead>
            <tr>
              <th scope="col">Panel</th>
              <th scope="col">Readers</th>
            </tr>
          </thead>
          <tbody>
            {reached.map(({ page, panel, readers }) => (
              <tr key={`${page} ${panel}`}>
                <th scope="row">
                  Page {page}, panel {panel}
                </th>
                <td>{readers}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {leave && (
        <section className={classes.look} aria-label="Look here">
          <p className={classes.tag}>Look here</p>
          {leave.picture && cutOut(leave.picture)}
          <h3>
            Page {leave.page}, panel {leave.panel}
          </h3>
          <p className="muted">
            A larger part of its readers stops here than at any other panel. Is it hard to follow, or does the
            page end there?
          </p>
          <ButtonLink to={paths.changeComic(comicId, leave)}>Change this panel</ButtonLink>
        </section>
      )}
    </div>
  );
}
