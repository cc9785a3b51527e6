import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { AssignLink } from '../../components/assign-link/assign-link.tsx';
import { BackLink } from '../../components/back-link/back-link.tsx';
import { ReleaseBadge } from '../../components/badge/status-badge.tsx';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { ComicCover } from '../../components/comic-cover/comic-cover.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { ClassLinkBox } from '../../features/class-link/class-link-box.tsx';
import { comicDetailsQuery } from '../../features/my-comics/api/my-comics-queries.ts';
import { notedPlaces } from '../../features/my-comics/comic-words.ts';
import { ChangeLink, ResumeLink } from '../../features/my-comics/components/comic-actions.tsx';
import { ComicFacts } from '../../features/my-comics/components/comic-facts.tsx';
import { ComicStandards } from '../../features/my-comics/components/comic-standards.tsx';
import { DeleteComicButton } from '../../features/my-comics/components/delete-comic-button.tsx';
import { KitList } from '../../features/my-comics/components/kit-list.tsx';
import { PageCards } from '../../features/my-comics/components/page-cards.tsx';
import { ReaderNumbers } from '../../features/my-comics/components/reader-numbers.tsx';
import { ReviewerCard } from '../../features/my-comics/components/reviewer-card.tsx';
import { WithdrawButton } from '../../features/my-comics/components/withdraw-button.tsx';
import { ResultsInShort } from '../../features/numbers/components/results-in-short.tsx';
import { TakeAway } from '../../features/take-away/take-away.tsx';
import { InAnotherLanguage } from '../../features/translate/in-another-language.tsx';
import { ReplayButton } from '../../features/wizard/preview/replay-button.tsx';
import { listAddress } from '../../lib/address-choices.ts';
import { errorText } from '../../lib/api-error.ts';
import { gradeWords } from '../../lib/grade-words.ts';
import { useSession } from '../../lib/session.ts';
import { subjectWords } from '../../lib/subject-words.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import button from '../../theme/button.module.css';
import classes from './my-comic-details.module.css';

/** One comic of the person: what a reviewer asks first, then its pages, beside them how readers did and its kit, and at the end its data. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(comicDetailsQuery(id));
  const navigate = useNavigate();
  const user = useSession((state) => state.user);
  usePageTitle(data?.comic.title ?? t`Comic details`);
  if (!data && !error) return <PagePending />;
  if (!data)
    return (
      <main id="main" tabIndex={-1} className={`wrap ${classes.page}`}>
        <h1>
          <Trans>Comic details</Trans>
        </h1>
        <Alert color="bad" role="alert">
          {errorText(error, t`Failed to load comic details`)}
        </Alert>
        <div>
          <ButtonLink to={listAddress(paths.myComics)} variant="outline">
            <Trans>My comics</Trans>
          </ButtonLink>
        </div>
      </main>
    );
  const { comic, pages, parts, readers } = data;
  const pageCount = pages.length;
  const panelCount = pages.reduce((sum, page) => sum + page.panels.length, 0);
  return (
    <main id="main" tabIndex={-1} className={`wrap ${classes.page}`}>
      <BackLink to={listAddress(paths.myComics)} className={classes.crumb}>
        <Trans>My comics</Trans>
      </BackLink>
      <div className={classes.top}>
        <div className={classes.cover}>
          <ComicCover title={comic.title} src={comic.thumbnail} small={comic.smallThumbnail} eager />
        </div>
        <div className={classes.name}>
          <ReleaseBadge comic={comic} />
          <h1>{comic.title}</h1>
          <p className="muted">
            {gradeWords(comic.grade)} {subjectWords(comic.subject)}
          </p>
        </div>
        <div className={classes.about}>
          {parts.length > 1 && (
            <nav className={classes.parts} aria-label={t`Series Parts`}>
              <h2>
                <Trans>Series Parts</Trans>
              </h2>
              {parts.map(({ part: number, comicId }) => (
                <ButtonLink
                  key={comicId}
                  to={paths.myComicDetails(comicId)}
                  variant="outline"
                  size="sm"
                  aria-current={comicId === comic._id ? 'page' : undefined}
                >
                  <Trans>Part {number}</Trans>
                </ButtonLink>
              ))}
            </nav>
          )}
          {comic.status === 'rejected' && <ReviewerCard comic={comic} pages={pages} />}
          {comic.isLive && comic.status !== 'approved' && (
            <p className="muted">
              <Trans>Readers see the version that was approved before.</Trans>
            </p>
          )}
          <div className={classes.actions}>
            {comic.comicStatus === 'draft' && <ResumeLink comic={comic} />}
            {comic.isLive && (
              <ButtonLink to={paths.libraryComic(comic._id)} variant="outline" size="sm">
                <Trans>Read it in the library</Trans>
              </ButtonLink>
            )}
            {comic.pdfUrl && (
              <a
                className={button.button}
                data-variant="outline"
                data-size="sm"
                href={comic.pdfUrl}
                target="_blank"
                rel="noopener"
              >
                <Trans>View PDF</Trans>
              </a>
            )}
            {pages.length > 0 && <AssignLink comicId={comic._id} variant="outline" size="sm" />}
            <ReplayButton work={data} />
            {comic.status === 'approved' && <ChangeLink comic={comic} />}
            <WithdrawButton comic={comic} />
            <DeleteComicButton
              comic={comic}
              onDeleted={() => navigate(listAddress(paths.myComics), { replace: true })}
            />
          </div>
        </div>
        {pages.length > 0 && (
          <div className={classes.link}>
            <ClassLinkBox comicId={comic._id} reviewed={comic.status === 'approved'} />
          </div>
        )}
      </div>
      <div className={classes.work}>
        {pages.length > 0 && (
          <section>
            <h2 className={classes.pagesTitle}>
              <Trans>
                Pages{' '}
                <small>
                  <Plural value={pageCount} one="# page" other="# pages" />,{' '}
                  <Plural value={panelCount} one="# panel" other="# panels" />
                </small>
              </Trans>
            </h2>
            <PageCards pages={pages} notesOn={notedPlaces(comic)} />
          </section>
        )}
        <div className={classes.beside}>
          {comic.isLive && (
            <section aria-labelledby="its-readers" className={classes.readers}>
              <h2 id="its-readers">
                <Trans>Readers</Trans>
              </h2>
              <ReaderNumbers comicId={comic._id} readers={readers} />
              <ResultsInShort comicId={comic._id} />
            </section>
          )}
          <KitList work={data} />
          <InAnotherLanguage
            comic={comic}
            alsoIn={data.alsoIn}
            isDrawn={pages.length > 0 && data.behind !== 'pages'}
          />
        </div>
      </div>
      <TakeAway work={data} />
      <section className={classes.part}>
        <h2>
          <Trans>Standards</Trans>
        </h2>
        <ComicStandards comic={comic} />
      </section>
      <section className={classes.part}>
        <h2>
          <Trans>Details</Trans>
        </h2>
        <ComicFacts comic={comic} creator={user?.firstname ?? user?.username ?? t`N/A`} />
        <div className={classes.stories}>
          <div>
            <h3>
              <Trans>Story</Trans>
            </h3>
            <p>{comic.story || t`N/A`}</p>
          </div>
          <div>
            <h3>
              <Trans>User story</Trans>
            </h3>
            <p>{comic.userStory || t`N/A`}</p>
          </div>
        </div>
      </section>
    </main>
  );
}
