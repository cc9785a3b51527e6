import proxyAddr from '@fastify/proxy-addr';
import type { trustProxy } from '../http/trusted-proxies.ts';
import { type Connection, cut } from './socket-limits.ts';

/**
 * Closes connections that are one too many from their address, authenticated or not. The address is the one that the
 * rest of the API counts by: behind trusted proxies what they say, else whoever connects.
 * @returns what each new connection is given to
 */
export function limitPerAddress(max: number, trusted: ReturnType<typeof trustProxy>) {
  const open = new Map<string, number>();
  const trust = typeof trusted === 'function' ? trusted : proxyAddr.compile(trusted || []);
  return (connection: Connection): void => {
    const address = proxyAddr(connection.request, trust);
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    connection.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > max) cut(connection);
  };
}
