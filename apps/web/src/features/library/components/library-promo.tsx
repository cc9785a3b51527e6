import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import { useSession } from '../../../lib/session.ts';
import classes from './library-promo.module.css';

/** The last place on the shelf: make the comic that is missing. */
export function LibraryPromo() {
  const visitor = useSession((state) => state.status === 'visitor');
  return (
    <div className={classes.promo}>
      <h2>Not on the shelf yet?</h2>
      <p>Bring the concept. You could read it with your class tomorrow.</p>
      <ButtonLink to={visitor ? paths.signup : paths.createComic} variant="ink">
        Create Comics
      </ButtonLink>
    </div>
  );
}
