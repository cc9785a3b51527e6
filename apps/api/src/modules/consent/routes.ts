import * as contract from '@panelwise/contracts/http/consent';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers, registerOpen } from '../../http/register-endpoint.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import { presentProfile } from '../../presenters/profile.ts';
import { confirm, readLink, withdraw } from './links.ts';
import { askAdult } from './request.ts';

const tenMinutesMs = 600_000;

/** Asking an adult for a child, and what the adult answers. Only posting answers: programs that read mail open every link. */
export function registerConsentRoutes(app: FastifyInstance, deps: Deps): void {
  registerForUsers(
    app,
    contract.requestConsent,
    async ({ caller, body, request }) => {
      const child = await askAdult(deps, caller.userId, body, request.host);
      return ok('The mail is on its way.', { data: await presentProfile(deps.database.db, child) });
    },
    perAddress(60, tenMinutesMs),
  );

  registerOpen(app, contract.getConsentLink, async ({ params, reply }) => {
    reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'no-store');
    return ok('Consent', { link: await readLink(deps, params.token) });
  });

  registerOpen(
    app,
    contract.confirmConsent,
    async ({ params, request }) =>
      ok('Thank you.', { withdrawalToken: await confirm(deps, params.token, request.host) }),
    perAddress(60, tenMinutesMs),
  );

  registerOpen(
    app,
    contract.withdrawConsent,
    async ({ params }) => {
      await withdraw(deps, params.token);
      return ok('The account is closed.', {});
    },
    perAddress(60, tenMinutesMs),
  );
}
