import { type Comic, releaseStateOf, type SeriesPart } from '@panelwise/contracts/domain/comic';
import { IconArrowRight, IconBooks, IconClock, IconPencil, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { ComicCover } from '../../../components/comic-cover/comic-cover.tsx';
import { paths } from '../../../config/paths.ts';
import { fullTitle, partLabel } from '../comic-words.ts';
import { SubmissionPath } from './submission-path.tsx';
import classes from './submitted-moment.module.css';
import { WithdrawButton } from './withdraw-button.tsx';

const stamps = {
  'in-review': { label: 'Waits for review', tone: 'pencil', icon: IconClock },
  approved: { label: 'In the library', tone: 'ink', icon: IconBooks },
  declined: { label: 'Sent back', tone: 'bad', icon: IconX },
  draft: { label: 'Draft', tone: 'pencil', icon: IconPencil },
} as const;

/** The moment after the submission: the cover with its stamp, what happens next and when, and the ways on. */
export function SubmittedMoment({
  comic,
  parts,
  news,
  children,
}: {
  comic: Comic;
  parts: SeriesPart[];
  news: { title: string; text: string };
  /** What a class can do while the comic waits. */
  children?: ReactNode;
}) {
  const state = releaseStateOf(comic);
  const { label, tone, icon: Icon } = stamps[state];
  const next = parts.find((part) => !part.completed && part.comicId !== comic._id);
  return (
    <main id="main" tabIndex={-1} className={`wrap ${classes.page}`}>
      <div className={classes.cover}>
        <div className={classes.tilted}>
          <ComicCover title={comic.title} src={comic.thumbnail} small={comic.smallThumbnail} eager />
        </div>
        <p className={classes.stamp} data-tone={tone}>
          <Icon size={20} stroke={2} aria-hidden />
          {label}
        </p>
      </div>
      <div>
        <p className={classes.eyebrow}>
          {[comic.title, partLabel(comic)?.toLowerCase()].filter(Boolean).join(', ')}
        </p>
        <h1>{news.title}</h1>
        <p className={classes.lead}>{news.text}</p>
        <SubmissionPath comic={comic} />
        {state === 'in-review' && children}
        <div className={classes.ways}>
          {state === 'approved' ? (
            <ButtonLink to={paths.libraryComic(comic._id)} size="lg">
              Read it with my class
            </ButtonLink>
          ) : state === 'in-review' ? (
            <ButtonLink to={paths.myComicDetails(comic._id)} size="lg">
              See its details
            </ButtonLink>
          ) : (
            <ButtonLink
              to={paths.changeComic(comic._id, comic.status === 'rejected' ? comic.rejectionPlace : null)}
              size="lg"
              aria-label={`Change it: ${fullTitle(comic)}`}
            >
              Change it
            </ButtonLink>
          )}
          {next && (
            <ButtonLink to={paths.comicParts(comic._id)} size="lg" variant="outline">
              Go on with part {next.part}
              <IconArrowRight aria-hidden />
            </ButtonLink>
          )}
          <ButtonLink to={paths.myComics} variant="subtle">
            My comics
          </ButtonLink>
          <ButtonLink to={paths.createComic} variant="subtle">
            Back to Home
          </ButtonLink>
          <WithdrawButton comic={comic} />
        </div>
      </div>
    </main>
  );
}
