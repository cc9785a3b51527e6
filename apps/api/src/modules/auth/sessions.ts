import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database } from '@panelwise/db/client';
import {
  findSession,
  insertSession,
  revokeSession,
  rotateSession,
} from '@panelwise/db/repositories/sessions';
import type { NotificationBus } from '@panelwise/queue/notifications/port';
import { v7 } from 'uuid';
import type { KeyRing } from '../../signing-keys.ts';
import { hashRefreshToken, type RefreshToken, readRefreshToken, signRefreshToken } from './refresh-token.ts';

type Deps = { db: Database; bus: NotificationBus; key: KeyRing };
export type OpenSession = { id: string; userId: string; refreshToken: string };

/** A session that is not used for so long has ended, and one that is used ends after its whole life all the same, in ms. */
export const sessionTtlMs = 30 * 24 * 3_600_000;
const sessionLifeMs = 90 * 24 * 3_600_000;
/** Two tabs that refresh at once, or an answer lost on the way, are no theft. */
const graceMs = 10_000;

/** Begins a session. @param device what it is begun with, in words. @param ttlMs until when it has to be used again */
export async function startSession(
  deps: Deps,
  userId: string,
  device: string,
  ttlMs = sessionTtlMs,
): Promise<OpenSession> {
  const id = v7();
  const refreshToken = signRefreshToken(deps.key, { sessionId: id, n: 0 });
  await insertSession(deps.db, {
    id,
    userId,
    tokenHash: hashRefreshToken(refreshToken),
    device,
    expiresAt: new Date(Date.now() + ttlMs),
  });
  return { id, userId, refreshToken };
}

/**
 * Trades a refresh token for the next one. The token before the last rotation gets the same answer again
 * for a short while; after that, any old token ends the session, because two parties hold its tokens.
 * @throws DomainError `unauthorized`
 */
export async function rotate(deps: Deps, text: string): Promise<OpenSession> {
  const token = readRefreshToken(deps.key, text);
  if (!token) throw new DomainError('unauthorized');
  const next = signRefreshToken(deps.key, { ...token, n: token.n + 1 });
  const fromHash = hashRefreshToken(text);
  const change = {
    id: token.sessionId,
    fromHash,
    toHash: hashRefreshToken(next),
    expiresAt: new Date(Date.now() + sessionTtlMs),
    lifeMs: sessionLifeMs,
  };
  const isRotated = await rotateSession(deps.db, change);
  const session = await findSession(deps.db, token.sessionId);
  if (!session || session.revokedAt || session.expiresAt <= new Date()) throw new DomainError('unauthorized');
  const isRepeat = session.previousHash === fromHash && Date.now() - session.rotatedAt.getTime() <= graceMs;
  if (!isRotated && !isRepeat) return endStolen(deps, token);
  return { id: session.id, userId: session.userId, refreshToken: next };
}

/** Ends a session here and in every other process. */
export async function endSession(deps: Pick<Deps, 'db' | 'bus'>, sessionId: string): Promise<void> {
  const ended = await revokeSession(deps.db, sessionId);
  if (ended) await deps.bus.publish({ topic: 'session-ended', userId: ended.userId, sessionId });
}

async function endStolen(deps: Deps, token: RefreshToken): Promise<never> {
  await endSession(deps, token.sessionId);
  throw new DomainError('unauthorized');
}
