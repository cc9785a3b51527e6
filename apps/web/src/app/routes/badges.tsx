import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { ButtonLink, PlainButton } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { badgesQuery } from '../../features/learn/api/learn-queries.ts';
import { BadgeLists } from '../../features/learn/components/badge-lists.tsx';
import { errorText } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import classes from './learn.module.css';

/** All badges. Where rewards are switched off there is no such page. */
export function Component() {
  usePageTitle(t`Badges`);
  const { data, error, refetch } = useQuery(badgesQuery);
  if (!data && !error) return <PagePending />;
  const have = data?.earned.length ?? 0;
  const all = have + (data?.open.length ?? 0);
  if (data && all === 0) return <Navigate to={paths.learn} replace />;
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className={classes.head}>
        <div>
          <h1>
            <Trans>Badges</Trans>
          </h1>
          {data && (
            <p className="muted">
              <Trans>
                {have} of {all} inked. A pencil badge says what it asks. What you have stays yours.
              </Trans>
            </p>
          )}
        </div>
        <ButtonLink to={paths.learn} variant="outline">
          <Trans>Back to your page</Trans>
        </ButtonLink>
      </div>
      {data ? (
        <BadgeLists earned={data.earned} open={data.open} />
      ) : (
        <EmptyState
          title={t`The badges could not be loaded`}
          text={errorText(error, t`Please try again in a moment.`)}
          action={
            <PlainButton variant="outline" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </PlainButton>
          }
        />
      )}
    </main>
  );
}
