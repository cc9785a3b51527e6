import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink, PlainButton } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { ownAvatarQuery } from '../../features/avatar/api/avatar-queries.ts';
import { Wardrobe } from '../../features/avatar/components/wardrobe.tsx';
import { errorText } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import classes from './learn.module.css';

/** The character that stands for somebody, and what it wears. */
export function Component() {
  usePageTitle(t`Your character`);
  const { data, error, refetch } = useQuery(ownAvatarQuery);
  if (!data && !error) return <PagePending />;
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className={classes.head}>
        <div>
          <h1>
            <Trans>Your character</Trans>
          </h1>
          <p className="muted">
            <Trans>Drawn by the studio. It stands for you everywhere, there are no photographs.</Trans>
          </p>
        </div>
        <ButtonLink to={paths.learn} variant="outline">
          <Trans>Back to your page</Trans>
        </ButtonLink>
      </div>
      {data ? (
        <Wardrobe own={data} />
      ) : (
        <EmptyState
          title={t`Your character could not be loaded`}
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
