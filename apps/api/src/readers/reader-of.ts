import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findBearer } from '../plugins/auth.ts';

/**
 * Tells one reader from another for a day, and says nothing of who they are: a hash of the account, or of the address where
 * nobody is logged in. A cookie would not do, because whoever wants to be many throws it away.
 */
export async function readerOf(app: FastifyInstance, request: FastifyRequest, key: Buffer): Promise<string> {
  const token = findBearer(request);
  const caller = token ? await app.identify(token).catch(() => undefined) : undefined;
  const who = caller ? `account:${caller.userId}` : `address:${networkOf(request.ip)}`;
  const day = new Date().toISOString().slice(0, 10);
  return createHmac('sha256', key).update(`${day}:${who}`).digest('base64url');
}

/** One home has a whole network of IPv6 addresses: the first 64 bits. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace(/^::ffff:/, '');
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const groups = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const all = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - end.length)).fill('0'), ...end];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
