import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { aboutHeader } from '@panelwise/storage/mail-folder';

/** Removes mail in files that went to a person, where they have an e-mail, or to somebody else about their account. */
export async function removeMails(dir: string, { id, email }: { id: string; email: string }): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const file = path.join(dir, name);
    const mail = await readFile(file, 'utf8').catch(() => '');
    const head =
      mail
        .split(/\r?\n\r?\n/)[0]
        ?.toLowerCase()
        .split(/\r?\n/) ?? [];
    const isTheirs =
      (email !== '' && head.includes(`to: ${email}`)) || head.includes(`${aboutHeader.toLowerCase()}: ${id}`);
    if (isTheirs) await rm(file, { force: true });
  }
}
