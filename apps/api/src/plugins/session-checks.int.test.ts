import { updateUser } from '@panelwise/db/repositories/users';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createUser } from '../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openSessionChecks, type SessionChecks } from './session-checks.ts';

let site: TestApp;
let checks: SessionChecks;
beforeAll(async () => {
  site = await startTestApp();
});
afterEach(() => checks.close());
afterAll(() => site.close());

/** Writes whether an account is to be deleted. */
function setClosing(userId: string, isClosing: boolean) {
  return updateUser(site.deps.database.db, userId, { deleteAt: isClosing ? new Date() : null });
}

test('what this process changes holds for its next call, before the message has come round', async () => {
  const { userId, sessionId } = await createUser(site);
  checks = openSessionChecks(site.deps.database.db, site.deps.bus);
  expect(await checks.find(sessionId)).toMatchObject({ isClosing: false });
  for (const isClosing of [true, false]) {
    await setClosing(userId, isClosing);
    void checks.bus.publish({ topic: 'account-changed', userId });
    expect(await checks.find(sessionId)).toMatchObject({ isClosing });
  }
});

test('what was read while something changed is not kept', async () => {
  const { userId, sessionId } = await createUser(site);
  checks = openSessionChecks(site.deps.database.db, site.deps.bus);
  const reading = checks.find(sessionId);
  void checks.bus.publish({ topic: 'account-changed', userId });
  await reading;
  await setClosing(userId, true);
  expect(await checks.find(sessionId)).toMatchObject({ isClosing: true });
});
