import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink, PlainButton } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { albumQuery } from '../../features/learn/api/learn-queries.ts';
import { Ahead } from '../../features/learn/components/ahead.tsx';
import { Album } from '../../features/learn/components/album.tsx';
import { errorText } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import classes from './learn.module.css';

/** The cards of all comics that somebody has read or answered. */
export function Component() {
  usePageTitle(t`Album`);
  const { data, error, refetch } = useQuery(albumQuery);
  if (!data && !error) return <PagePending />;
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className={classes.head}>
        <div>
          <h1>
            <Trans>Album</Trans>
          </h1>
          <p className="muted">
            <Trans>Each comic has a card. Ink is what you know now.</Trans>
          </p>
        </div>
        <ButtonLink to={paths.learn} variant="outline">
          <Trans>Back to your page</Trans>
        </ButtonLink>
      </div>
      {!data ? (
        <EmptyState
          title={t`The album could not be loaded`}
          text={errorText(error, t`Please try again in a moment.`)}
          action={
            <PlainButton variant="outline" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </PlainButton>
          }
        />
      ) : data.cards.length === 0 ? (
        <EmptyState
          title={t`No cards yet`}
          text={t`Read a comic to its end, and its card is here.`}
          action={
            <ButtonLink to={paths.library}>
              <Trans>Find a comic</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <>
          <Album cards={data.cards} />
          {data.ahead && <Ahead ahead={data.ahead} />}
        </>
      )}
    </main>
  );
}
