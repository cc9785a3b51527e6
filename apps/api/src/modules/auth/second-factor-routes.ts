import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/second-factor';
import { listPasskeys } from '@panelwise/db/repositories/passkeys';
import {
  countRecoveryCodes,
  findAuthenticator,
  removeAuthenticator,
} from '@panelwise/db/repositories/second-factors';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers } from '../../http/register-endpoint.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import { askerOf } from './asker.ts';
import { mustKnowPassword } from './password.ts';
import { mustHaveSecondFactor, offerSecret, setUp } from './second-factor.ts';

const tenMinutesMs = 600_000;

/** The authenticator app of an admin: set up, looked at, taken away. */
export function registerSecondFactorRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  const required = deps.env.ADMIN_SECOND_FACTOR === 'required';
  const sayChanged = (userId: string) => deps.bus.publish({ topic: 'account-changed', userId });

  registerForUsers(app, contract.getSecondFactor, async ({ caller }) => {
    const [found, recoveryCodesLeft] = await Promise.all([
      findAuthenticator(db, caller.userId),
      countRecoveryCodes(db, caller.userId),
    ]);
    const setUpAt = found?.setUpAt?.toISOString() ?? null;
    return ok('Authenticator app', { setUpAt, recoveryCodesLeft, required });
  });

  registerForUsers(
    app,
    contract.offerSecondFactor,
    async ({ caller, body }) => {
      const user = await mustKnowPassword(db, caller.userId, body.password);
      return ok('Scan this with your authenticator app.', await offerSecret(deps, user));
    },
    perAddress(20, tenMinutesMs),
  );

  registerForUsers(
    app,
    contract.setUpSecondFactor,
    async ({ caller, body }) => {
      const recoveryCodes = await setUp(deps, caller.userId, body.appCode);
      await sayChanged(caller.userId);
      return ok('Your authenticator app is set up.', { recoveryCodes });
    },
    perAddress(20, tenMinutesMs),
  );

  registerForUsers(
    app,
    contract.removeSecondFactor,
    async ({ caller, body, request }) => {
      const user = await mustKnowPassword(db, caller.userId, body.password);
      // Said before a code is used up for nothing; the removal itself looks again.
      if (required && (await listPasskeys(db, user.id)).length === 0)
        throw new DomainError('second-factor-required');
      const asker = askerOf(request, deps.keys, user.email);
      await mustHaveSecondFactor(deps, user, body, asker, caller.sessionId);
      await removeAuthenticator(db, user.id, { mayBeLast: !required });
      await sayChanged(user.id);
      return ok('Your authenticator app is not asked for any more.');
    },
    perAddress(20, tenMinutesMs),
  );
}
