import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { paths } from '../../config/paths.ts';
import classes from './live-now.module.css';
import { myLiveQuery } from './live-queries.ts';

/** Says that a class of one's own is live, and leads there with one tap. Nothing while none is. */
export function LiveNow() {
  const { data } = useQuery(myLiveQuery);
  return (
    <div role="status">
      {data?.sessions.map(({ sessionId, className, title }) => (
        <section key={sessionId} className={classes.now} aria-label={t`${className} is live`}>
          <p>
            <Trans>
              <b>Your class is live.</b> {className}: {title}
            </Trans>
          </p>
          <ButtonLink to={paths.liveSession(sessionId)} variant="outline" size="lg">
            <Trans>Come in</Trans>
          </ButtonLink>
        </section>
      ))}
    </div>
  );
}
