import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decideSubmission, deleteComic, getSubmission } from '@panelwise/contracts/http/admin';
import { getLibrary } from '@panelwise/contracts/http/library';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRedisServer, startRedis } from '../packages/queue/src/testing/redis-server.ts';
import { findReasonToSkipS3, startS3 } from '../packages/storage/src/testing/s3-server.ts';
import { type ApiClient, signIn } from '../scripts/stack/api-client.ts';
import { createDemoAccounts } from '../scripts/stack/demo-accounts.ts';
import {
  type MadeComic,
  makeComics,
  publishWithLearningContent,
  waterCycle,
} from '../scripts/stack/make-comic.ts';
import { type Stack, startStack } from '../scripts/stack/start-stack.ts';

/**
 * What the compose file starts, as processes: two apis and two workers that share nothing but Postgres, Redis and an S3
 * server. Whatever one api changes, the other one shows.
 */

/** How long a change may take to show in the library, in ms from the answer. */
const showsWithinMs = 200;
const skip = hasRedisServer() ? findReasonToSkipS3() : 'there is no redis-server on this machine';

describe.skipIf(skip)(`the production shape${skip ? ` (skipped: ${skip})` : ''}`, () => {
  const ends: (() => unknown)[] = [];
  let stack: Stack;
  let otherUrl: string;
  let teacher: ApiClient;
  let admin: ApiClient;
  let visitor: ApiClient;
  let comic: MadeComic;

  beforeAll(async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'panelwise production '));
    ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const [redis, s3] = [await startRedis(), await startS3()];
    ends.push(redis.stop, s3.stop);
    stack = await startStack({
      dataDir,
      port: await findFreePort(),
      workers: 2,
      env: {
        NODE_ENV: 'production',
        ADMIN_SECOND_FACTOR: 'offered',
        JWT_SECRET: randomBytes(32).toString('hex'),
        // Nothing in here sends mail.
        SMTP_URL: 'smtp://127.0.0.1:9',
        REDIS_URL: redis.connection.url,
        S3_ENDPOINT: s3.config.endpoint,
        S3_REGION: s3.config.region,
        S3_BUCKET: 'panelwise',
        S3_ACCESS_KEY: s3.config.accessKey,
        S3_SECRET_KEY: s3.config.secretKey,
      },
    });
    ends.push(stack.stop);
    otherUrl = await stack.addApi(await findFreePort());
    const accounts = (await createDemoAccounts(stack.databaseUrl, dataDir))!;
    const accountOf = (type: string) => accounts.find((one) => one.userType === type)!;
    teacher = await signIn(stack.url, accountOf('Teacher'));
    admin = await signIn(otherUrl, accountOf('admin'));
    visitor = await signIn(stack.url, accountOf('Teacher'));
    [comic] = (await makeComics(teacher, waterCycle)) as [MadeComic];
    await publishWithLearningContent(teacher, comic.comicId);
  });

  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });

  const shelf = async () => (await visitor.call(getLibrary)).comics.map(({ _id }) => _id);

  /** How long after `change` was answered the library says so, in ms. */
  async function timeUntil(change: () => Promise<unknown>, isThere: boolean): Promise<number> {
    await shelf();
    await change();
    const answered = performance.now();
    while ((await shelf()).includes(comic.comicId) !== isThere && performance.now() - answered < 5_000);
    return performance.now() - answered;
  }

  test('a comic is drawn, printed and given a quiz by workers on Redis and S3', async () => {
    const pdf = await fetch(new URL(comic.pdfUrl, stack.url));
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { questions } = await admin.call(getSubmission, { params: { id: comic.comicId } });
    expect(questions.length).toBeGreaterThan(2);
  });

  test('what an admin accepts through one api shows in the library of the other at once', async () => {
    const { comic: seen } = await admin.call(getSubmission, { params: { id: comic.comicId } });
    const accept = () =>
      admin.call(decideSubmission, { body: { id: seen._id, status: 'approved', version: seen.version } });
    expect(await timeUntil(accept, true)).toBeLessThan(showsWithinMs);
  });

  test('what an admin deletes through one api is gone from the library of the other at once', async () => {
    const remove = () => admin.call(deleteComic, { body: { id: comic.comicId } });
    expect(await timeUntil(remove, false)).toBeLessThan(showsWithinMs);
  });
});
