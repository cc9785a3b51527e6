import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Comic } from '@panelwise/contracts/domain/comic';
import { limits } from '@panelwise/contracts/domain/limits';
import { myComicsList } from '@panelwise/contracts/http/lists';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { useTable } from '../../components/data-table/table-state.ts';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { StatusTiles, type TileStatus } from '../../components/status-tiles/status-tiles.tsx';
import { paths } from '../../config/paths.ts';
import { myComicsQuery } from '../../features/my-comics/api/my-comics-queries.ts';
import { MyComicsTable } from '../../features/my-comics/components/my-comics-table.tsx';
import { ResumeBanner } from '../../features/my-comics/components/resume-banner.tsx';
import { errorText } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/texts-of.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import classes from './my-comics.module.css';

const titles = textsOf<TileStatus>({
  draft: msg`Drafts`,
  pending: msg`Pending comics`,
  approved: msg`Approved comics`,
  rejected: msg`Rejected comics`,
});

// Drawn by the studio in the browser, which is fetched only for a draft without a picture.
const DraftPencil = lazy(() =>
  import('../../features/wizard/parts/draft-pencil.tsx').then(
    ({ DraftPencil }) => ({ default: DraftPencil }),
    // Offline, or of a version that is gone: the list does without.
    () => ({ default: () => <></> }),
  ),
);
const pencil = (comic: Comic, shape: number) =>
  comic.comicStatus === 'draft' && (
    <Suspense>
      <DraftPencil comic={comic} shape={shape} />
    </Suspense>
  );

/** What the server narrows the list by. */
const filtersOf = (chosen: TileStatus | undefined) =>
  chosen === 'draft'
    ? ({ status: 'pending', comicStatus: 'draft' } as const)
    : { status: chosen, comicStatus: undefined };

/** The comics of the signed-in person. */
export function Component() {
  usePageTitle(t`My comics`);
  const user = useSession((state) => state.user);
  const table = useTable(myComicsList, { key: 'createdAt', descending: true }, ['status', 'comicStatus']);
  const status: TileStatus | undefined =
    table.filters.comicStatus === 'draft' ? 'draft' : table.filters.status;
  const { data, error, refetch, isPlaceholderData } = useQuery(
    myComicsQuery({ ...table.request, ...table.filters }),
  );
  // Whatever the table shows, the newest comics tell where to go on.
  const newest = useQuery(myComicsQuery({ limit: limits.tablePageSize })).data;
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className={classes.head}>
        <h1>
          <Trans>My comics</Trans>
        </h1>
        <div className={classes.actions}>
          <ButtonLink to={paths.createComic} variant="outline" size="sm" className={classes.create}>
            <IconPlus aria-hidden />
            <Trans>New comic</Trans>
          </ButtonLink>
          {/* Before there is anything to share, the account menu leads there. */}
          {user?.userType === 'Teacher' && (newest?.counts.approved ?? 0) > 0 && (
            <ButtonLink to={paths.myShares} variant="outline" size="sm" className={classes.share}>
              <Trans>Revenue share</Trans>
            </ButtonLink>
          )}
        </div>
      </div>
      {newest?.total === 0 ? (
        <EmptyState
          title={t`No comics yet`}
          text={t`Bring a concept and three sentences; the studio draws while you watch.`}
          action={
            <ButtonLink to={paths.createComic}>
              <Trans>Create Comics</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <>
          <StatusTiles
            legend={t`Comics by status`}
            look="slanted"
            counts={newest?.counts}
            drafts
            chosen={status}
            onChoose={(next) => table.change(filtersOf(next))}
          />
          {newest && <ResumeBanner comics={newest.comics} pencil={pencil} />}
          <div className={classes.table}>
            <MyComicsTable
              pencil={pencil}
              title={status ? titles[status] : t`All comics`}
              data={data && { ...data, rows: data.comics }}
              stale={isPlaceholderData}
              state={table.state}
              onChange={table.change}
              error={error ? errorText(error, t`Failed to fetch comics`) : undefined}
              onRetry={() => void refetch()}
            />
          </div>
        </>
      )}
    </main>
  );
}
