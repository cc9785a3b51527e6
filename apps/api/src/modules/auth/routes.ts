import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/auth';
import { getConsentState } from '@panelwise/db/repositories/consents';
import { findUser, type UserRow } from '@panelwise/db/repositories/users';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerOpen } from '../../http/register-endpoint.ts';
import { findBearer, signAccessToken } from '../../plugins/auth.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import { logIn, verifyCode } from './accounts.ts';
import { presentSession } from './presenter.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts';
import { readRefreshToken } from './refresh-token.ts';
import { register, resendCode } from './registration.ts';
import { endSession, type OpenSession, rotate, startSession } from './sessions.ts';

const tenMinutesMs = 600_000;

export function registerAuthRoutes(app: FastifyInstance, deps: Deps): void {
  const sessionDeps = { db: deps.database.db, bus: deps.bus, key: deps.keys.refresh };
  const isSecure = deps.env.PUBLIC_URL?.startsWith('https:') ?? false;

  const answerSession = async (reply: FastifyReply, user: UserRow, session: OpenSession, message: string) => {
    setRefreshCookie(reply, session.refreshToken, isSecure);
    const consent = await getConsentState(deps.database.db, user);
    return ok(message, { data: presentSession(user, consent, signAccessToken(app, session)) });
  };
  const openSession = async (reply: FastifyReply, user: UserRow, message: string) =>
    answerSession(reply, user, await startSession(sessionDeps, user.id), message);

  registerOpen(
    app,
    contract.register,
    async ({ body, request }) => {
      await register(deps, body, request.ip);
      return ok('We sent a code to your email.');
    },
    perAddress(30, tenMinutesMs),
  );

  registerOpen(
    app,
    contract.verifyOtp,
    async ({ body, request, reply }) => {
      const verified = await verifyCode(deps, body.email, body.otp, request.ip);
      if ('resetKey' in verified) return ok('OTP verified', { reset_key: verified.resetKey });
      return openSession(reply, verified.user, 'OTP verified');
    },
    perAddress(120),
  );

  registerOpen(
    app,
    contract.resendOtp,
    async ({ body }) => {
      await resendCode(deps, body.email);
      return ok('OTP sent to email!');
    },
    perAddress(30, tenMinutesMs),
  );

  registerOpen(
    app,
    contract.login,
    async ({ body, request, reply }) =>
      openSession(reply, await logIn(deps, body.email, body.password, request.ip), 'Welcome back.'),
    perAddress(120),
  );

  registerOpen(app, contract.refresh, async ({ request, reply }) => {
    const token = readRefreshCookie(request);
    if (!token) throw new DomainError('unauthorized');
    const session = await rotate(sessionDeps, token);
    const user = await findUser(deps.database.db, session.userId);
    if (!user) throw new DomainError('unauthorized');
    return answerSession(reply, user, session, 'Session renewed.');
  });

  registerOpen(app, contract.logout, async ({ request, reply }) => {
    for (const sessionId of await findSessionIds(app, deps, request))
      await endSession(sessionDeps, sessionId);
    clearRefreshCookie(reply);
    return ok('Logged out.');
  });
}

/** The sessions that a caller may end: of its cookie and of its access token. */
async function findSessionIds(app: FastifyInstance, deps: Deps, request: FastifyRequest): Promise<string[]> {
  const cookie = readRefreshToken(deps.keys.refresh, readRefreshCookie(request) ?? '');
  const bearer = findBearer(request);
  const caller = bearer ? await app.identify(bearer).catch(() => undefined) : undefined;
  return [cookie?.sessionId, caller?.sessionId].filter((id) => id !== undefined);
}
