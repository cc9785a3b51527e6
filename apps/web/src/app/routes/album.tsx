import { useQuery } from '@tanstack/react-query';
import { ButtonLink, PlainButton } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { albumQuery } from '../../features/learn/api/learn-queries.ts';
import { Album } from '../../features/learn/components/album.tsx';
import { errorText } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import classes from './learn.module.css';

/** The cards of all comics that somebody has read or answered. */
export function Component() {
  usePageTitle('Album');
  const { data, error, refetch } = useQuery(albumQuery);
  if (!data && !error) return <PagePending />;
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className={classes.head}>
        <div>
          <h1>Album</h1>
          <p className="muted">Each comic has a card. Ink is what you know now.</p>
        </div>
        <ButtonLink to={paths.learn} variant="outline">
          Back to your page
        </ButtonLink>
      </div>
      {!data ? (
        <EmptyState
          title="The album could not be loaded"
          text={errorText(error, 'Please try again in a moment.')}
          action={
            <PlainButton variant="outline" onClick={() => void refetch()}>
              Try again
            </PlainButton>
          }
        />
      ) : data.cards.length === 0 ? (
        <EmptyState
          title="No cards yet"
          text="Read a comic to its end, and its card is here."
          action={<ButtonLink to={paths.library}>Find a comic</ButtonLink>}
        />
      ) : (
        <Album cards={data.cards} />
      )}
    </main>
  );
}
