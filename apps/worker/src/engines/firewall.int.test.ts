import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StepInput, StepName, StepOutput } from '@panelwise/contracts/steps/registry';
import { listStyles, listSubjects } from '@panelwise/db/repositories/catalogue';
import { listPages, listPanels } from '@panelwise/db/repositories/comics';
import { cancelRun, findRun, type RunRow, retryRun, startRun } from '@panelwise/db/repositories/runs';
import { users } from '@panelwise/db/schema/accounts';
import { styles, subjects } from '@panelwise/db/schema/catalogue';
import { comics } from '@panelwise/db/schema/comics';
import { providerCalls, runs } from '@panelwise/db/schema/runs';
import { insertUser } from '@panelwise/db/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import { migrateQueue } from '@panelwise/queue/connection';
import { openQueue } from '@panelwise/queue/open-queue';
import type { JobQueue } from '@panelwise/queue/port';
import { backends, patientQueue, type TestBackend, testTitle } from '@panelwise/queue/testing/backends';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EgressProxy, startEgressProxy } from '../testing/egress-proxy.ts';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider/fake-provider.ts';

/*
 * A whole worker process with the keys of both providers, whose only ways out are a provider that counts and a proxy
 * that counts. What a child writes reaches neither.
 */
const thisYear = new Date().getUTCFullYear();
const child = { userType: 'Student', birthYear: thisYear - 10, country: 'US' } as const;
const storyOf = (concept: string) => `Maya finds a tall plant and asks about ${concept}.`;
const main = path.resolve(import.meta.dirname, '../main.ts');

