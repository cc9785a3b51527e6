import { limits } from '@panelwise/contracts/domain/limits';
import type { LiveResults, LiveSummary } from '@panelwise/contracts/domain/live';
import type { Queryable } from '@panelwise/db/client';
import { listLiveAnswers } from '@panelwise/db/repositories/live-answers';
import { listSeats } from '@panelwise/db/repositories/live-seats';
import { type LiveSession, listLiveSessions } from '@panelwise/db/repositories/live-sessions';
import type { MediaUrls } from '../../media/media-urls.ts';
import { type Answered, cellOf, closedOf, presentPanel } from '../../presenters/live.ts';

type Listed = Awaited<ReturnType<typeof listLiveSessions>>[number];

export function presentSummary({ id, createdAt, endedAt, right, answered, ...row }: Listed): LiveSummary {
  return {
    _id: id,
    title: row.title,
    comicId: row.comicId,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    items: row.items,
    seats: row.seats,
    right: { right, of: answered },
  };
}

/**
 * What came of the questions of a session that are closed; of one that has ended, by the sums that were kept then. Time is in no
 * number but its own.
 */
export async function readLiveResults(
  db: Queryable,
  session: LiveSession,
  media: MediaUrls,
): Promise<LiveResults> {
  const { id, classId } = session;
  const [[listed], seats, answers] = await Promise.all([
    listLiveSessions(db, classId, limits.liveSessionsListed, id),
    listSeats(db, id),
    listLiveAnswers(db, id),
  ]);
  const here = new Set(seats.map((seat) => seat.id));
  const closed = session.items.slice(0, Math.max(0, closedOf(session)));
  const given = answers.filter(({ seatId, position }) => here.has(seatId) && position < closed.length);
  return {
    session: presentSummary(listed!),
    items: closed.map(({ question, options, correctAnswer, taughtAt, teaches }, position) => {
      const own = given.filter((answer) => answer.position === position);
      const kept = session.counts?.items[position];
      return {
        question,
        options: options.map((text, option) => ({
          text,
          isRight: text === correctAnswer,
          chosen: kept ? (kept.chosen[option] ?? 0) : own.filter(({ chosen }) => chosen === option).length,
        })),
        right: kept
          ? { right: kept.right, of: kept.answered }
          : { right: own.filter(({ isRight }) => isRight).length, of: own.length },
        taughtAt,
        panel: presentPanel(session, teaches, media),
        seconds: kept ? secondsOf(kept.middleMs) : middleSeconds(own),
      };
    }),
    seats: seats
      .map((seat) => {
        const own = new Map(
          given.filter(({ seatId }) => seatId === seat.id).map((one) => [one.position, one]),
        );
        const cells = closed.map((_, position) => cellOf(own.get(position)));
        const right = cells.filter((cell) => cell === 'right').length;
        return { _id: seat.id, name: seat.name, isGuest: seat.userId === null, right, cells };
      })
      .sort((a, b) => a.right - b.right),
  };
}

function middleSeconds(answers: readonly Answered[]): number | null {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return secondsOf(middle ?? null);
}

const secondsOf = (ms: number | null) => (ms === null ? null : Math.round(ms / 1_000));
