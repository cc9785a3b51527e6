import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

import type { KeyRing } from '../../signing-keys.ts';

/**
 * A refresh token names its session and its place in the row of rotations, under a signature:
 * `<session id>.<n>.<signature>`. So an answer that got lost can be given again, and any old token is
 * recognised as ours, which is how a theft shows.
 */
export type RefreshToken = { sessionId: string; n: number };

/** Signs with the key of today. */
export function signRefreshToken({ now: key }: KeyRing, token: RefreshToken): string {
  return signWith(key, token);
}

function signWith(key: Buffer, token: RefreshToken): string {
  const body = `${token.sessionId}.${token.n}`;
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
}

/** Reads a token, or gives undefined when it is not one that we signed. */
export function readRefreshToken({ now, before }: KeyRing, text: string): RefreshToken | undefined {
  const match = /^([0-9a-f-]{36})\.(\d{1,9})\.[\w-]{43}$/.exec(text);
  if (!match) return undefined;
  const token = { sessionId: match[1]!, n: Number(match[2]) };
  const isSignedWith = (key: Buffer | undefined) =>
    key !== undefined && timingSafeEqual(Buffer.from(signWith(key, token)), Buffer.from(text));
  return isSignedWith(now) || isSignedWith(before) ? token : undefined;
}

/** What the database keeps of a token. */
export function hashRefreshToken(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
