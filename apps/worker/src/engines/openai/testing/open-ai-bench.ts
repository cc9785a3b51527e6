import { providerCalls, providerGates, providerSendings } from '@panelwise/db/schema/runs';
import type { TestDatabase } from '@panelwise/db/testing/test-database';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { LedgerLog } from '../../../ledger/paid-engine.ts';
import { allMayLeave } from '../../../ledger/testing/all-may-leave.ts';
import type { FakeProvider } from '../../../testing/fake-provider/fake-provider.ts';
import type { TestStore } from '../../../testing/test-store.ts';
import { createGate } from '../../provider/gate.ts';
import type { CallContext } from '../../writer.ts';
import { createOpenAiArtist } from '../openai-artist.ts';
import type { OpenAiApi } from '../openai-client.ts';
import { createOpenAiWriter } from '../openai-writer.ts';

/** Asking for something, for a run of its own. */
export const callContext = (more: Partial<CallContext> = {}): CallContext => ({
  runId: v7(),
  signal: new AbortController().signal,
  ...more,
});

/** OpenAI's engines at a fake provider, with a ledger and a store. */
export function openAiBench(at: { database: TestDatabase; store: TestStore; provider: FakeProvider }) {
  const { db } = at.database;
  const config = (api: OpenAiApi) => ({
    apiKey: 'sk-test',
    baseUrl: `${at.provider.url()}/v1`,
    api,
    textModel: 'gpt-5-mini',
    imageModel: 'gpt-image-1-mini',
  });
  const deps = (graceMs: number, log?: LedgerLog) => ({
    ...allMayLeave,
    db,
    store: at.store,
    gate: createGate(db, 'openai'),
    graceMs,
    log,
  });
  return {
    config,
    makeWriter: (graceMs = 30_000, api: OpenAiApi = 'responses', log?: LedgerLog) =>
      createOpenAiWriter(config(api), deps(graceMs, log)),
    makeArtist: () => createOpenAiArtist({ openai: config('responses'), outputHosts: [] }, deps(30_000)),
    /** Lets time pass for what a 429 has closed. */
    openGates: () => db.delete(providerGates),
    /** The call of a run, and what was sent for it. */
    booksOf: async (runId: string) => {
      const [row] = await db
        .select({ call: providerCalls, sending: providerSendings })
        .from(providerSendings)
        .innerJoin(providerCalls, eq(providerSendings.callId, providerCalls.id))
        .where(eq(providerSendings.runId, runId));
      return { ...row?.call, ...row?.sending };
    },
  };
}
