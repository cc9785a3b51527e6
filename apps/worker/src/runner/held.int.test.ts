import { assumedCostMicroUsd, type Budget, microUsdPerCent } from '@panelwise/contracts/domain/budget';
import { listAuditRecords } from '@panelwise/db/repositories/audit';
import { listProviders, switchProvider } from '@panelwise/db/repositories/provider-switches';
import { findRunHead, retryRun } from '@panelwise/db/repositories/runs';
import { panelDraws, providerSendings, providerSwitches, runs, tasks } from '@panelwise/db/schema/runs';
import { wake } from '@panelwise/queue/announce';
import { backends, testTitle } from '@panelwise/queue/testing/backends';
import { and, count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider/fake-provider.ts';
import { plenty } from '../testing/plenty.ts';
import { openWorkerHarness, scriptOf, type WorkerHarness } from '../testing/worker-harness.ts';

const centsOfCall = assumedCostMicroUsd / microUsdPerCent;
const atOnce = 4;
/** What became due by itself is woken by the next sweep. */
const atSweep = { timeout: 60_000 };

for (const backend of backends) {
  describe.skipIf(backend.skip)(testTitle('held work', backend), () => {
    const budget: Budget = { ...plenty };
    let provider: FakeProvider;
    let worker: WorkerHarness;
    beforeAll(async () => {
      provider = await startFakeProvider({ imageMs: 100, imagePixels: 65_536 });
      const concurrency = { text: 1, image: atOnce, render: 1 };
      worker = await openWorkerHarness({ replicateUrl: provider.url(), backend, budget, concurrency });
    });
    afterAll(async () => {
      await worker?.close();
      await provider?.close();
    });
    beforeEach(async () => {
      Object.assign(budget, plenty);
      provider.setFaults([]);
      await makeAllOlder();
    });

    const db = () => worker.database.db;
    /** As if a day had passed since everything that was drawn and bought. */
    async function makeAllOlder() {
      await db().update(panelDraws).set({ createdAt: sql`created_at - interval '1 day'` });
      await db().update(providerSendings).set({ sentAt: sql`sent_at - interval '1 day'` });
    }
    const drawnToday = () => db().$count(panelDraws, sql`created_at > now() - interval '1 day'`);
    const order = async (pages: number, panels: number, name: string) =>
      worker.order('generate-comic', (await worker.newComic(scriptOf(pages, panels, name))).id);
    const heldBy = (runId: string, code: string) => worker.event(runId, (event) => event.errorCode === code);
    /** Resolves when nothing of a run is due or worked on, so that all that can be drawn is. */
    const untilStill = (runId: string) =>
      expect
        .poll(async () => {
          const isBusy = sql`(${tasks.status} = 'running' or ${tasks.status} = 'queued' and ${tasks.availableAt} <= now())`;
          const [busy] = await db()
            .select({ n: count() })
            .from(tasks)
            .where(and(eq(tasks.runId, runId), isBusy));
          return busy?.n;
        }, atSweep)
        .toBe(0);
    const lookAgain = (runId: string) =>
      db()
        .update(tasks)
        .set({ availableAt: sql`now()`, wokenAt: null })
        .where(and(eq(tasks.runId, runId), eq(tasks.status, 'queued')));

    test('a run stands before the panels of its account, says so, keeps its time, and goes on a day later', async () => {
      budget.panelsPerAccount = 3;
      const before = provider.bills.all.length;
      const run = await order(1, 5, 'Panels');
      const { deadlineAt } = run;
      const held = await heldBy(run.id, 'budget-used');
      expect(held).toMatchObject({ type: 'run:progress', status: 'running' });
      expect(held.message).toBe(
        'Your account has drawn as many panels as it can within a day. This goes on by itself in about 24 hours.',
      );
      await untilStill(run.id);
      expect(provider.bills.all.length).toBe(before + 3);
      const waiting = await findRunHead(db(), run.id);
      expect(waiting?.status).toBe('running');
      expect(waiting!.deadlineAt!.getTime()).toBeGreaterThan(deadlineAt!.getTime());
      await makeAllOlder();
      await lookAgain(run.id);
      expect((await worker.end(run.id)).status).toBe('succeeded');
      expect(provider.bills.all.length).toBe(before + 5);
    });

    test('a try that failed counts, and so does the retry; one that an outage put off does not', async () => {
      provider.setFaults([
        { place: 'create', kind: 'error', match: 'Away', first: 1 },
        { place: 'create', kind: 'refused', match: 'Refused', first: 1 },
      ]);
      const away = await order(1, 1, 'Away');
      await heldBy(away.id, 'provider-failed');
      await worker.end(away.id);
      expect(await drawnToday()).toBe(1);
      const refused = await order(1, 1, 'Refused');
      expect((await worker.end(refused.id)).status).toBe('failed');
      expect(await drawnToday()).toBe(2);
      const { wakes } = await retryRun(db(), refused.id);
      await wake(worker.deps, wakes);
      await expect.poll(async () => (await findRunHead(db(), refused.id))?.status, atSweep).toBe('succeeded');
      expect(await drawnToday()).toBe(3);
    });

    test('several calls at once cost more than the day of an account has by no more than are under way', async () => {
      budget.centsPerAccount = 2 * centsOfCall;
      const before = provider.bills.all.length;
      const run = await order(2, 6, 'Money');
      const held = await heldBy(run.id, 'budget-used');
      expect(held.message).toContain('Your account has used what it can spend');
      await untilStill(run.id);
      const bought = provider.bills.all.length - before;
      expect(bought).toBeGreaterThanOrEqual(2);
      expect(bought).toBeLessThanOrEqual(2 + atOnce - 1);
      budget.centsPerAccount = plenty.centsPerAccount;
      await lookAgain(run.id);
      expect((await worker.end(run.id)).status).toBe('succeeded');
      expect(provider.bills.all.length).toBe(before + 12);
    });

    test('the whole site has a budget too, and what one account spent is missing for the next', async () => {
      budget.centsTotal = centsOfCall;
      expect((await worker.end((await order(1, 1, 'First')).id)).status).toBe('succeeded');
      const before = provider.bills.all.length;
      const next = await order(1, 1, 'Next');
      expect((await heldBy(next.id, 'budget-used')).message).toContain(
        'Panelwise has used what it can spend',
      );
      await untilStill(next.id);
      expect(provider.bills.all.length).toBe(before);
      // A panel that was not drawn is not counted either, however often it is looked at.
      await lookAgain(next.id);
      await untilStill(next.id);
      expect(await drawnToday()).toBe(1);
    });

    test('what a switched-off provider holds waits in words, and goes on as soon as it is on', async () => {
      const change = { provider: 'replicate', reason: 'The bill looks odd.', actorId: null } as const;
      expect(await switchProvider(db(), { ...change, isOff: false })).toBe(false);
      expect(await switchProvider(db(), { ...change, isOff: true })).toBe(true);
      expect(await switchProvider(db(), { ...change, isOff: true })).toBe(false);
      const before = provider.bills.all.length;
      const run = await order(1, 2, 'Off');
      const held = await heldBy(run.id, 'switched-off');
      expect(held.message).toBe(
        'The drawing service is switched off at the moment. This goes on by itself when it is on again.',
      );
      await untilStill(run.id);
      expect(provider.bills.all.length).toBe(before);
      const [off] = (await listProviders(db())).filter((one) => one.isOff);
      expect(off).toMatchObject({ provider: 'replicate', reason: 'The bill looks odd.' });
      await switchProvider(db(), { ...change, isOff: false, reason: 'Checked.' });
      expect((await worker.end(run.id)).status).toBe('succeeded');
      const [row] = await db().select().from(providerSwitches);
      const written = await listAuditRecords(db(), 'provider', row!.id);
      expect(written.map(({ action, reason }) => [action, reason])).toEqual([
        ['switched-off', 'The bill looks odd.'],
        ['switched-on', 'Checked.'],
      ]);
    });

    test('what is under way when a provider is switched off is let end', async () => {
      provider.setFaults([{ place: 'create', kind: 'slow', match: 'Late' }]);
      const before = provider.bills.all.length;
      const run = await order(1, 1, 'Late');
      await expect.poll(() => provider.bills.all.length).toBe(before + 1);
      const change = { provider: 'replicate', reason: 'Now.', actorId: null } as const;
      await switchProvider(db(), { ...change, isOff: true });
      expect((await worker.end(run.id)).status).toBe('succeeded');
      await switchProvider(db(), { ...change, isOff: false });
      expect(await db().select().from(runs).where(eq(runs.errorCode, 'switched-off'))).toEqual([]);
    });
  });
}
