import * as contract from '@panelwise/contracts/http/families';
import { users } from '@panelwise/db/schema/accounts';
import { reviewReminders } from '@panelwise/db/schema/families';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createUser, readMails, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { answerOf, createQuizComic, letTimePass } from '../learn/testing-learner.ts';
import { sendDueReminders } from './reminders.ts';
import { createChild, createParentOf, someAddress } from './testing/family.ts';

let site: TestApp;
let beside: TestApp;
let comicId: string;
beforeAll(async () => {
  site = await startTestApp({ PUBLIC_URL: 'https://panelwise.test/' });
  beside = await startTestApp({}, { beside: site });
  comicId = await createQuizComic(site, (await createUser(site)).userId);
});
afterAll(async () => {
  await beside.close();
  await site.close();
});
beforeEach(async () => {
  await db().delete(reviewReminders);
});

const db = () => site.deps.database.db;
const dayMs = 86_400_000;
/** Today at this hour, by UTC: where no country is known it is the hour of the person. */
const at = (hour: number, days = 0) => new Date(new Date().setUTCHours(hour, 5, 0, 0) + days * dayMs);
const send = ({ deps }: TestApp, now: Date) =>
  sendDueReminders({ ...deps, background: () => undefined }, now);
const set = ({ token }: TestUser, hour: number | null) =>
  site.call(contract.setReminder, { token, body: { hour } });
const mailsTo = async ({ email }: TestUser) =>
  (await readMails(site, email)).filter(({ subject }) => subject.includes('review'));

/** Somebody with an e-mail who has questions due. */
async function createLearner(changes: Parameters<typeof createUser>[2] = {}, userType = 'Student') {
  const verifiedAt = new Date(Date.now() - 3_600_000);
  const grown = { birthYear: 1990, country: null, verifiedAt, ...changes };
  const learner = await createUser(site, userType as 'Student', grown);
  await makeDue(learner);
  return learner;
}
async function makeDue(learner: TestUser) {
  await db()
    .update(users)
    .set({ verifiedAt: new Date(Date.now() - 3_600_000) })
    .where(eq(users.id, learner.userId));
  await answerOf(site, learner, comicId)('water', 'Ants');
  await letTimePass(site, 26 * 3_600_000);
}

test('nobody is reminded who did not ask; then once a day, at the chosen hour, whichever process finds it due', async () => {
  const ada = await createLearner();
  await send(site, at(17));
  expect(await mailsTo(ada)).toEqual([]);
  expect((await set(ada, 17)).body.reminder).toEqual({
    isOn: true,
    hour: 17,
    mayHave: true,
    isByParents: false,
  });
  for (const hour of [0, 16, 19, 23]) await send(site, at(hour));
  expect(await mailsTo(ada)).toEqual([]);
  await Promise.all([send(site, at(17)), send(beside, at(17)), send(site, at(17)), send(beside, at(17))]);
  // Found late, it is the same day's.
  await send(site, at(18));
  const mails = await mailsTo(ada);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.subject).toBe('1 question to review today');
  expect(mails[0]!.text).toContain('https://panelwise.test/learn/review');
  await send(beside, at(17, 1));
  expect(await mailsTo(ada)).toHaveLength(2);
});

test('where nothing is due nothing comes', async () => {
  const bob = await createUser(site, 'Student', { birthYear: 1990 });
  await set(bob, 17);
  await send(site, at(17));
  expect(await mailsTo(bob)).toEqual([]);
});

test('one click ends it, by the mail program or by the link, without logging in', async () => {
  const ada = await createLearner();
  await set(ada, 17);
  const sent: Record<string, string>[] = [];
  const { mailer } = site.deps;
  const through = mailer.send;
  mailer.send = async (mail) => {
    if (mail.to === ada.email) sent.push(mail.headers ?? {});
    await through(mail);
  };
  await send(site, at(17));
  mailer.send = through;
  const [{ text } = { text: '' }] = await mailsTo(ada);
  const token = /https:\/\/panelwise\.test\/end-letter\/([\w-]{22})(?![\w-])/.exec(text)![1]!;
  expect(sent).toEqual([
    {
      'List-Unsubscribe': `<https://panelwise.test/api/family/letters/${token}/end>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  ]);
  const end = { params: { token }, address: someAddress() };
  expect((await site.call(contract.endLetter, end)).body.ended).toBe('reminder');
  expect((await site.refuse(contract.endLetter, { ...end, address: someAddress() })).code).toBe(
    'letter-link-wrong',
  );
  expect((await site.call(contract.getReminder, { token: ada.token })).body.reminder.isOn).toBe(false);
  await send(site, at(17, 1));
  expect(await mailsTo(ada)).toHaveLength(1);
});

test('after seven that nobody answered it ends by itself; an answer begins the count anew', async () => {
  const ada = await createLearner();
  await set(ada, 17);
  for (let day = 0; day < 3; day++) await send(site, at(17, day - 20));
  // An answer in between: somebody is there.
  await answerOf(site, ada, comicId)('light', 'Mice');
  await letTimePass(site, 26 * 3_600_000);
  for (let day = 0; day < 12; day++) await send(site, at(17, day + 1));
  // Three before the answer, then the one that it is counted from, and six more.
  expect(await mailsTo(ada)).toHaveLength(3 + 7);
  expect((await site.call(contract.getReminder, { token: ada.token })).body.reminder.isOn).toBe(false);
});

test('of a child it is off until a parent switches it on, and then it comes to that parent', async () => {
  const kemi = await createChild(site);
  const parent = await createParentOf(site, kemi);
  const other = await createParentOf(site, kemi);
  await makeDue(kemi);
  expect((await site.refuse(contract.setReminder, { token: kemi.token, body: { hour: 17 } })).code).toBe(
    'reminder-by-parents',
  );
  await send(site, at(17));
  const controls = (hour: number | null) =>
    site.call(contract.setControls, {
      token: parent.token,
      params: { id: kemi.userId },
      body: { reminderHour: hour },
    });
  // Of the country that the child lives in: noon in the middle of the United States is six hours after UTC's.
  await controls(12);
  for (let hour = 0; hour < 24; hour++) await send(site, at(hour));
  expect(await mailsTo(kemi)).toEqual([]);
  expect(await mailsTo(other)).toEqual([]);
  const mails = await mailsTo(parent);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.subject).toBe('Kemi: something to review today');
  expect(mails[0]!.text).not.toContain('Obi,');
  const seen = { token: parent.token, params: { id: kemi.userId } };
  expect((await site.call(contract.getChild, seen)).body.remindsYou).toBe(true);
  // Now that it is on, a child with an e-mail of its own may have it, too.
  expect((await set(kemi, 8)).body.reminder).toMatchObject({ isOn: true, hour: 12, isByParents: true });
  await controls(null);
  for (let hour = 0; hour < 24; hour++) await send(site, at(hour, 1));
  expect(await mailsTo(parent)).toHaveLength(1);
  expect(await mailsTo(kemi)).toEqual([]);
});

test('a pupil without an e-mail has none', async () => {
  const pupil = await createUser(site, 'Student', { email: '' });
  expect((await site.refuse(contract.setReminder, { token: pupil.token, body: { hour: 17 } })).code).toBe(
    'reminder-needs-email',
  );
});
