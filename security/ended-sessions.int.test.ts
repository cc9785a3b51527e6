import { deleteAccount, getProfile, resetPassword } from '@panelwise/contracts/http/account';
import { logout, refresh, verifyOtp } from '@panelwise/contracts/http/auth';
import { makeClassLink } from '@panelwise/contracts/http/class-links';
import { withdrawConsent } from '@panelwise/contracts/http/consent';
import { endOtherSessions } from '@panelwise/contracts/http/sessions';
import { backends, testTitle } from '@panelwise/queue/testing/backends';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startSession } from '../apps/api/src/modules/auth/sessions.ts';
import { newToken } from '../apps/api/src/modules/consent/link-token.ts';
import { createComic, createUser, password, type TestUser } from '../apps/api/src/testing/fixtures.ts';
import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts';
import { createMember, insertConsent } from './testing/cast.ts';
import { makeThings } from './testing/things.ts';

/* A session that ended in one process of the API is over in every other within a second, however it ended. */
for (const backend of backends)
  describe.skipIf(backend.skip)(testTitle('sessions', backend), () => {
    let here: TestApp;
    let elsewhere: TestApp;
    let stop: () => Promise<void>;
    beforeAll(async () => {
      const { connection, stop: stopBackend } = await backend.start();
      here = await startTestApp({ REDIS_URL: connection.kind === 'redis' ? connection.url : '' });
      elsewhere = await startTestApp({}, { beside: here });
      stop = stopBackend;
    });
    afterAll(async () => {
      await elsewhere?.close();
      await here?.close();
      await stop?.();
    });

    const statusIn = async (site: TestApp, token: string) =>
      (
        await site.app.inject({
          url: `/api${getProfile.path}`,
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode;

    async function mustBeOver({ token, refreshToken }: TestUser, end: () => Promise<unknown>): Promise<void> {
      // Both have looked the session up, and keep that for a moment.
      expect([await statusIn(here, token), await statusIn(elsewhere, token)]).toEqual([200, 200]);
      await end();
      const endedAt = performance.now();
      await vi.waitFor(
        async () =>
          expect([await statusIn(here, token), await statusIn(elsewhere, token)]).toEqual([401, 401]),
        { timeout: 60_000, interval: 20 },
      );
      // A busy machine takes its time to answer the question.
      expect(performance.now() - endedAt).toBeLessThan(1_500);
      const headers = { cookie: `panelwise_refresh=${refreshToken}` };
      expect((await elsewhere.refuse(refresh, { headers })).status).toBe(401);
    }

    test('after logging out', async () => {
      const user = await createUser(here);
      await mustBeOver(user, () => here.call(logout, { token: user.token }));
    });

    test('after logging out everywhere else', async () => {
      const user = await createUser(here);
      const { database, bus, keys } = here.deps;
      const other = await startSession(
        { db: database.db, bus, key: keys.refresh },
        user.userId,
        'Another one',
      );
      const token = here.app.jwt.sign({ sid: other.id }, { sub: user.userId });
      await mustBeOver(user, () => elsewhere.call(endOtherSessions, { token }));
      expect(await statusIn(here, token)).toBe(200);
    });

    test('after a new password was set with a code', async () => {
      const user = await createUser(here);
      const things = makeThings(here);
      const { body } = await here.call(verifyOtp, { body: await things.codeOf(user) });
      await mustBeOver(user, () =>
        here.call(resetPassword, { body: { reset_key: body.reset_key, password: 'another password' } }),
      );
    });

    test('after asking for the account to be deleted', async () => {
      const user = await createUser(here);
      await mustBeOver(user, () => here.call(deleteAccount, { token: user.token, body: { password } }));
    });

    test('after a parent has taken their consent back', async () => {
      const child = await createMember(here, 'child');
      const { token, hash } = newToken();
      await insertConsent(here, child.userId, { confirmedAt: new Date(), withdrawalTokenHash: hash });
      await mustBeOver(child, () => here.call(withdrawConsent, { params: { token } }));
    });
  });

describe('what opens one door opens no other', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startTestApp();
  });
  afterAll(() => site.close());

  test('a key to set a password, a refresh token and the tokens of links are no access tokens', async () => {
    const user = await createUser(site);
    const things = makeThings(site);
    const { body } = await site.call(verifyOtp, { body: await things.codeOf(user) });
    const comicId = await createComic(site, user.userId, { drawn: true });
    const { link } = (await site.call(makeClassLink, { token: user.token, params: { id: comicId } })).body;
    for (const token of [body.reset_key!, user.refreshToken, link.token, newToken().token, user.sessionId])
      expect((await site.refuse(getProfile, { token })).status).toBe(401);
    // And the other way round.
    const foreign = { reset_key: user.token, password: 'another password' };
    expect((await site.refuse(resetPassword, { body: foreign })).status).toBe(400);
    const headers = { cookie: `panelwise_refresh=${user.token}` };
    expect((await site.refuse(refresh, { headers })).status).toBe(401);
  });

  test('a newer code takes the place of the one before', async () => {
    const user = await createUser(site);
    const things = makeThings(site);
    const [older, newer] = [await things.codeOf(user), await things.codeOf(user)];
    expect(await site.refuse(verifyOtp, { body: older })).toMatchObject({ status: 400, code: 'otp-wrong' });
    await site.call(verifyOtp, { body: newer });
  });
});
