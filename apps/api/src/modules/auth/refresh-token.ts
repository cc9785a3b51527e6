import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A refresh token names its session and its place in the row of rotations, under a signature:
 * `<session id>.<n>.<signature>`. So an answer that got lost can be given again, and any old token is
 * recognised as ours, which is how a theft shows.
 */
export type RefreshToken = { sessionId: string; n: number };

export function signRefreshToken(key: Buffer, token: RefreshToken): string {
  const body = `${token.sessionId}.${token.n}`;
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
}

/** Reads a token, or gives undefined when it is not one that we signed. */
export function readRefreshToken(key: Buffer, text: string): RefreshToken | undefined {
  const match = /^([0-9a-f-]{36})\.(\d{1,9})\.[\w-]{43}$/.exec(text);
  if (!match) return undefined;
  const token = { sessionId: match[1]!, n: Number(match[2]) };
  const expected = Buffer.from(signRefreshToken(key, token));
  return timingSafeEqual(expected, Buffer.from(text)) ? token : undefined;
}

/** What the database keeps of a token. */
export function hashRefreshToken(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
