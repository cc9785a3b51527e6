import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import classes from './today.module.css';

/** The way to battles, where they are on. Learning comes first, so it stands below. */
export function BattleBox() {
  return (
    <section aria-labelledby="battle-title" className={classes.play}>
      <h2 id="battle-title">
        <Trans>Seven questions with a friend</Trans>
      </h2>
      <p className="muted">
        <Trans>The same for both, and only right answers count.</Trans>
      </p>
      <ButtonLink to={paths.battles} variant="outline">
        <Trans>To the battles</Trans>
      </ButtonLink>
    </section>
  );
}
