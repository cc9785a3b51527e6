import * as contract from '@panelwise/contracts/http/classes';
import { insertMember } from '@panelwise/db/repositories/class-members';
import { listPartsOff } from '@panelwise/db/repositories/rewards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClassThings, createClass } from '../../testing/class-fixtures.ts';
import { createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let ada: TestUser;
let bob: TestUser;
let ours: ClassThings;
beforeAll(async () => {
  site = await startTestApp();
  [ada, bob] = [await createUser(site), await createUser(site)];
  ours = await createClass(site, ada.userId);
});
afterAll(() => site.close());

const db = () => site.deps.database.db;
const onPupil = ({ token }: TestUser, pupil: string, body: object) => ({
  token,
  params: { id: ours.id, pupil },
  body,
});

test('what is switched off for one pupil is off for them alone, moves with them, and stays when they become one', async () => {
  const [asha, ben] = (
    await site.call(contract.addPupils, {
      token: ada.token,
      params: { id: ours.id },
      body: { nicknames: ['Asha', 'Ben'], agreed: true },
    })
  ).body.pupils;
  const set = (offParts: string[], by = ada) =>
    site.call(contract.setPupilPlay, onPupil(by, asha!._id, { offParts }));
  expect((await set(['games', 'shorts', 'games'], ours.colleague)).body.pupil.offParts).toEqual([
    'games',
    'shorts',
  ]);
  const off = async (userId: string) => [...(await listPartsOff(db(), userId))].sort();
  expect([await off(asha!._id), await off(ben!._id)]).toEqual([['games', 'shorts'], []]);
  const uma = await createUser(site, 'Student', { firstname: 'Uma', lastname: 'Rao' });
  await insertMember(db(), ours.id, uma.userId);
  await site.call(contract.mergePupil, onPupil(ada, asha!._id, { into: uma.userId }));
  expect(await off(uma.userId)).toEqual(['games', 'shorts']);
  const other = await createClass(site, ada.userId);
  await site.call(contract.movePupil, onPupil(ada, uma.userId, { classId: other.id }));
  expect(await off(uma.userId)).toEqual(['games', 'shorts']);
  const theirs = onPupil(bob, ben!._id, { offParts: [] });
  expect((await site.refuse(contract.setPupilPlay, theirs)).code).toBe('class-not-found');
  const wrong = onPupil(ada, ben!._id, { offParts: ['chess'] as never });
  expect((await site.refuse(contract.setPupilPlay, wrong)).status).toBe(400);
});
