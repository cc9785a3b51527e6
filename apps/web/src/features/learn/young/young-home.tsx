import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { faceOf } from '@panelwise/contracts/domain/picture-login';
import type { LearnHome } from '@panelwise/contracts/http/learn';
import { IconBooks, IconPlayerPlayFilled, IconQuestionMark, IconRefresh } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { ComicCover } from '../../../components/comic-cover/comic-cover.tsx';
import { HearButton } from '../../../components/hear/hear-button.tsx';
import { PupilFace } from '../../../components/login-picture/login-picture.tsx';
import { SitePicture } from '../../../components/site-picture/site-picture.tsx';
import { paths } from '../../../config/paths.ts';
import { comicTitle } from '../../../lib/comic-title.ts';
import { useSession } from '../../../lib/session.ts';
import { useSay } from '../../../lib/speech/use-say.ts';
import { actionWords } from '../action-words.ts';
import { CardFace } from '../components/card-face.tsx';
import { assignedThing, dueThing, type FirstThing, firstThing, panelByPanel } from './first-thing.ts';
import classes from './young-home.module.css';

const icons = { read: IconPlayerPlayFilled, answer: IconQuestionMark, find: IconBooks };
/** So many cards fit beside each other at any width, and are told apart by their pictures. */
const cardsShown = 6;

/**
 * The home of somebody who may not read yet: what is on in class, one thing to do, what else is asked of them, one to read again,
 * and their cards. All of it can be heard.
 */
export function YoungHome({ home, now }: { home: LearnHome; now?: React.ReactNode }) {
  const user = useSession((state) => state.user);
  const aloud = useSay(i18n.locale);
  const first = firstThing(home);
  const again = home.shelf.find(({ isRead }) => isRead)?.comic;
  const showsReview = home.review.items > 0 && first.to !== paths.learnReview;
  const cards = home.shelf.slice(0, cardsShown);
  const name = user?.firstname;
  const hello = name ? t`Hello, ${name}.` : t`Hello.`;
  const { title, note } = first;
  const action = actionWords(first.action);
  const toDo = first.action === 'find' ? [title] : [wordsOf(first), ...(note ? [note] : [])];
  const others = home.assigned.slice(1).map(assignedThing);
  const againTitle = again ? comicTitle(again) : '';
  const due = dueThing(home);
  const readAgain = t`Read again: ${againTitle}`;
  const myCards = t`My cards`;
  const ActionIcon = icons[first.action];
  const isSaid = (name: string, at = 0) => (aloud.said?.name === name && aloud.said.at === at) || undefined;
  return (
    <div className={classes.home}>
      <div className={classes.hello}>
        {user && (
          <Link to={paths.avatar} aria-label={t`My character`}>
            <PupilFace face={faceOf(user._id)} avatar={user.avatar} size={72} />
          </Link>
        )}
        <h1 data-spoken={isSaid('hello')}>{hello}</h1>
        <HearButton
          aloud={aloud}
          name="hello"
          texts={[
            hello,
            ...toDo,
            ...others.map(wordsOf),
            ...(showsReview ? [wordsOf(due)] : []),
            ...(again ? [readAgain] : []),
          ]}
          label={t`this page`}
          size={64}
        />
      </div>
      {now}
      <section className={classes.first} aria-labelledby="first-thing">
        <Link to={first.to} className={classes.picture} tabIndex={-1} aria-hidden="true">
          {first.picture ? (
            <ComicCover title={title} src={first.picture} fill eager />
          ) : (
            <SitePicture name="empty" sizes="(max-width: 640px) 100vw, 560px" />
          )}
        </Link>
        <div className={classes.words}>
          <div className={classes.title}>
            <h2 id="first-thing" data-spoken={isSaid('first') || isSaid('hello', 1)}>
              {title}
            </h2>
            <HearButton aloud={aloud} name="first" texts={toDo} label={title} size={64} />
          </div>
          {note && <blockquote data-spoken={isSaid('first', 1) || isSaid('hello', 2)}>{note}</blockquote>}
          <Link to={first.to} className={classes.act} aria-describedby="first-thing">
            <ActionIcon size={32} stroke={2.4} aria-hidden />
            {action}
          </Link>
        </div>
      </section>
      {(others.length > 0 || showsReview || again) && (
        <div className={classes.tiles}>
          {others.map((thing) => (
            <Tile
              key={thing.to}
              to={thing.to}
              label={thing.title}
              hears={[wordsOf(thing), ...(thing.note ? [thing.note] : [])]}
              icon={icons[thing.action]}
              aloud={aloud}
              picture={thing.picture}
            />
          ))}
          {showsReview && (
            <Tile
              to={due.to}
              label={actionWords(due.action)}
              hears={[wordsOf(due)]}
              icon={IconQuestionMark}
              aloud={aloud}
            >
              <span className={classes.cells} aria-hidden="true">
                {Array.from({ length: Math.min(5, home.review.items) }, (_, cell) => (
                  <i key={cell} />
                ))}
              </span>
            </Tile>
          )}
          {again && (
            <Tile
              to={panelByPanel(paths.libraryComic(again._id))}
              label={t`Read again`}
              hears={[readAgain]}
              icon={IconRefresh}
              aloud={aloud}
              picture={again.thumbnail}
            />
          )}
        </div>
      )}
      {cards.length > 0 && (
        <section className={classes.cards} aria-labelledby="my-cards">
          <div className={classes.title}>
            <h2 id="my-cards" data-spoken={isSaid('cards')}>
              {myCards}
            </h2>
            <HearButton
              aloud={aloud}
              name="cards"
              texts={[myCards, ...cards.map(({ comic }) => comicTitle(comic))]}
              label={t`my cards`}
              size={64}
            />
          </div>
          <ul>
            {cards.map(({ comic, mastery, rank }, at) => (
              <li key={comic._id} data-spoken={isSaid('cards', at + 1)}>
                <Link to={panelByPanel(paths.libraryComic(comic._id))}>
                  <CardFace comic={comic} mastery={mastery} rank={rank} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** What there is to do, as it is said: "Read: Bees at work". */
function wordsOf({ action: what, title }: FirstThing): string {
  const action = actionWords(what);
  return t`${action}: ${title}`;
}

/** One more thing to do, by its picture. */
function Tile({
  to,
  label,
  hears = [label],
  icon: TileIcon,
  aloud,
  picture,
  children,
}: {
  to: string;
  label: string;
  /** What is said of it. */
  hears?: readonly string[];
  icon: typeof IconBooks;
  aloud: ReturnType<typeof useSay>;
  picture?: string | null;
  children?: React.ReactNode;
}) {
  return (
    <div className={classes.tile}>
      <Link to={to}>
        <span className={classes.art} aria-hidden="true">
          {picture ? <ComicCover title={label} src={picture} fill /> : <TileIcon size={72} stroke={2} />}
        </span>
        <b data-spoken={aloud.said?.name === to || undefined}>{label}</b>
        {children}
      </Link>
      <HearButton aloud={aloud} name={to} texts={hears} label={hears[0] ?? label} size={64} />
    </div>
  );
}
