import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import { useSession } from '../../../lib/session.ts';
import classes from './last-call.module.css';

/** The end of the page: begin. */
export function LastCall() {
  const visitor = useSession((state) => state.status === 'visitor');
  return (
    <section className={`wrap ${classes.call}`}>
      <h2>
        <Trans>Your first comic needs one concept and three sentences.</Trans>
      </h2>
      <ButtonLink to={visitor ? paths.signup : paths.createComic} size="lg">
        <Trans>Make comics</Trans>
      </ButtonLink>
    </section>
  );
}
