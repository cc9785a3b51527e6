import { Trans } from '@lingui/react/macro';
import classes from './page-pending.module.css';

/** Stands in for a page while it loads; appears after 200 ms, so that quick loads do not flicker. */
export function PagePending() {
  return (
    <main className="wrap" id="main" tabIndex={-1} aria-busy="true">
      <div className={classes.pending}>
        <span className="visually-hidden" role="status">
          <Trans>Loading...</Trans>
        </span>
        <i className={classes.title} />
        <i className={classes.block} />
      </div>
    </main>
  );
}
