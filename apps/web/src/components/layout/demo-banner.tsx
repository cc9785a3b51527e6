import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import classes from './beta-banner.module.css';

/** Whose screens these are is invented, and so is all that they show. */
export function DemoBanner() {
  return (
    <aside className={classes.banner} aria-label={t`Demo data`}>
      <span className={classes.tag}>
        <Trans>Demo data</Trans>
      </span>
      <Trans>This pupil and all their answers are invented, for trying out.</Trans>
    </aside>
  );
}
