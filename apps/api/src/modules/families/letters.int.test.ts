import * as contract from '@panelwise/contracts/http/families';
import { familyLetters } from '@panelwise/db/schema/families';
import { readingDays } from '@panelwise/db/schema/learning';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, readMails, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendDueLetters } from './letters.ts';
import { createChild, createParentOf, someAddress } from './testing/family.ts';

let site: TestApp;
let beside: TestApp;
beforeAll(async () => {
  site = await startTestApp({ PUBLIC_URL: 'https://panelwise.test/' });
  beside = await startTestApp({}, { beside: site });
});
afterAll(async () => {
  await beside.close();
  await site.close();
});

const db = () => site.deps.database.db;
/** The Sunday of this week at an hour that is Sunday's in India too. */
function sunday(): Date {
  const now = new Date();
  now.setUTCDate(now.getUTCDate() - now.getUTCDay());
  now.setUTCHours(12, 0, 0, 0);
  return now;
}
const want = (parent: TestUser, on: boolean) =>
  site.call(contract.setLetter, { token: parent.token, body: { on } });
const send = ({ deps }: TestApp, now: Date) => sendDueLetters({ ...deps, background: () => undefined }, now);

async function aFamily() {
  const child = await createChild(site);
  const parent = await createParentOf(site, child);
  return { child, parent };
}

test('the letter is sent once in a week, whichever process finds it due, and is what the page shows', async () => {
  const { child, parent } = await aFamily();
  const teacher = await createUser(site);
  const comicId = await createComic(site, teacher.userId, { approved: true, title: 'The Moon' });
  const day = new Date().toISOString().slice(0, 10);
  await db()
    .insert(readingDays)
    .values({ userId: child.userId, day, comicId, ms: 9 * 60_000 });
  const now = new Date(Math.max(sunday().getTime(), 0));
  await send(site, now);
  expect(await readMails(site, parent.email)).toEqual([]);

  const { letter } = (await want(parent, true)).body;
  expect(letter.isOn).toBe(true);
  expect(letter.text).toContain('Kemi read 1 comic, 9 minutes in all: “The Moon”.');
  expect(letter.text).toContain('One thing to do: ask Kemi to tell you what happens in “The Moon”, and why.');
  expect(letter.text).not.toContain('Obi');

  // The week of the letter ends on the day that it is sent.
  const monday = new Date(now.getTime() + 86_400_000);
  await send(site, monday);
  expect(await readMails(site, parent.email)).toEqual([]);
  await Promise.all([send(site, now), send(beside, now), send(site, now), send(beside, now)]);
  const mails = await readMails(site, parent.email);
  expect(mails).toHaveLength(1);
  await send(site, now);
  expect(await readMails(site, parent.email)).toHaveLength(1);
  expect(mails[0]!.text.trim()).toContain('One thing to do:');
  await db()
    .update(familyLetters)
    .set({ lastSentAt: new Date(Date.now() - 7 * 86_400_000) })
    .where(eq(familyLetters.parentId, parent.userId));
  await send(beside, now);
  expect(await readMails(site, parent.email)).toHaveLength(2);
});

test('one click ends it, by the mail program or by the link, without logging in', async () => {
  const { parent } = await aFamily();
  const { text } = (await want(parent, true)).body.letter;
  const token = /https:\/\/panelwise\.test\/end-letter\/([\w-]{22})(?![\w-])/.exec(text)![1]!;
  const byProgram = (path: string) =>
    site.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
      remoteAddress: someAddress(),
    });
  const sent: Record<string, string>[] = [];
  const { mailer } = site.deps;
  const through = mailer.send;
  mailer.send = async (mail) => {
    if (mail.to === parent.email) sent.push(mail.headers ?? {});
    await through(mail);
  };
  await send(site, sunday());
  mailer.send = through;
  expect(sent).toEqual([
    {
      'List-Unsubscribe': `<https://panelwise.test/api/family/letters/${token}/end>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  ]);
  const path = new URL(sent[0]!['List-Unsubscribe']!.slice(1, -1)).pathname;
  expect((await byProgram(path)).statusCode).toBe(200);
  const { letter } = (await site.call(contract.getFamily, { token: parent.token })).body;
  expect(letter.isOn).toBe(false);
  expect((await byProgram(path)).statusCode).toBe(404);

  await want(parent, true);
  await site.call(contract.endLetter, { params: { token }, address: someAddress() });
  expect((await site.call(contract.getFamily, { token: parent.token })).body.letter.isOn).toBe(false);
});

test('one address that is refused keeps nobody else’s letter back, and whoever is linked with nobody gets none', async () => {
  const families = [await aFamily(), await aFamily(), await aFamily()];
  for (const { parent } of families) await want(parent, true);
  const [refused, kept, alone] = families.map(({ parent }) => parent);
  await site.call(contract.unlinkChild, {
    token: alone!.token,
    params: { id: families[2]!.child.userId },
  });
  const { mailer } = site.deps;
  const through = mailer.send;
  mailer.send = async (mail) => {
    if (mail.to === refused!.email) throw new Error('No such box.');
    await through(mail);
  };
  await expect(send(site, sunday())).rejects.toThrow('could not be sent');
  mailer.send = through;
  expect((await readMails(site, kept!.email)).map(({ subject }) => subject)).toContain(
    'Kemi: the week in a few lines',
  );
  expect(await readMails(site, alone!.email)).toEqual([]);
});
