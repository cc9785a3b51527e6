import { createHmac } from 'node:crypto';
import { isCountedReader } from '@panelwise/db/repositories/readers';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/register-endpoint.ts';
import { networkOf } from './reader-of.ts';

/** Reading on after a break is the same reading. */
export const sameReaderMs = 30 * 60_000;

/**
 * Tells one device that reads a comic from another for a day, and says nothing of who it is: a hash of the account, or of address
 * and browser where nobody is logged in. Another day or comic gives another one, so that no way from comic to comic is kept.
 */
export function viewerOf(
  request: FastifyRequest,
  caller: Pick<Caller, 'userId'> | undefined,
  comicId: string,
  key: Buffer,
): string {
  const browser = request.headers['user-agent'] ?? '';
  const who = caller ? `account:${caller.userId}` : `device:${networkOf(request.ip)}:${browser}`;
  const day = new Date().toISOString().slice(0, 10);
  return createHmac('sha256', key).update(`view:${day}:${comicId}:${who}`).digest('base64url');
}

/**
 * Who counts in the numbers of a comic, as a hash; undefined for its creator, pupils of the creator’s classes, invented pupils,
 * and machines that say what they are.
 */
export async function findCountedReader(
  { database: { db }, keys }: Pick<Deps, 'database' | 'keys'>,
  request: FastifyRequest,
  caller: Caller | undefined,
  comicId: string,
): Promise<string | undefined> {
  if (isbot(request.headers['user-agent'])) return undefined;
  if (caller && !(await isCountedReader(db, caller.userId, comicId))) return undefined;
  return viewerOf(request, caller, comicId, keys.reader);
}
