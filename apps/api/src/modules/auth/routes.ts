import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/auth';
import { findUser } from '@panelwise/db/repositories/users';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerOpen } from '../../http/register-endpoint.ts';
import { spend } from '../../limits/spend.ts';
import { findBearer } from '../../plugins/auth.ts';
import { logIn, verifyCode } from './accounts.ts';
import { askerOf } from './asker.ts';
import { loginBudgets, sendBudgets, verifyBudgets } from './budgets.ts';
import { refuseForeignOrigin } from './own-origin.ts';
import { clearRefreshCookie, readRefreshCookie } from './refresh-cookie.ts';
import { readRefreshToken } from './refresh-token.ts';
import { register, resendCode } from './registration.ts';
import { mustHaveSecondFactor } from './second-factor.ts';
import { sessionOpener } from './session-opener.ts';
import { endSession, rotate } from './sessions.ts';

export function registerAuthRoutes(app: FastifyInstance, deps: Deps): void {
  const sessionDeps = { db: deps.database.db, bus: deps.bus, key: deps.keys.refresh };
  const { PUBLIC_URL } = deps.env;
  const { openSession, answerSession } = sessionOpener(app, deps);

  registerOpen(app, contract.register, async ({ body, request }) => {
    const asker = askerOf(request, deps.keys, body.email);
    const call = { path: contract.register.path, email: body.email };
    await spend(deps, request, call, sendBudgets('register', 'sign-up', body.email, asker));
    return ok('We sent a code to your email.', await register(deps, body, request.ip, asker));
  });

  registerOpen(app, contract.verifyOtp, async ({ body, request, reply }) => {
    refuseForeignOrigin(request, PUBLIC_URL);
    const { email } = body;
    const asker = askerOf(request, deps.keys, email);
    await spend(deps, request, { path: contract.verifyOtp.path, email }, verifyBudgets(email, asker));
    const verified = await verifyCode(deps, email, body.otp, asker);
    if ('resetKey' in verified) return ok('OTP verified', { reset_key: verified.resetKey });
    return openSession(request, reply, verified.user, 'OTP verified');
  });

  registerOpen(app, contract.resendOtp, async ({ body: { email }, request }) => {
    const asker = askerOf(request, deps.keys, email);
    const call = { path: contract.resendOtp.path, email };
    await spend(deps, request, call, sendBudgets('resend', 'sign-up', email, asker));
    return ok('OTP sent to email!', await resendCode(deps, email, asker));
  });

  registerOpen(app, contract.login, async ({ body, request, reply }) => {
    refuseForeignOrigin(request, PUBLIC_URL);
    const { email } = body;
    const asker = askerOf(request, deps.keys, email);
    await spend(deps, request, { path: contract.login.path, email }, loginBudgets(email, asker));
    const user = await logIn(deps, email, body.password, asker);
    await mustHaveSecondFactor(deps, user, body, asker);
    return openSession(request, reply, user, 'Welcome back.');
  });

  registerOpen(app, contract.refresh, async ({ request, reply }) => {
    refuseForeignOrigin(request, PUBLIC_URL);
    const token = readRefreshCookie(request);
    if (!token) throw new DomainError('unauthorized');
    const session = await rotate(sessionDeps, token);
    const user = await findUser(deps.database.db, session.userId);
    if (!user) throw new DomainError('unauthorized');
    return answerSession(reply, user, session, 'Session renewed.');
  });

  registerOpen(app, contract.logout, async ({ request, reply }) => {
    refuseForeignOrigin(request, PUBLIC_URL);
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
