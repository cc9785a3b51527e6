import type { ReviewStatus } from '@panelwise/contracts/domain/comic';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { paths } from '../../config/paths.ts';
import { myComicsQuery } from '../../features/my-comics/api/my-comics-queries.ts';
import { MyComicsTable } from '../../features/my-comics/components/my-comics-table.tsx';
import { ResumeBanner } from '../../features/my-comics/components/resume-banner.tsx';
import { StatusTiles } from '../../features/my-comics/components/status-tiles.tsx';
import { errorText } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import classes from './my-comics.module.css';

const titles = {
  pending: 'Pending comics',
  approved: 'Approved comics',
  rejected: 'Rejected comics',
} as const satisfies Record<ReviewStatus, string>;

/** The comics of the signed-in person. */
export function Component() {
  usePageTitle('My comics');
  const { data, error, refetch } = useQuery(myComicsQuery);
  const [status, setStatus] = useState<ReviewStatus>();
  const comics = data?.comics;
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className={classes.head}>
        <h1>My comics</h1>
        <ButtonLink to={paths.createComic} variant="outline" className={classes.create}>
          New comic
        </ButtonLink>
      </div>
      {comics?.length === 0 ? (
        <EmptyState
          title="No comics yet"
          text="Bring a concept and three sentences; the studio draws while you watch."
          action={<ButtonLink to={paths.createComic}>Create Comics</ButtonLink>}
        />
      ) : (
        <>
          <StatusTiles
            statuses={(comics ?? []).map((comic) => comic.status)}
            chosen={status}
            onChoose={setStatus}
          />
          {comics && <ResumeBanner comics={comics} />}
          <div className={classes.table}>
            <MyComicsTable
              // Another filter starts at its first page.
              key={status ?? 'all'}
              title={status ? titles[status] : 'All comics'}
              comics={status ? comics?.filter((comic) => comic.status === status) : comics}
              error={error ? errorText(error, 'Failed to fetch comics') : undefined}
              onRetry={() => void refetch()}
            />
          </div>
        </>
      )}
    </main>
  );
}
