import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { ReleaseBadge } from '../../components/badge/status-badge.tsx';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { comicDetailsQuery } from '../../features/my-comics/api/my-comics-queries.ts';
import { ChangeLink, ResumeLink } from '../../features/my-comics/components/comic-actions.tsx';
import { ComicFacts } from '../../features/my-comics/components/comic-facts.tsx';
import { ReviewerNote } from '../../features/my-comics/components/comic-row.tsx';
import { DeleteComicButton } from '../../features/my-comics/components/delete-comic-button.tsx';
import { PageCards } from '../../features/my-comics/components/page-cards.tsx';
import { ReaderNumbers } from '../../features/my-comics/components/reader-numbers.tsx';
import { TakeAway } from '../../features/take-away/take-away.tsx';
import { listAddress } from '../../lib/address-choices.ts';
import { errorText } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import button from '../../theme/button.module.css';
import classes from './my-comic-details.module.css';

/** Everything about one comic of the person. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(comicDetailsQuery(id));
  const navigate = useNavigate();
  const user = useSession((state) => state.user);
  usePageTitle(data?.comic.title ?? 'Comic details');
  if (!data && !error) return <PagePending />;
  if (!data)
    return (
      <main id="main" tabIndex={-1} className={`wrap ${classes.page}`}>
        <h1>Comic details</h1>
        <Alert color="bad" role="alert">
          {errorText(error, 'Failed to load comic details')}
        </Alert>
        <div>
          <ButtonLink to={listAddress(paths.myComics)} variant="outline">
            My comics
          </ButtonLink>
        </div>
      </main>
    );
  const { comic, pages, parts, readers } = data;
  return (
    <main id="main" tabIndex={-1} className={`wrap ${classes.page}`}>
      <div className={classes.head}>
        <div className={classes.name}>
          <h1>{comic.title}</h1>
          <ReleaseBadge comic={comic} />
        </div>
        <div className={classes.actions}>
          <ButtonLink to={listAddress(paths.myComics)} variant="subtle">
            My comics
          </ButtonLink>
          {comic.pdfUrl && (
            <a
              className={button.button}
              data-variant="outline"
              data-size="sm"
              href={comic.pdfUrl}
              target="_blank"
              rel="noopener"
            >
              View PDF
            </a>
          )}
          {comic.comicStatus === 'draft' && <ResumeLink comic={comic} />}
          {comic.status === 'approved' && <ChangeLink comic={comic} />}
          <DeleteComicButton
            comic={comic}
            onDeleted={() => navigate(listAddress(paths.myComics), { replace: true })}
          />
        </div>
      </div>
      {comic.status === 'rejected' && (
        <div className={classes.rejected}>
          <ReviewerNote comic={comic} />
          <ChangeLink comic={comic} label="Change and submit again" variant="filled" />
        </div>
      )}
      {comic.isLive && comic.status !== 'approved' && (
        <p className="muted">Readers see the version that was approved before.</p>
      )}
      {parts.length > 1 && (
        <nav className={classes.parts} aria-label="Series Parts">
          <h2>Series Parts</h2>
          {parts.map((part) => (
            <ButtonLink
              key={part.comicId}
              to={paths.myComicDetails(part.comicId)}
              variant="outline"
              size="sm"
              aria-current={part.comicId === comic._id ? 'page' : undefined}
            >
              Part {part.part}
            </ButtonLink>
          ))}
        </nav>
      )}
      <ComicFacts comic={comic} creator={user?.firstname ?? user?.username ?? 'N/A'} />
      {comic.isLive && (
        <section>
          <h2>Readers</h2>
          <ReaderNumbers readers={readers} />
        </section>
      )}
      <section className={classes.stories}>
        <div>
          <h2>Story</h2>
          <p>{comic.story || 'N/A'}</p>
        </div>
        <div>
          <h2>User story</h2>
          <p>{comic.userStory || 'N/A'}</p>
        </div>
      </section>
      {pages.length > 0 && (
        <section>
          <h2 className={classes.pagesTitle}>Pages</h2>
          <PageCards pages={pages} />
        </section>
      )}
      <TakeAway work={data} />
    </main>
  );
}
