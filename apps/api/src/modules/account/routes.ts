import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/account';
import { revokeSessionsOf } from '@panelwise/db/repositories/sessions';
import { findUser, type UserRow, updateUser } from '@panelwise/db/repositories/users';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers, registerOpen } from '../../http/register-endpoint.ts';
import { spend } from '../../limits/spend.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import { presentProfile } from '../../presenters/profile.ts';
import { askerOf } from '../auth/asker.ts';
import { sendBudgets } from '../auth/budgets.ts';
import { hashPassword, mustKnowPassword } from '../auth/password.ts';
import { accountHtml } from './account-html.ts';
import { resetPassword, sendResetCode, tellOfNewPassword } from './password-reset.ts';
import { readEverything } from './read-everything.ts';
import { registerSessionRoutes, sayEnded } from './session-routes.ts';

const tenMinutesMs = 600_000;

export function registerAccountRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  registerOpen(app, contract.forgotPassword, async ({ body: { email }, request }) => {
    const asker = askerOf(request, deps.keys, email);
    const call = { path: contract.forgotPassword.path, email };
    await spend(deps, request, call, sendBudgets('forgot', 'reset-password', email, asker));
    await sendResetCode(deps, email, asker);
    return ok('OTP sent to email!');
  });

  registerOpen(
    app,
    contract.resetPassword,
    async ({ body }) => {
      await resetPassword(deps, body.reset_key, body.password);
      return ok('Password reset successful. Please login');
    },
    perAddress(30, tenMinutesMs),
  );

  const getAccount = async (userId: string): Promise<UserRow> => {
    const user = await findUser(db, userId);
    if (!user) throw new DomainError('unauthorized');
    return user;
  };

  registerForUsers(app, contract.getProfile, async ({ caller }) =>
    ok('Profile', { data: await presentProfile(db, await getAccount(caller.userId)) }),
  );

  registerForUsers(app, contract.updateProfile, async ({ caller, body }) => {
    // What a pupil without an e-mail is called stands on their card, and no more of a name is kept.
    if ((await getAccount(caller.userId)).email === '') throw new DomainError('ask-your-teacher');
    return ok('Saved.', { data: await presentProfile(db, await updateUser(db, caller.userId, body)) });
  });

  registerForUsers(app, contract.setLanguage, async ({ caller, body: { language } }) => {
    // Nobody writes to who has no e-mail, and nothing is kept of a child without need.
    if ((await getAccount(caller.userId)).email !== '') await updateUser(db, caller.userId, { language });
    return ok('Saved.', {});
  });

  registerForUsers(
    app,
    contract.changePassword,
    async ({ caller, body }) => {
      await mustKnowPassword(db, caller.userId, body.current);
      const passwordHash = await hashPassword(body.password);
      const { user, ended } = await db.transaction(async (tx) => ({
        user: await updateUser(tx, caller.userId, { passwordHash }),
        ended: await revokeSessionsOf(tx, caller.userId, caller.sessionId),
      }));
      await sayEnded(deps.bus, caller.userId, ended);
      tellOfNewPassword(deps, user);
      return ok('Your password is changed. Other devices have to log in again.');
    },
    perAddress(20, tenMinutesMs),
  );

  registerSessionRoutes(app, deps);

  registerForUsers(app, contract.exportAccount, async ({ caller, reply }) => {
    reply.header('content-disposition', 'attachment; filename="panelwise-account.json"');
    return ok('Everything stored about you', {
      data: await readEverything(db, await getAccount(caller.userId)),
    });
  });

  registerForUsers(app, contract.exportAccountPage, async ({ caller, reply }) => {
    reply
      .header('content-disposition', 'attachment; filename="panelwise-account.html"')
      .type('text/html; charset=utf-8');
    return accountHtml(await readEverything(db, await getAccount(caller.userId)));
  });

  registerForUsers(
    app,
    contract.deleteAccount,
    async ({ caller, body }) => {
      await mustKnowPassword(db, caller.userId, body.password);
      const asked = await getAccount(caller.userId);
      const deleteAt = asked.deleteAt ?? new Date(Date.now() + limits.deletionGraceMs);
      const user = await db.transaction(async (tx) => {
        await revokeSessionsOf(tx, caller.userId);
        return updateUser(tx, caller.userId, { deleteAt });
      });
      await deps.bus.publish({ topic: 'session-ended', userId: caller.userId });
      return ok('Your account will be deleted.', { data: await presentProfile(db, user) });
    },
    perAddress(20, tenMinutesMs),
  );

  registerForUsers(app, contract.keepAccount, async ({ caller }) => {
    const kept = await updateUser(db, caller.userId, { deleteAt: null });
    await deps.bus.publish({ topic: 'account-changed', userId: caller.userId });
    return ok('Your account stays.', { data: await presentProfile(db, kept) });
  });
}
