import classes from './beta-banner.module.css';

/** The product is young, and says so. */
export function BetaBanner() {
  return (
    <aside className={classes.banner} aria-label="Notice">
      <span className={classes.tag}>Beta</span>
      Some features may be handled manually.
    </aside>
  );
}
