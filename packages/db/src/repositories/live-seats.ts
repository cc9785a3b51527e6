import { and, asc, eq, exists, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Queryable, Transaction } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { classMembers, pictureLogins } from '../schema/classes.ts';
import { avatars, learnerAids } from '../schema/learning.ts';
import { liveSeats, liveSessions } from '../schema/live.ts';
import { moveOn } from './live-sessions.ts';

/** Whose seat it is: of an account, or of the device that keeps a token. */
export type SeatHolder = { userId: string } | { tokenHash: string };
export type Seat = {
  id: string;
  name: string;
  userId: string | null;
  avatar: string | null;
  noTimer: boolean;
};

/** As others in the room read somebody: a nickname, or the first name with the first letter of the last. */
const nameOfSeat = sql<string>`coalesce(${liveSeats.guestName}, ${pictureLogins.nickname},
  trim(${users.firstname} || ' ' || case when ${users.lastname} = '' then '' else left(${users.lastname}, 1) || '.' end))`;

/** Seats that were not taken away, of guests and of those who still learn in the class. */
export function isTaken(db: Queryable): SQL {
  const learns = db
    .select({ one: sql`1` })
    .from(classMembers)
    .where(and(eq(classMembers.classId, liveSessions.classId), eq(classMembers.userId, liveSeats.userId)));
  return and(isNull(liveSeats.removedAt), or(isNull(liveSeats.userId), exists(learns)))!;
}

function seatsWhere(db: Queryable, where: SQL) {
  return db
    .select({
      id: liveSeats.id,
      name: nameOfSeat,
      userId: liveSeats.userId,
      avatar: avatars.code,
      noTimer: sql<boolean>`coalesce(${learnerAids.aids} @> '["no-timer"]', false)`,
    })
    .from(liveSeats)
    .innerJoin(liveSessions, eq(liveSessions.id, liveSeats.sessionId))
    .leftJoin(users, eq(users.id, liveSeats.userId))
    .leftJoin(
      pictureLogins,
      and(eq(pictureLogins.userId, users.id), eq(pictureLogins.classId, liveSessions.classId)),
    )
    .leftJoin(learnerAids, eq(learnerAids.userId, users.id))
    .leftJoin(avatars, eq(avatars.userId, users.id))
    .where(and(where, isTaken(db)))
    .orderBy(asc(sql`lower(${nameOfSeat})`), asc(liveSeats.id));
}

export const isHeldBy = (holder: SeatHolder) =>
  'userId' in holder ? eq(liveSeats.userId, holder.userId) : eq(liveSeats.tokenHash, holder.tokenHash);

/** The seat that somebody has in a session; undefined once it was taken away. */
export async function findSeat(
  db: Queryable,
  sessionId: string,
  holder: SeatHolder,
): Promise<Seat | undefined> {
  const [seat] = await seatsWhere(db, and(eq(liveSeats.sessionId, sessionId), isHeldBy(holder))!);
  return seat;
}

/** The seat of whoever keeps this token, in a session that is on or over. */
export async function findGuestSeat(
  db: Queryable,
  tokenHash: string,
): Promise<{ id: string; sessionId: string } | undefined> {
  const [seat] = await db
    .select({ id: liveSeats.id, sessionId: liveSeats.sessionId })
    .from(liveSeats)
    .where(and(eq(liveSeats.tokenHash, tokenHash), isNull(liveSeats.removedAt)));
  return seat;
}

/** Who takes part in a session, by name. */
export function listSeats(db: Queryable, sessionId: string): Promise<Seat[]> {
  return seatsWhere(db, eq(liveSeats.sessionId, sessionId));
}

/** Names of guests that are given, also those of seats that were taken away. */
export async function listTakenNames(db: Queryable, sessionId: string): Promise<string[]> {
  const rows = await db
    .select({ name: liveSeats.guestName })
    .from(liveSeats)
    .where(and(eq(liveSeats.sessionId, sessionId), isNotNull(liveSeats.guestName)));
  return rows.map(({ name }) => name!);
}

/** How many seats of a session are taken. */
export async function countSeats(db: Queryable, sessionId: string): Promise<number> {
  return db.$count(liveSeats, and(eq(liveSeats.sessionId, sessionId), isNull(liveSeats.removedAt)));
}

type NewSeat = { sessionId: string } & ({ userId: string } | { guestName: string; tokenHash: string });

/**
 * Gives a seat of a session that is on, whose door is open and which has room. It is one statement without a lock, because
 * a hall of people comes in at the same moment: of those who do just when the last seat is given, a few too many may.
 * @returns its id; undefined where there is none to give, the name is taken, or the seat of this person was taken away
 */
export async function insertSeat(db: Queryable, seat: NewSeat, most: number): Promise<string | undefined> {
  const { userId, guestName, tokenHash } = { userId: null, guestName: null, tokenHash: null, ...seat };
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${liveSeats} (id, session_id, user_id, guest_name, token_hash)
    select ${v7()}::uuid, ${liveSessions.id}, ${userId}::uuid, ${guestName}, ${tokenHash}
    from ${liveSessions}
    where ${liveSessions.id} = ${seat.sessionId} and ${liveSessions.endedAt} is null and ${liveSessions.isOpen}
      and (select count(*) from live_seats s where s.session_id = ${seat.sessionId} and s.removed_at is null) < ${most}
    on conflict do nothing returning id`);
  return rows[0]?.id;
}

/** Takes a seat away: whoever had it neither sees nor answers anything more. False where there is none. */
export async function removeSeat(tx: Transaction, sessionId: string, seatId: string): Promise<boolean> {
  const gone = await tx
    .update(liveSeats)
    .set({ removedAt: sql`now()` })
    .where(and(eq(liveSeats.sessionId, sessionId), eq(liveSeats.id, seatId), isNull(liveSeats.removedAt)))
    .returning({ id: liveSeats.id });
  if (gone.length === 0) return false;
  await moveOn(tx, sessionId, { type: 'removed', when: sql`true`, set: {} });
  return true;
}

/** Deletes guests of sessions that were opened longer ago, with what they answered. @returns how many; call it again while it is not 0 */
export async function purgeLiveGuests(db: Queryable, keptMs: number): Promise<number> {
  const old = db
    .select({ id: liveSeats.id })
    .from(liveSeats)
    .innerJoin(liveSessions, eq(liveSessions.id, liveSeats.sessionId))
    .where(
      and(isNull(liveSeats.userId), lt(liveSessions.createdAt, sql`now() - ${keptMs} * interval '1 ms'`)),
    )
    .limit(500);
  const gone = await db
    .delete(liveSeats)
    .where(sql`${liveSeats.id} in ${old}`)
    .returning({ id: liveSeats.id });
  return gone.length;
}
