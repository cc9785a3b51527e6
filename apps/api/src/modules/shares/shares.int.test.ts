import { languages } from '@panelwise/contracts/domain/languages';
import type { Endpoint } from '@panelwise/contracts/http/endpoint';
import * as contract from '@panelwise/contracts/http/shares';
import { listAuditRecords } from '@panelwise/db/repositories/audit';
import { findShareMonth } from '@panelwise/db/repositories/shares';
import { updateUser } from '@panelwise/db/repositories/users';
import { insertOldClass, insertPublicComic, insertReads } from '@panelwise/db/testing/share-fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { shareWords } from './share-words.ts';

let api: TestApp;
let admin: TestUser;
let ada: TestUser;
const month = '2025-10';
beforeAll(async () => {
  api = await startTestApp();
  admin = await createUser(api, 'admin');
  ada = await createUser(api, 'Teacher');
});
afterAll(() => api.close());

const terms = { poolCents: 200_000, currency: 'USD' as const, rule: { readsPerPupil: 4 } };
const asAdmin = () => ({ token: admin.token, params: { month } });

const fetchFile = ({ path }: Endpoint, { token }: TestUser) =>
  api.app.inject({
    url: `/api${path.replace(':month', month)}`,
    headers: { authorization: `Bearer ${token}` },
  });

/** Three pupils of three other teachers read a comic of Ada's, and answer its questions. */
async function readByOthers() {
  const { db } = api.deps.database;
  const comicId = await insertPublicComic(db, ada.userId, '=Leaves');
  for (let i = 0; i < 3; i++) {
    const { userId } = await createUser(api, 'Student');
    await insertOldClass(db, (await createUser(api, 'Teacher')).userId, [userId]);
    await insertReads(db, [userId], comicId, new Date(`${month}-1${i}T10:00:00Z`));
  }
}

test('an admin sets a pool, sees who would get what, closes the month, and pays', async () => {
  await readByOthers();
  await api.call(contract.setShareMonth, { ...asAdmin(), body: terms });
  const open = await api.call(contract.getShareMonth, asAdmin());
  expect(open.body).toMatchObject({
    month: { closedAt: null, isOver: true },
    allReads: 3,
    creators: [{ creatorId: ada.userId, name: 'Ada Park', email: ada.email, reads: 3, cents: 200_000 }],
  });
  expect((await api.call(contract.getMyShares, { token: ada.token })).body.statements).toEqual([]);
  expect(await api.refuse(contract.getPayoutsFile, asAdmin())).toMatchObject({ code: 'share-month-open' });
  const pay = { ...asAdmin(), body: { creatorId: ada.userId } };
  expect(await api.refuse(contract.payShare, pay)).toMatchObject({ code: 'share-nothing-to-pay' });

  await api.call(contract.closeShareMonth, asAdmin());
  expect(await api.refuse(contract.closeShareMonth, asAdmin())).toMatchObject({ code: 'share-month-closed' });
  expect(await api.refuse(contract.setShareMonth, { ...asAdmin(), body: terms })).toMatchObject({
    status: 409,
    code: 'share-month-closed',
  });

  await api.call(contract.payShare, pay);
  expect(await api.refuse(contract.payShare, pay)).toMatchObject({ code: 'share-nothing-to-pay' });
  const [statement] = (await api.call(contract.getMyShares, { token: ada.token })).body.statements;
  expect(statement).toMatchObject({ month, allReads: 3, cents: 200_000, lines: [{ reads: 3 }] });
  expect(statement!.paidAt).not.toBeNull();

  const { months } = (await api.call(contract.getShareMonths, { token: admin.token })).body;
  expect(months).toMatchObject([{ month, ...terms, isOver: true }]);
  const { id } = (await findShareMonth(api.deps.database.db, month))!;
  const done = await listAuditRecords(api.deps.database.db, 'share-month', id);
  expect(done.map(({ action }) => action)).toEqual(['share-month-set', 'share-month-closed', 'share-paid']);
});

test('payouts and statements are files that a spreadsheet reads as they are', async () => {
  const payouts = await fetchFile(contract.getPayoutsFile, admin);
  expect(payouts.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(payouts.body).toContain(`2025-10,Ada Park,${ada.email},3,2000.00,USD,`);
  const mine = await fetchFile(contract.getMySharesFile, ada);
  // A title that looks like a formula stays a title.
  expect(mine.body).toContain(`2025-10,'=Leaves,3,3,2000.00,USD,`);
});

test.each(languages)('both files are headed in %s for whoever reads that', async (language) => {
  for (const { userId } of [admin, ada]) await updateUser(api.deps.database.db, userId, { language });
  const { month: head, email, amount, allReads } = shareWords[language];
  expect((await fetchFile(contract.getPayoutsFile, admin)).body).toMatch(
    new RegExp(`^\ufeff${head},[^,]+,${email},[^,]+,${amount},`),
  );
  expect((await fetchFile(contract.getMySharesFile, ada)).body).toMatch(
    new RegExp(`^\ufeff${head},[^,]+,[^,]+,${allReads},${amount},`),
  );
});

test('a month that runs is not closed', async () => {
  const now = new Date().toISOString().slice(0, 7);
  const running = { token: admin.token, params: { month: now } };
  expect(await api.refuse(contract.closeShareMonth, running)).toMatchObject({ code: 'share-month-unknown' });
  await api.call(contract.setShareMonth, { ...running, body: terms });
  expect(await api.refuse(contract.closeShareMonth, running)).toMatchObject({ code: 'share-month-not-over' });
});
