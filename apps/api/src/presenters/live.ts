import type { LiveLeaders, LiveOwn, LiveRoom, LiveStage } from '@panelwise/contracts/domain/live';
import type { PanelPicture } from '@panelwise/contracts/domain/panel-picture';
import { faceOf } from '@panelwise/contracts/domain/picture-login';
import type { Queryable } from '@panelwise/db/client';
import { type LiveAnswerRow, listLiveAnswers } from '@panelwise/db/repositories/live-answers';
import { listSeats, type Seat } from '@panelwise/db/repositories/live-seats';
import type { LiveSession } from '@panelwise/db/repositories/live-sessions';
import type { LiveItem, StoredLivePanel } from '@panelwise/db/schema/live';
import type { MediaUrls } from '../media/media-urls.ts';
import { readLeaders } from './live-leaders.ts';

export type Answered = Pick<LiveAnswerRow, 'seatId' | 'position' | 'chosen' | 'isRight' | 'ms'>;

/** A session with its seats, what was answered to the question that is on, and who is ahead where that is shown. */
export type LiveScene = {
  session: LiveSession;
  seats: Seat[];
  answers: Answered[];
  leaders: LiveLeaders | null;
};

type Told = Pick<LiveScene, 'session' | 'answers'>;

/** Reads what the screens of a session show beside its row. */
export async function readScene(db: Queryable, session: LiveSession): Promise<LiveScene> {
  const { id, position } = session;
  const [seats, answers] = await Promise.all([listSeats(db, id), listLiveAnswers(db, id, { position })]);
  const isOn = session.showsLeaders && (session.state === 'shown' || session.state === 'ended');
  const leaders = isOn ? await readLeaders(db, id, seats, closedOf(session)) : null;
  return { session, seats, answers, leaders };
}

/** Reads what one seat gave and got so far. */
export async function readOwn(db: Queryable, session: LiveSession, seat: Seat): Promise<LiveOwn> {
  return presentOwn({ session, answers: await listLiveAnswers(db, session.id, { seatId: seat.id }) }, seat);
}

/** How many agree on a wrong answer until it is said that many thought so: these, and this share of all. */
const many = { least: 2, share: 0.25 } as const;

/** How many of a session's questions are closed, so that what is right may be told. */
export function closedOf({ state, position }: Pick<LiveSession, 'state' | 'position'>): number {
  return state === 'asking' ? position : position + 1;
}

/**
 * What every screen shows. What is right is in it for a closed question alone.
 * @param media addresses for whoever looks, where the comic is not public
 */
export function presentStage({ session, answers }: Told, media: MediaUrls): LiveStage {
  const item = session.items[session.position];
  const isClosed = item !== undefined && session.position < closedOf(session);
  const panel = (stored: StoredLivePanel | null) => presentPanel(session, stored, media);
  return {
    sessionId: session.id,
    seq: session.seq,
    state: session.state,
    className: session.className,
    title: session.title,
    comicId: session.comicId,
    isPublic: session.isPublic,
    items: session.items.length,
    position: session.position,
    question: item
      ? {
          question: item.question,
          options: item.options,
          difficulty: item.difficulty,
          panel: panel(item.asked),
        }
      : null,
    answer: isClosed
      ? {
          right: item.options.indexOf(item.correctAnswer),
          explanation: item.explanation,
          taughtAt: item.taughtAt,
          panel: panel(item.teaches),
          common: commonMistake(item, answersTo(answers, session.position)),
        }
      : null,
    closesInMs: session.closesAt ? Math.max(0, session.closesAt.getTime() - Date.now()) : null,
  };
}

/** A picture of a comic that was taken away meanwhile is not shown any more. */
export function presentPanel(
  { isPublic, isGone }: Pick<LiveSession, 'isPublic' | 'isGone'>,
  stored: StoredLivePanel | null,
  media: MediaUrls,
): PanelPicture | null {
  if (!stored || isGone) return null;
  const { imageKey, alt, polygon } = stored;
  return { imageUrl: media.url(imageKey, { public: isPublic }), alt, polygon };
}

/** @param answers all that the seat gave */
export function presentOwn({ session, answers }: Told, seat: Seat): LiveOwn {
  const own = new Map(
    answers.filter(({ seatId }) => seatId === seat.id).map((answer) => [answer.position, answer]),
  );
  return {
    seatId: seat.id,
    name: seat.name,
    face: seat.userId === null ? null : faceOf(seat.userId),
    avatar: seat.avatar,
    chosen: own.get(session.position)?.chosen ?? null,
    cells: Array.from({ length: Math.max(0, closedOf(session)) }, (_, i) => cellOf(own.get(i))),
    noTimer: seat.noTimer,
  };
}

export function cellOf(answer: Answered | undefined): LiveOwn['cells'][number] {
  if (!answer) return 'none';
  return answer.isRight ? 'right' : 'wrong';
}

/** What teachers see beside the stage. */
export function presentRoom({ session, seats, answers, leaders }: LiveScene): LiveRoom {
  const item = session.items[session.position];
  const here = new Set(seats.map(({ id }) => id));
  const now = answersTo(answers, session.position).filter(({ seatId }) => here.has(seatId));
  const isClosed = item !== undefined && session.position < closedOf(session);
  return {
    seq: session.seq,
    code: session.code,
    isOpen: session.isOpen,
    seats: seats.map(({ id, name, userId, avatar }) => ({
      _id: id,
      name,
      face: userId === null ? null : faceOf(userId),
      avatar,
    })),
    position: session.position,
    answered: now.map(({ seatId }) => seatId),
    counts: isClosed
      ? item.options.map((_, option) => now.filter(({ chosen }) => chosen === option).length)
      : null,
    times: isClosed ? now.map(({ ms }) => ms).sort((a, b) => a - b) : [],
    showsLeaders: session.showsLeaders,
    leaders,
  };
}

const answersTo = (answers: readonly Answered[], position: number) =>
  answers.filter((answer) => answer.position === position);

function commonMistake({ options }: LiveItem, answers: readonly Answered[]): number | null {
  const wrong = answers.filter(({ isRight }) => !isRight);
  const counts = options.map((_, option) => wrong.filter(({ chosen }) => chosen === option).length);
  const most = Math.max(0, ...counts);
  return most >= many.least && most >= many.share * answers.length ? counts.indexOf(most) : null;
}
