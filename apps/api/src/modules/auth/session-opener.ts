import { limits } from '@panelwise/contracts/domain/limits';
import { getConsentState } from '@panelwise/db/repositories/consents';
import { findHelp } from '@panelwise/db/repositories/learner-help';
import { hasAnyFactor } from '@panelwise/db/repositories/second-factors';
import { listDevices } from '@panelwise/db/repositories/sessions';
import type { UserRow } from '@panelwise/db/repositories/users';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { signAccessToken } from '../../plugins/auth.ts';
import { deviceOf } from './device.ts';
import { rememberDevice } from './device-cookie.ts';
import { presentSession } from './presenter.ts';
import { setRefreshCookie } from './refresh-cookie.ts';
import { newDeviceMail } from './safety-mail.ts';
import { type OpenSession, startSession } from './sessions.ts';

/** How every way to log in ends: with a session, its cookie, and an answer that says who one is. */
export function sessionOpener(app: FastifyInstance, deps: Deps) {
  const { db } = deps.database;
  const sessionDeps = { db, bus: deps.bus, key: deps.keys.refresh };
  const isSecure = deps.env.PUBLIC_URL?.startsWith('https:') ?? false;

  const answerSession = async (reply: FastifyReply, user: UserRow, session: OpenSession, message: string) => {
    setRefreshCookie(reply, session.refreshToken, isSecure);
    // Holds a token that is good for a while.
    reply.header('cache-control', 'no-store');
    const [consent, help] = await Promise.all([getConsentState(db, user), findHelp(db, user)]);
    const isBare = user.userType === 'admin' && deps.env.ADMIN_SECOND_FACTOR === 'required';
    const needsSecondFactor = isBare && !(await hasAnyFactor(db, user.id));
    const fields = presentSession(user, consent, help, signAccessToken(app, session), needsSecondFactor);
    return ok(message, { data: fields });
  };

  const openSession = async (
    request: FastifyRequest,
    reply: FastifyReply,
    user: UserRow,
    message: string,
  ) => {
    const device = deviceOf(request);
    const known = await listDevices(db, user.id);
    const session = await startSession(sessionDeps, user.id, device);
    rememberDevice(request, reply, deps.keys.device, user.email, isSecure);
    // The first session is that of the sign-up, whose owner has just read a mail.
    if (known.length > 0 && !known.includes(device))
      deps.background(
        deps.mailer.send(newDeviceMail(user, device, new Date())),
        'telling of a new device failed',
      );
    return answerSession(reply, user, session, message);
  };

  /** As `openSession`, for a child who logs in by pictures: shorter, on a device that many use, and nobody has a mail to read. */
  const openPictureSession = async (
    request: FastifyRequest,
    reply: FastifyReply,
    user: UserRow,
    message: string,
  ) => {
    const session = await startSession(sessionDeps, user.id, deviceOf(request), limits.pictureSessionMs);
    return answerSession(reply, user, session, message);
  };

  return { answerSession, openSession, openPictureSession };
}
