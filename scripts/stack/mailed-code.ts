import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 10_000;

/**
 * The code of the newest mail to this address, from the mails that a platform without a mail server keeps. Mail is sent
 * after the answer, so it is waited for.
 * @param nth how many mails with a code this address has been sent by then
 * @throws Error when there are fewer after 10 s
 */
export async function readMailedCode(url: string, email: string, nth = 1): Promise<string> {
  for (const startedAt = performance.now(); performance.now() - startedAt < patienceMs; await pause(50)) {
    const { mails } = (await (await fetch(`${url}/dev/mail.json`)).json()) as {
      mails: { to: string; text: string }[];
    };
    const codes = mails.flatMap(({ to, text }) => (to === email ? (/\b\d{4}\b/.exec(text) ?? []) : []));
    if (codes.length >= nth) return codes[0]!;
  }
  throw new Error(`There is no mail with a code for ${email}.`);
}
