import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aboutHeader, mailDir } from '@panelwise/storage/mail-folder';
import { makePrivateFolder } from '@panelwise/storage/private-folder';
import { createTransport } from 'nodemailer';
import type { ApiEnv } from '../env.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The account, or accounts, that a mail to somebody else is about. */
  about?: string | string[];
  headers?: Record<string, string>;
};

export interface Mailer {
  /** Resolves when the mail is handed over. @throws Error when it cannot be. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Sends through SMTP where its URL is set, else writes one `.eml` file per mail. */
export function openMailer(env: Pick<ApiEnv, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): Mailer {
  return env.SMTP_URL ? smtpMailer(env.SMTP_URL, env.MAIL_FROM) : fileMailer(mailDir(env), env.MAIL_FROM);
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, {
    from,
    pool: true,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  } as object);
  return {
    send: async ({ about: _, ...mail }) => {
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
}

function fileMailer(dir: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async ({ about, headers, ...mail }) => {
      // Read again when that account is deleted.
      const marks = about ? { [aboutHeader]: about } : {};
      const composed = await transport.sendMail({ from, ...mail, headers: { ...headers, ...marks } });
      makePrivateFolder(dir);
      // Names sort by time; a reader never sees half a mail.
      const file = path.join(dir, `${Date.now()}-${randomBytes(4).toString('hex')}.eml`);
      await writeFile(`${file}.part`, composed.message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}
