import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PlainButton } from '../../components/button/button-link.tsx';
import { CurriculumChoice } from '../../components/curriculum-choice/curriculum-choice.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Pager } from '../../components/pager/pager.tsx';
import { libraryQuery } from '../../features/library/api/library-queries.ts';
import { LibraryFinder, SubjectFilter } from '../../features/library/components/library-filters.tsx';
import { LibraryShelf, LibraryShelfPending } from '../../features/library/components/library-shelf.tsx';
import { noFilter, useLibraryFilter } from '../../features/library/hooks/use-library-filter.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import classes from './our-library.module.css';

/** The public library. */
export function Component() {
  usePageTitle(t`Our library`);
  const [filter, change] = useLibraryFilter();
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery(libraryQuery(filter));
  useEffect(() => {
    if (error) console.error('The library could not be loaded.', error);
  }, [error]);
  // An old address, or one that somebody typed.
  const lastPage = data && !isPlaceholderData ? Math.max(1, data.totalPages) : undefined;
  const beyond = lastPage !== undefined && filter.page > lastPage;
  useEffect(() => {
    if (beyond) change({ page: lastPage }, { replace: true });
  }, [beyond, lastPage, change]);
  const filtered = Boolean(
    filter.search || filter.subject || filter.grade || filter.country || filter.language || filter.curriculum,
  );
  const front = !filtered && filter.page === 1;
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className={classes.head}>
        <h1>
          <Trans>Our library</Trans>
        </h1>
        <p>
          <Trans>Comics that teach, checked by people, free to read.</Trans>
        </p>
      </div>
      <div className={classes.filters}>
        <LibraryFinder filter={filter} onChange={change} />
        <CurriculumChoice value={filter} onChange={change} />
      </div>
      <SubjectFilter subject={filter.subject} onChange={change} />
      {isPending && <LibraryShelfPending opening={front} />}
      {error && !data && (
        <EmptyState
          title={t`The library did not load`}
          text={t`Nothing is lost. Please try again in a moment.`}
          action={
            <PlainButton variant="outline" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </PlainButton>
          }
        />
      )}
      {data?.drawing && (
        <EmptyState
          title={t`The first comics are being drawn`}
          text={t`Each one appears here by itself as soon as it is ready.`}
        />
      )}
      {data?.comics.length === 0 && !data.drawing && (
        <EmptyState
          title={t`No comics available.`}
          text={filtered ? t`Try another word, grade, subject, country, language or curriculum.` : undefined}
          action={
            !front && (
              <PlainButton variant="outline" onClick={() => change(noFilter)}>
                <Trans>Show all comics</Trans>
              </PlainButton>
            )
          }
        />
      )}
      {data && data.comics.length > 0 && (
        <div className={classes.shelf} aria-busy={isPlaceholderData}>
          {isPlaceholderData && (
            <p className="visually-hidden" role="status">
              <Trans>Loading comics...</Trans>
            </p>
          )}
          <LibraryShelf
            comics={data.comics}
            opening={front && !isPlaceholderData && data.comics.length >= 5}
          />
        </div>
      )}
      {data && data.totalPages > 0 && (
        <Pager
          label={t`Library pages`}
          page={filter.page}
          totalPages={data.totalPages}
          onPage={(page) => change({ page }, { atTop: true })}
        />
      )}
    </main>
  );
}
