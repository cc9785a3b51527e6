import type { FastifyRequest } from 'fastify';

/** True when the connection itself begins on this machine, and is not that of a proxy which passes a call on. */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const isLoopback = /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '');
  return isLoopback && request.headers['x-forwarded-for'] === undefined;
}

/**
 * True when the call names this machine as itself. A page of another site can have its name answered with 127.0.0.1 and
 * then read what is for this machine alone; the name in `Host` stays that of the site.
 */
export function asksForThisMachine(request: FastifyRequest): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(request.headers.host ?? '');
}
