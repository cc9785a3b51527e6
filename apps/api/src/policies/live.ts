import { createHash } from 'node:crypto';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { findSeat, type Seat, type SeatHolder } from '@panelwise/db/repositories/live-seats';
import { findLiveSession, type LiveSession } from '@panelwise/db/repositories/live-sessions';
import type { Caller } from '../http/register-endpoint.ts';
import { getTaughtClass } from './classes.ts';

/**
 * A live session of a class that the caller teaches. Another's looks like none.
 * @throws DomainError `class-not-found`, `classes-for-teachers`, `live-not-found`
 */
export async function getTaughtSession(
  db: Queryable,
  caller: Caller,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<LiveSession> {
  const [session] = await Promise.all([findLiveSession(db, sessionId, id), getTaughtClass(db, caller, id)]);
  if (!session) throw new DomainError('live-not-found');
  return session;
}

/** What is stored of the token that a guest's device keeps. */
export const hashSeat = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** By what somebody shows that a seat is theirs: what a device keeps, else who is logged in. */
export function holderOf(seat: string | undefined, caller: Caller | undefined): SeatHolder | undefined {
  if (seat !== undefined) return { tokenHash: hashSeat(seat) };
  return caller && { userId: caller.userId };
}

/** The seat of whoever shows it. @throws DomainError `live-seat-lost` */
export async function getSeat(
  db: Queryable,
  sessionId: string,
  holder: SeatHolder | undefined,
): Promise<Seat> {
  const seat = holder && (await findSeat(db, sessionId, holder));
  if (!seat) throw new DomainError('live-seat-lost');
  return seat;
}
