import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/passkeys';
import { listPasskeys, removePasskey } from '@panelwise/db/repositories/passkeys';
import { findUser, type UserRow } from '@panelwise/db/repositories/users';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers } from '../../http/register-endpoint.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import { keepPasskey, offerPasskey } from './passkeys.ts';
import { mustKnowPassword } from './password.ts';
import { relyingPartyOf } from './relying-party.ts';
import { passkeyMail } from './safety-mail.ts';

const aFew = perAddress(20, 600_000);

/** The passkeys of an admin: looked at, added, taken away. */
export function registerPasskeyRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  const available = relyingPartyOf(deps.env) !== undefined;
  const sayChanged = (userId: string) => deps.bus.publish({ topic: 'account-changed', userId });
  const tell = (user: UserRow, what: 'added' | 'taken away') =>
    deps.background(deps.mailer.send(passkeyMail(user, what, new Date())), 'telling of a passkey failed');

  registerForUsers(app, contract.listPasskeys, async ({ caller }) => {
    const found = await listPasskeys(db, caller.userId);
    const passkeys = found.map(({ id, name, createdAt, usedAt }) => ({
      _id: id,
      name,
      addedAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    }));
    return ok('Passkeys', { passkeys, available });
  });

  registerForUsers(
    app,
    contract.offerPasskey,
    async ({ caller, body }) => {
      const user = await mustKnowPassword(db, caller.userId, body.password);
      return ok('Your device asks you now.', { options: await offerPasskey(deps, user, caller.sessionId) });
    },
    aFew,
  );

  registerForUsers(
    app,
    contract.addPasskey,
    async ({ caller, body }) => {
      const recoveryCodes = await keepPasskey(deps, caller, body);
      await sayChanged(caller.userId);
      const user = await findUser(db, caller.userId);
      if (user) tell(user, 'added');
      return ok('Your passkey is added.', { recoveryCodes });
    },
    aFew,
  );

  registerForUsers(
    app,
    contract.removePasskey,
    async ({ caller, params, body }) => {
      const there = await listPasskeys(db, caller.userId);
      if (!there.some(({ id }) => id === params.id)) throw new DomainError('not-found');
      const user = await mustKnowPassword(db, caller.userId, body.password);
      const mayBeLast = deps.env.ADMIN_SECOND_FACTOR !== 'required';
      if (!(await removePasskey(db, { userId: user.id, id: params.id }, { mayBeLast })))
        throw new DomainError('not-found');
      await sayChanged(user.id);
      tell(user, 'taken away');
      return ok('Your passkey is not taken any more.');
    },
    aFew,
  );
}
