import type { LearnHome } from '@panelwise/contracts/http/learn';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { ComicCover } from '../../../components/comic-cover/comic-cover.tsx';
import { paths } from '../../../config/paths.ts';
import { comicTitle } from '../../../lib/comic-title.ts';
import { counted } from '../../../lib/counted.ts';
import { dueWords } from '../due-words.ts';
import { PanelMeter } from './panel-meter.tsx';
import classes from './today.module.css';

type Assigned = LearnHome['assigned'][number];

/** What to do first, on yellow: what is assigned, else what is due, else what was begun, else a comic to find. */
export function FirstThing({ home }: { home: LearnHome }) {
  const [assigned] = home.assigned;
  if (assigned) return <AssignedFirst assigned={assigned} />;
  if (home.review.items > 0)
    return (
      <Card title="Today’s review" text={reviewWords(home.review)}>
        <ButtonLink to={paths.learnReview} variant="ink" size="lg">
          Start the review
        </ButtonLink>
      </Card>
    );
  if (home.goOn)
    return (
      <Card
        title={comicTitle(home.goOn.comic)}
        text={`You are at panel ${home.goOn.panelsRead} of ${home.goOn.panels}. ${counted(home.goOn.minutesLeft, 'minute')} left.`}
        picture={home.goOn.comic.thumbnail}
      >
        <ButtonLink to={placeOf(home.goOn)} variant="ink" size="lg">
          Go on
        </ButtonLink>
      </Card>
    );
  return (
    <Card
      title={home.shelf.length === 0 ? 'Read your first comic' : 'Nothing to do today'}
      text={
        home.shelf.length === 0
          ? 'Pick one that makes you curious. Its questions come back when you are about to forget them.'
          : 'What you know stays known for now. Read something new if you like.'
      }
    >
      <ButtonLink to={paths.library} variant="ink" size="lg">
        Find a comic
      </ButtonLink>
    </Card>
  );
}

function AssignedFirst({ assigned }: { assigned: Assigned }) {
  const { dueAt, isRead } = assigned;
  return (
    <Card
      title={assigned.title}
      label={dueAt ? dueWords(dueAt, new Date()) : `For ${assigned.className}`}
      text={taskWords(assigned)}
      note={assigned.note}
      picture={assigned.thumbnail}
    >
      <ButtonLink to={paths.assignedComic(assigned.assignmentId, assigned.comicId)} variant="ink" size="lg">
        {isRead ? 'Answer the questions' : 'Start reading'}
      </ButtonLink>
    </Card>
  );
}

/** What a teacher asks, and what of it is left. */
export function taskWords({ teacher, questions, answered, isRead }: Assigned): string {
  const left = questions - answered;
  const quiz = left > 0 ? `answer ${counted(left, answered > 0 ? 'more question' : 'question')}` : '';
  const read = isRead ? '' : 'read it to the end';
  const asks = [read, quiz].filter(Boolean).join(', then ');
  return `${teacher || 'Your teacher'} asks: ${asks}.`;
}

export const reviewWords = ({ items, minutes, comics }: LearnHome['review']) =>
  `${counted(items, 'question')}, about ${counted(minutes, 'minute')}. ${
    comics.length === 1
      ? `They come from ${comics[0]!.title}.`
      : `They come from ${comics.length} comics you have read.`
  }`;

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
        {label && <p className={classes.label}>{label}</p>}
        <h2 id="first-thing">{title}</h2>
        <p>{text}</p>
        {note && <blockquote>{note}</blockquote>}
        <div className={classes.action}>{children}</div>
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
  if (!showsReview && !showsGoOn && others.length === 0) return null;
  return (
    <div className={classes.others}>
      {others.map((one) => (
        <section key={`${one.assignmentId} ${one.comicId}`} className={classes.box}>
          <h3>{one.title}</h3>
          <p>
            {one.dueAt && <b>{dueWords(one.dueAt, new Date())}. </b>}
            {taskWords(one)}
          </p>
          <ButtonLink to={paths.assignedComic(one.assignmentId, one.comicId)} variant="outline">
            {one.isRead ? 'Answer' : 'Read'}
          </ButtonLink>
        </section>
      ))}
      {showsGoOn && (
        <section className={classes.box}>
          <h3>{comicTitle(goOn.comic)}</h3>
          <PanelMeter done={goOn.panelsRead} of={goOn.panels} />
          <p>
            Panel {goOn.panelsRead} of {goOn.panels}, {counted(goOn.minutesLeft, 'minute')} left
          </p>
          <ButtonLink to={placeOf(goOn)} variant="outline">
            Go on
          </ButtonLink>
        </section>
      )}
      {showsReview && (
        <section className={classes.box}>
          <h3>Today’s review</h3>
          <p>{reviewWords(review)}</p>
          <ButtonLink to={paths.learnReview} variant="outline">
            Review
          </ButtonLink>
        </section>
      )}
    </div>
  );
}
