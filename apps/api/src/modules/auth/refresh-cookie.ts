import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionTtlMs } from './sessions.ts';

const name = 'panelwise_refresh';
/** Only the calls that need it get the cookie. */
const path = '/api/user';

export function setRefreshCookie(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(name, token, {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: sessionTtlMs / 1_000,
  });
}

export function readRefreshCookie(request: FastifyRequest): string | undefined {
  return request.cookies[name];
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(name, { path });
}
