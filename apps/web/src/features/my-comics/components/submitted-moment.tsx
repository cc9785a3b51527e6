import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Comic, releaseStateOf, type SeriesPart } from '@panelwise/contracts/domain/comic';
import {
  IconArrowRight,
  IconBooks,
  IconClock,
  IconMessageReport,
  IconPencil,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { ComicCover } from '../../../components/comic-cover/comic-cover.tsx';
import { paths } from '../../../config/paths.ts';
import { fullTitle, headingOf } from '../comic-words.ts';
import { SubmissionPath } from './submission-path.tsx';
import classes from './submitted-moment.module.css';
import { WithdrawButton } from './withdraw-button.tsx';

const stamps = {
  'in-review': { label: msg`Waits for review`, tone: 'pencil', icon: IconClock },
  approved: { label: msg`In the library`, tone: 'ink', icon: IconBooks },
  'changes-asked': {
    label: msg({ message: 'Changes asked', context: 'comic' }),
    tone: 'pencil',
    icon: IconMessageReport,
  },
  declined: { label: msg({ message: 'Sent back', context: 'state of a comic' }), tone: 'bad', icon: IconX },
  draft: { label: msg({ message: 'Draft', context: 'state of a comic' }), tone: 'pencil', icon: IconPencil },
} as const;

/** The moment after the submission: the cover with its stamp, what happens next and when, and the ways on. */
export function SubmittedMoment({
  comic,
  parts,
  news,
  print,
  children,
  steps,
}: {
  comic: Comic;
  parts: SeriesPart[];
  news: { title: string; text: string };
  /** Prints what belongs to the comic, where there is something. */
  print?: ReactNode;
  /** What a class can do while the comic waits. */
  children?: ReactNode;
  /** The steps that led here, all of them done. */
  steps?: ReactNode;
}) {
  const state = releaseStateOf(comic);
  const { label, tone, icon: Icon } = stamps[state];
  const next = parts.find((part) => !part.completed && part.comicId !== comic._id);
  return (
    <main id="main" tabIndex={-1} className="wrap">
      {state === 'in-review' && steps}
      <div className={classes.page}>
        <div className={classes.cover}>
          <div className={classes.tilted}>
            <ComicCover title={comic.title} src={comic.thumbnail} small={comic.smallThumbnail} eager />
          </div>
          <p className={classes.stamp} data-tone={tone}>
            <Icon size={20} stroke={2} aria-hidden />
            {i18n._(label)}
          </p>
        </div>
        <div>
          <p className={classes.eyebrow}>
            <Link to={paths.myComicDetails(comic._id)}>{headingOf(comic)}</Link>
          </p>
          <h1>{news.title}</h1>
          <p className={classes.lead}>{news.text}</p>
          <SubmissionPath comic={comic} />
          {state === 'in-review' && children && <div className={classes.meanwhile}>{children}</div>}
          <div className={classes.ways}>
            {state === 'approved' ? (
              <ButtonLink to={paths.libraryComic(comic._id)} size="lg">
                <Trans>Read it with my class</Trans>
              </ButtonLink>
            ) : state === 'in-review' ? (
              print || (
                <ButtonLink to={paths.myComicDetails(comic._id)} size="lg" variant="outline">
                  <Trans>See its details</Trans>
                </ButtonLink>
              )
            ) : (
              <ButtonLink
                to={paths.changeComic(comic._id, comic.status === 'rejected' ? comic.rejectionPlace : null)}
                size="lg"
                aria-label={t`Change it: ${{ title: fullTitle(comic) }}`}
              >
                <Trans>Change it</Trans>
              </ButtonLink>
            )}
            {next ? (
              <ButtonLink to={paths.comicParts(comic._id)} variant="subtle">
                <Trans>Go on with part {{ part: next.part }}</Trans>
                <IconArrowRight aria-hidden />
              </ButtonLink>
            ) : (
              <ButtonLink to={paths.myComics} variant="subtle">
                <Trans>My comics</Trans>
              </ButtonLink>
            )}
            <ButtonLink to={paths.createComic} variant="subtle">
              <Trans>Back to Home</Trans>
            </ButtonLink>
            <span className={classes.apart}>
              <WithdrawButton comic={comic} />
            </span>
          </div>
        </div>
      </div>
    </main>
  );
}
