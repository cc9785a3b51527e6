import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { repeatWork } from '../../plugins/repeated-work.ts';
import { sendDueLetters } from './letters.ts';
import { sendDueReminders } from './reminders.ts';

/** How often it is looked for letters and reminders that are due, in ms. */
const lookMs = 10 * 60_000;

/** Looks for letters and reminders that are due while the process runs. */
export function sendMailsInTime(app: FastifyInstance, deps: Deps): void {
  repeatWork(app, { everyMs: lookMs, what: 'looking for letters and reminders' }, () =>
    sendAll(app, deps, new Date()),
  );
}

async function sendAll(app: FastifyInstance, deps: Deps, now: Date): Promise<void> {
  await sendDueLetters(deps, now).catch((err: unknown) => app.log.warn({ err }, 'sending weekly letters'));
  await sendDueReminders(deps, now).catch((err: unknown) => app.log.warn({ err }, 'sending reminders'));
}