for (const backend of backends) {
  describe.skipIf(backend.skip)(testTitle('the firewall', backend), () => {
    let database: TestDatabase;
    let queueing: TestBackend;
    let queue: JobQueue;
    let provider: FakeProvider;
    let proxy: EgressProxy;
    let dir: string;
    let worker: ChildProcess | undefined;
    beforeAll(async () => {
      database = await createTestDatabase();
      // Else each worker would begin with the pictures of the catalogue, which leave nothing and reach nobody.
      await database.db.update(styles).set({ imageKey: 'drawn.webp' });
      await database.db.update(subjects).set({ imageKey: 'drawn.webp' });
      queueing =
        backend.name === 'Redis'
          ? await backend.start()
          : { connection: { kind: 'postgres', url: database.url }, stop: async () => undefined };
      await migrateQueue(queueing.connection);
      queue = openQueue(queueing.connection, patientQueue);
      provider = await startFakeProvider({ imagePixels: 65_536 });
      proxy = await startEgressProxy();
      dir = await mkdtemp(path.join(tmpdir(), 'panelwise firewall '));
    });
    afterAll(async () => {
      await stopWorker();
      await queue.close();
      await Promise.all([provider.close(), proxy.close()]);
      await database.drop();
      await queueing.stop();
      await rm(dir, { recursive: true, force: true });
    });

    /** As it is started in production, with everything set that could send something away. */
    async function startWorker(): Promise<void> {
      const { connection } = queueing;
      worker = fork(main, {
        env: {
          PATH: process.env.PATH,
          DATABASE_URL: database.url,
          DATA_DIR: dir,
          ...(connection.kind === 'redis' && { REDIS_URL: connection.url }),
          OPENAI_API_KEY: 'sk-test',
          OPENAI_BASE_URL: `${provider.url()}/v1`,
          REPLICATE_API_TOKEN: 'r8-test',
          REPLICATE_BASE_URL: provider.url(),
          HTTP_PROXY: proxy.url,
          HTTPS_PROXY: proxy.url,
          NODE_USE_ENV_PROXY: '1',
          LOG_LEVEL: 'error',
        },
      });
      await once(worker, 'message');
    }
    async function stopWorker(): Promise<void> {
      if (!worker || worker.exitCode !== null) return;
      const gone = once(worker, 'exit');
      worker.kill('SIGTERM');
      await gone;
      worker = undefined;
    }
    beforeEach(async () => {
      await stopWorker();
      await startWorker();
    });

    const sent = () => ({
      calls: [...provider.requests.values()].reduce((sum, n) => sum + n, 0),
      bytes: provider.bytesIn(),
      throughProxy: proxy.asked.length,
      proxyBytes: proxy.bytes(),
    });

    async function order<S extends StepName>(
      step: S,
      ownerId: string,
      input: StepInput<S>,
      comicId?: string,
    ): Promise<RunRow> {
      const { run } = await startRun(database.db, { step, ownerId, input, ...(comicId && { comicId }) });
      await queue.enqueue(run.lane, [{ wake: { runId: run.id } }]);
      return run;
    }
    async function end(runId: string): Promise<RunRow> {
      const isOver = ({ status }: RunRow) => !['queued', 'running'].includes(status);
      await expect.poll(async () => isOver((await findRun(database.db, runId))!)).toBe(true);
      return (await findRun(database.db, runId))!;
    }
    async function make<S extends StepName>(...ordered: Parameters<typeof order<S>>): Promise<StepOutput<S>> {
      const ended = await end((await order(...ordered)).id);
      expect(ended, `${ended.step}: ${ended.errorMessage}`).toMatchObject({ status: 'succeeded' });
      return ended.result as StepOutput<S>;
    }

    async function aStory(concept: string): Promise<StepInput<'refine-prompt'>> {
      const { db } = database;
      const [subject, style] = [(await listSubjects(db))[0]!, (await listStyles(db))[0]!];
      const about = { title: concept, concept, story: storyOf(concept), grade: '5', country: 'US' };
      // The studio makes a hardcore quiz of a lesson; the provider of anything.
      const lesson = concept === 'photosynthesis' && { lesson: concept };
      return { ...about, ...lesson, subjectId: subject.id, styleId: style.id } as StepInput<'refine-prompt'>;
    }

    /** The whole way of a comic, with everything that can be made of it, again where that is possible. */
    async function wholeWay(ownerId: string, concept: string): Promise<string> {
      const { db } = database;
      const made = await make('refine-prompt', ownerId, await aStory(concept));
      const comicId = made.parts[0]!.comicId;
      const scripts = await db.select().from(runs).where(eq(runs.seriesId, made.series._id));
      for (const { id } of scripts) expect((await end(id)).status).toBe('succeeded');
      await make('generate-comic', ownerId, { comicId } as never, comicId);
      await make('generate-comic', ownerId, { comicId, redraw: { page: 1, panel: 1 } } as never, comicId);
      for (const step of [
        'generate-quiz',
        'generate-hardcore-quiz',
        'generate-faqs',
        'generate-didyouknow',
      ] as const)
        await make(step, ownerId, { comicId } as never, comicId);
      await make('write-script', ownerId, { comicId }, comicId);
      await make('generate-pdf', ownerId, { comicId } as never, comicId);
      await make('print-kit', ownerId, { comicId, sheet: 'worksheet', paper: 'a4' } as never, comicId);
      return comicId;
    }
    async function mustBeFinished(comicId: string): Promise<void> {
      const { db } = database;
      const [comic] = await db.select().from(comics).where(eq(comics.id, comicId));
      expect(comic).toMatchObject({ hasQuiz: true, hasHardcoreQuiz: true, hasFaq: true, hasFacts: true });
      const pages = await listPages(db, [comicId]);
      expect(pages.length).toBeGreaterThan(0);
      expect(pages.every(({ imageKey }) => imageKey)).toBe(true);
      expect((await listPanels(db, comicId)).every(({ artKey }) => artKey)).toBe(true);
    }

    test('a child’s comic is made from beginning to end, and not a byte of it leaves; an adult’s beside it does', async () => {
      const { db } = database;
      const pupils = [child, { userType: 'Student' }, { ...child, birthYear: thisYear - 17 }] as const;
      const goTheWay = async (pupil: (typeof pupils)[number]) => {
        const { id } = await insertUser(db, pupil);
        await mustBeFinished(await wholeWay(id, 'photosynthesis'));
      };
      await Promise.all(pupils.map(goTheWay));
      expect(sent()).toEqual({ calls: 0, bytes: 0, throughProxy: 0, proxyBytes: 0 });
      expect(await db.$count(providerCalls)).toBe(0);
      const adult = await insertUser(db);
      const comicId = await wholeWay(adult.id, 'magnets');
      await mustBeFinished(comicId);
      expect(provider.chats.length).toBeGreaterThan(0);
      expect(provider.predictions.length).toBeGreaterThan(0);
      expect(JSON.stringify(provider.chats)).toContain('magnets');
      expect(JSON.stringify(provider.chats)).not.toContain('photosynthesis');
      expect(sent().bytes).toBeGreaterThan(0);
      // The proxy sees what goes out, so its silence before meant something.
      expect(sent().throughProxy).toBeGreaterThan(0);

      // The comic of a child stays one whoever orders something for it, and so does a story.
      const before = sent();
      await db.update(users).set(child).where(eq(users.id, adult.id));
      const helper = await insertUser(db);
      const redrawn = { comicId, redraw: { page: 1, panel: 2 } } as never;
      await make('generate-comic', helper.id, redrawn, comicId);
      await make('write-script', helper.id, { comicId }, comicId);
      expect(sent()).toEqual(before);
    }, 240_000);

    test('what was ordered before the age was known follows the rule when it is done, and so do retries', async () => {
      const { db } = database;
      const owner = await insertUser(db);
      const comicId = await wholeWay(owner.id, 'gravity');
      await stopWorker();
      const ordered = [
        await order('refine-prompt', owner.id, await aStory('levers')),
        await order('generate-comic', owner.id, { comicId, redraw: { page: 1, panel: 1 } } as never, comicId),
      ];
      const cancelled = await order('refine-prompt', owner.id, await aStory('pulleys'));
      await cancelRun(db, cancelled.id);
      await db.update(users).set(child).where(eq(users.id, owner.id));
      const { wakes } = await retryRun(db, cancelled.id);
      for (const { lane, wake } of wakes) await queue.enqueue(lane, [{ wake }]);
      const before = sent();
      await startWorker();
      for (const { id } of [...ordered, cancelled]) expect((await end(id)).status).toBe('succeeded');
      expect(sent()).toEqual(before);
    });
  });
}
