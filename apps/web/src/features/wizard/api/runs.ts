import type { RunSnapshot } from '@panelwise/contracts/domain/run';
import {
  cancelRun,
  getRun,
  getRunEvents,
  listRuns,
  retryRun,
  stepEndpoint,
} from '@panelwise/contracts/http/runs';
import type { RunEvent } from '@panelwise/contracts/realtime/events';
import type { StepName, steps } from '@panelwise/contracts/steps/registry';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../lib/api-client.ts';

/** The runs of a comic, the newest first. */
export const comicRunsQuery = (comicId: string) =>
  queryOptions({
    queryKey: ['wizard', 'runs', comicId],
    queryFn: async () => (await call(listRuns, { query: { comicId } })).runs,
  });

export async function readRun(id: string): Promise<RunSnapshot> {
  return (await call(getRun, { params: { id }, timeoutMs: 20_000 })).data;
}

export async function readRunEvents(id: string, after: number): Promise<RunEvent[]> {
  return (await call(getRunEvents, { params: { id }, query: { after } })).events;
}

export async function stopRun(id: string): Promise<RunSnapshot> {
  return (await call(cancelRun, { params: { id } })).data;
}

export async function repeatRun(id: string): Promise<RunSnapshot> {
  return (await call(retryRun, { params: { id } })).data;
}

export type StepBody<S extends StepName> = z.input<(typeof steps)[S]['input']>;

/** What a step answered at once: the run to follow, or, where nothing had to run, its result. */
export type StepStart = { runId: string } | { result: unknown };

/**
 * Asks for a step and does not wait for its result. The key makes one click one run, however often the
 * request is sent.
 */
export async function startStep<S extends StepName>(step: S, body: StepBody<S>): Promise<StepStart> {
  const answer: unknown = await call(stepEndpoint(step), {
    body: body as never,
    prefer: 'respond-async',
    idempotencyKey: crypto.randomUUID(),
  });
  const runId = (answer as { data?: { runId?: string } }).data?.runId;
  return runId ? { runId } : { result: answer };
}
