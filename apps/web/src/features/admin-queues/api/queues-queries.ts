import type { Provider } from '@panelwise/contracts/domain/provider';
import { getQueues, pauseLane, switchProvider } from '@panelwise/contracts/http/admin';
import { cancelRun, retryRun } from '@panelwise/contracts/http/runs';
import type { Lane } from '@panelwise/contracts/steps/define-step';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../lib/api-client.ts';

type Wanted = z.input<typeof getQueues.query>;

/** How often the queues are looked at while somebody sees them, in ms. */
const refreshMs = 5_000;

/** Lanes and a page of the runs. */
export const queuesQuery = (query: Wanted) =>
  queryOptions({
    queryKey: ['queues', query],
    queryFn: ({ signal }) => call(getQueues, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

const reload = (client: QueryClient) => client.invalidateQueries({ queryKey: ['queues'] });

export async function setPaused(client: QueryClient, lane: Lane, paused: boolean): Promise<void> {
  await call(pauseLane, { params: { lane }, body: { paused } });
  await reload(client);
}

/** @param reason why it is switched off */
export async function setProviderOn(
  client: QueryClient,
  provider: Provider,
  on: boolean,
  reason = '',
): Promise<void> {
  await call(switchProvider, { params: { provider }, body: { on, reason } });
  await reload(client);
}

/** Runs again what failed, or stops what is going on. */
export async function actOnRun(client: QueryClient, id: string, action: 'retry' | 'cancel'): Promise<void> {
  await call(action === 'retry' ? retryRun : cancelRun, { params: { id } });
  await reload(client);
}
