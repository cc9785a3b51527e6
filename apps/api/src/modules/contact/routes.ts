import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/contact';
import { recordAudit } from '@panelwise/db/repositories/audit';
import {
  type ContactRow,
  deleteContact,
  insertContact,
  listContacts,
} from '@panelwise/db/repositories/contacts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok, pageFields } from '../../http/good-answer.ts';
import { registerForUsers, registerOpen } from '../../http/register-endpoint.ts';
import { perAddress } from '../../plugins/rate-limit.ts';

const anHourMs = 3_600_000;

export function registerContactRoutes(app: FastifyInstance, { database: { db } }: Deps): void {
  registerOpen(
    app,
    contract.sendContact,
    async ({ body }) => {
      await insertContact(db, body);
      return ok('Thank you! Your message has been sent.');
    },
    perAddress(20, anHourMs),
  );

  registerForUsers(app, contract.getContacts, async ({ query }) => {
    const { rows, total } = await listContacts(db, query);
    return ok('Contacts', {
      success: true as const,
      contacts: rows.map(presentContact),
      ...pageFields(query, total),
    });
  });

  registerForUsers(app, contract.deleteContact, async ({ params, caller }) => {
    await db.transaction(async (tx) => {
      if (!(await deleteContact(tx, params.id))) throw new DomainError('contact-not-found');
      // Who deleted it stays known; what it said does not.
      await recordAudit(tx, {
        actorId: caller.userId,
        action: 'deleted',
        subjectType: 'contact',
        subjectId: params.id,
      });
    });
    return ok('Deleted.');
  });
}

function presentContact({ id, createdAt, ...fields }: ContactRow) {
  return { _id: id, ...fields, createdAt: createdAt.toISOString() };
}
