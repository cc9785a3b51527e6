import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { mailDir } from '@panelwise/storage/mail-folder';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { asksForThisMachine, isFromThisMachine } from '../../http/this-machine.ts';
import { readEml, type StoredMail } from '../../mail/read-eml.ts';
import { mailPage } from './page.ts';

const mailsMax = 50;

/**
 * Shows the mail that was written to files, to this machine alone: the codes in it open accounts. Not in production.
 */
export function registerDevMailRoutes(app: FastifyInstance, { env }: Deps): void {
  if (env.NODE_ENV === 'production' || env.SMTP_URL) return;
  const hidden = {
    schema: { hide: true } as object,
    onRequest: async (request: FastifyRequest) => {
      if (!isFromThisMachine(request) || !asksForThisMachine(request)) throw new DomainError('not-found');
    },
  };
  const list = () => readMails(mailDir(env));
  app.get('/dev/mail', hidden, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(mailPage(await list())),
  );
  app.get('/dev/mail.json', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ mails: await list() }),
  );
}

/** The newest mails first. */
async function readMails(dir: string): Promise<StoredMail[]> {
  const names = await readdir(dir).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, mailsMax);
  return Promise.all(newest.map(async (name) => readEml(await readFile(path.join(dir, name), 'utf8'))));
}
