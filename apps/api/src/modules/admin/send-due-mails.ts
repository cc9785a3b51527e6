import { takeDueMails } from '@panelwise/db/repositories/decisions';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { repeatWork } from '../../plugins/repeated-work.ts';
import { decisionMail } from './decision-mail.ts';

/** How often it is looked for mails that are due, in ms. */
const lookMs = 2_000;

/**
 * Sends the mails of decisions that can no longer be taken back. Each is sent by one process; the notice is what counts, and
 * a mail server that is away takes nothing back.
 */
export function sendDueMails(app: FastifyInstance, deps: Deps): void {
  const site = deps.env.PUBLIC_URL?.replace(/\/$/, '');
  const send = async () => {
    for (const {
      to,
      title,
      partNumber,
      partCount,
      kind,
      reason,
      place,
      changes,
      comicId,
    } of await takeDueMails(deps.database.db)) {
      const mail = decisionMail({
        to,
        title,
        part: partCount > 1 ? partNumber : undefined,
        address: site && `${site}/my-comics-details/${comicId}`,
        kind,
        reason: reason ?? '',
        place: place ?? undefined,
        changes: changes ?? [],
      });
      await deps.mailer
        .send(mail)
        .catch((error: unknown) => app.log.warn({ err: error }, 'mail of a decision'));
    }
  };
  repeatWork(app, { everyMs: lookMs, what: 'looking for mails of decisions' }, send);
}
