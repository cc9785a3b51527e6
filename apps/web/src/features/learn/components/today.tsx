import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { LearnHome } from '@panelwise/contracts/http/learn';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { ComicCover } from '../../../components/comic-cover/comic-cover.tsx';
import { Aloud } from '../../../components/hear/aloud.tsx';
import { paths } from '../../../config/paths.ts';
import { comicTitle } from '../../../lib/comic-title.ts';
import { actionWords } from '../action-words.ts';
import { dueWords } from '../due-words.ts';
import { tomorrowWords } from '../tomorrow-words.ts';
import { PanelMeter } from './panel-meter.tsx';
import classes from './today.module.css';

type Assigned = LearnHome['assigned'][number];

/** What to do first, on yellow: what is assigned, else what is due, else what was begun, else a comic to find. */
export function FirstThing({ home }: { home: LearnHome }) {
  const [assigned] = home.assigned;
  if (assigned) return <AssignedFirst assigned={assigned} />;
  if (home.review.items > 0)
    return (
      <Card title={t`Today’s review`} text={reviewWords(home.review)}>
        <ButtonLink to={paths.learnReview} variant="ink" size="lg">
          <Trans>Start the review</Trans>
        </ButtonLink>
      </Card>
    );
  if (home.goOn) {
    const { panelsRead, panels, minutesLeft } = home.goOn;
    return (
      <Card
        title={comicTitle(home.goOn.comic)}
        text={t`You are at panel ${panelsRead} of ${panels}. ${plural(minutesLeft, { one: '# minute', other: '# minutes' })} left.`}
        picture={home.goOn.comic.thumbnail}
      >
        <ButtonLink to={placeOf(home.goOn)} variant="ink" size="lg">
          <Trans>Go on</Trans>
        </ButtonLink>
      </Card>
    );
  }
  if (home.review.enough)
    return (
      <Card title={t`That is enough for today`} text={tomorrowWords(home.review.enough.tomorrow)}>
        <ButtonLink to={paths.moreReview} variant="on-caption" size="lg">
          <Trans>Do a few more</Trans>
        </ButtonLink>
      </Card>
    );
  return (
    <Card
      title={home.shelf.length === 0 ? t`Read your first comic` : t`Nothing to do today`}
      text={
        home.shelf.length === 0
          ? t`Pick one that makes you curious. Its questions come back when you are about to forget them.`
          : t`What you know stays known for now. Read something new if you like.`
      }
    >
      <ButtonLink to={paths.library} variant="ink" size="lg">
        <Trans>Find a comic</Trans>
      </ButtonLink>
    </Card>
  );
}

function AssignedFirst({ assigned }: { assigned: Assigned }) {
  const { className, dueAt, isRead } = assigned;
  return (
    <Card
      title={assigned.title}
      label={dueAt ? dueWords(dueAt, new Date()) : t`For ${className}`}
      text={taskWords(assigned)}
      note={assigned.note}
      picture={assigned.thumbnail}
    >
      <ButtonLink to={paths.assignedComic(assigned.assignmentId, assigned.comicId)} variant="ink" size="lg">
        {isRead ? t`Answer the questions` : t`Start reading`}
      </ButtonLink>
    </Card>
  );
}

/** What a teacher asks, and what of it is left. */
export function taskWords({ teacher, questions, answered, isRead }: Assigned): string {
  const who = teacher || t`Your teacher`;
  const left = questions - answered;
  if (left <= 0) return t`${who} asks: read it to the end.`;
  if (answered > 0)
    return isRead
      ? t`${who} asks: answer ${plural(left, { one: '# more question', other: '# more questions' })}.`
      : t`${who} asks: read it to the end, then answer ${plural(left, { one: '# more question', other: '# more questions' })}.`;
  return isRead
    ? t`${who} asks: answer ${plural(left, { one: '# question', other: '# questions' })}.`
    : t`${who} asks: read it to the end, then answer ${plural(left, { one: '# question', other: '# questions' })}.`;
}

/** How much is due, and from where. */
export function reviewWords({ items, minutes, comics }: LearnHome['review']): string {
  const [first] = comics;
  if (first && comics.length === 1) {
    const { title } = first;
    return t`${plural(items, { one: '# question', other: '# questions' })}, about ${plural(minutes, { one: '# minute', other: '# minutes' })}. They come from ${title}.`;
  }
  const comicCount = comics.length;
  return t`${plural(items, { one: '# question', other: '# questions' })}, about ${plural(minutes, { one: '# minute', other: '# minutes' })}. They come from ${comicCount} comics you have read.`;
}

