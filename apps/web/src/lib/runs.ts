import { listRuns } from '@panelwise/contracts/http/runs';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from './api-client.ts';
import { useSocketNews } from './use-socket-news.ts';

/** The newest runs of the person, finished ones too. */
export const runsQuery = queryOptions({
  queryKey: ['runs'],
  queryFn: ({ signal }) => call(listRuns, { signal }),
});

/** Asks for the runs again whenever one of them began, moved on or ended, and after a reconnection. */
export function useFreshRuns(): void {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: runsQuery.queryKey });
  useSocketNews('runs:changed', refetch, refetch);
}
