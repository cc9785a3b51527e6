import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import { useSession } from '../../../lib/session.ts';
import classes from './library-promo.module.css';

/** The last place on the shelf: make the comic that is missing. */
export function LibraryPromo() {
  const visitor = useSession((state) => state.status === 'visitor');
  return (
    <div className={classes.promo}>
      <h2>
        <Trans>Not on the shelf yet?</Trans>
      </h2>
      <p>
        <Trans>Bring the concept. You could read it with your class tomorrow.</Trans>
      </p>
      <ButtonLink to={visitor ? paths.signup : paths.createComic} variant="ink">
        <Trans>Create Comics</Trans>
      </ButtonLink>
    </div>
  );
}