export const placeOf = ({ comic, page, panel }: NonNullable<LearnHome['goOn']>) =>
  `${paths.libraryComic(comic._id)}?page=${page}&panel=${panel}`;

function Card({
  title,
  label,
  text,
  note,
  picture,
  children,
}: {
  title: string;
  label?: string;
  text: string;
  note?: string;
  picture?: string | null;
  children: React.ReactNode;
}) {
  return (
    <section
      className={classes.first}
      aria-labelledby="first-thing"
      data-picture={(picture && true) || undefined}
    >
      {picture && (
        <div className={classes.picture}>
          <ComicCover title={title} src={picture} fill eager />
        </div>
      )}
      <div className={classes.words}>
        <Aloud label={title}>
          {label && <p className={classes.label}>{label}</p>}
          <h2 id="first-thing">{title}</h2>
          <p>{text}</p>
          {note && <blockquote>{note}</blockquote>}
          <div className={classes.action}>{children}</div>
        </Aloud>
      </div>
    </section>
  );
}

/** What else there is today, each in a box of its own; what stands on yellow already is left out. */
export function OtherThings({ home }: { home: LearnHome }) {
  const { assigned, review, goOn } = home;
  const hasAssigned = assigned.length > 0;
  const showsReview = review.items > 0 && hasAssigned;
  const showsGoOn = goOn && (hasAssigned || review.items > 0);
  const others = assigned.slice(1);
  const showsEnough = review.enough && (hasAssigned || goOn);
  if (!showsReview && !showsEnough && !showsGoOn && others.length === 0) return null;
  return (
    <div className={classes.others}>
      {others.map((one) => (
        <section key={`${one.assignmentId} ${one.comicId}`} className={classes.box}>
          <Aloud label={one.title}>
            <h3>{one.title}</h3>
            <p>
              {one.dueAt && <Due at={one.dueAt} />}
              {taskWords(one)}
            </p>
            {one.note && <blockquote>{one.note}</blockquote>}
          </Aloud>
          <ButtonLink to={paths.assignedComic(one.assignmentId, one.comicId)} variant="outline">
            {actionWords(one.isRead ? 'answer' : 'read')}
          </ButtonLink>
        </section>
      ))}
      {showsGoOn && <GoOnBox goOn={goOn} />}
      {showsEnough && review.enough && (
        <section className={classes.box}>
          <Aloud label={t`Today’s review`}>
            <h3>
              <Trans>That is enough for today</Trans>
            </h3>
            <p>{tomorrowWords(review.enough.tomorrow)}</p>
          </Aloud>
          <ButtonLink to={paths.moreReview} variant="outline">
            <Trans>Do a few more</Trans>
          </ButtonLink>
        </section>
      )}
      {showsReview && (
        <section className={classes.box}>
          <Aloud label={t`Today’s review`}>
            <h3>
              <Trans>Today’s review</Trans>
            </h3>
            <p>{reviewWords(review)}</p>
          </Aloud>
          <ButtonLink to={paths.learnReview} variant="outline">
            <Trans context="learning">Review</Trans>
          </ButtonLink>
        </section>
      )}
    </div>
  );
}

/** What was begun, and where one is in it. */
function GoOnBox({ goOn }: { goOn: NonNullable<LearnHome['goOn']> }) {
  const { panelsRead, panels, minutesLeft } = goOn;
  const title = comicTitle(goOn.comic);
  return (
    <section className={classes.box}>
      <Aloud label={title}>
        <h3>{title}</h3>
        <PanelMeter done={panelsRead} of={panels} />
        <p>
          <Trans>
            Panel {panelsRead} of {panels}, <Plural value={minutesLeft} one="# minute" other="# minutes" />{' '}
            left
          </Trans>
        </p>
      </Aloud>
      <ButtonLink to={placeOf(goOn)} variant="outline">
        <Trans>Go on</Trans>
      </ButtonLink>
    </section>
  );
}

/** When it is due, as a sentence before others. */
function Due({ at }: { at: string }) {
  const words = dueWords(at, new Date());
  return (
    <b>
      <Trans>{words}.</Trans>{' '}
    </b>
  );
}
