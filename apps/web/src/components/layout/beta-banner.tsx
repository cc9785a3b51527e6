import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import classes from './beta-banner.module.css';

/** The product is young, and says so. */
export function BetaBanner() {
  return (
    <aside className={classes.banner} aria-label={t`Notice`}>
      <span className={classes.tag}>
        <Trans>Beta</Trans>
      </span>
      <Trans>Some features may be handled manually.</Trans>
    </aside>
  );
}
