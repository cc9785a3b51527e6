import { listRuns } from '@panelwise/contracts/http/runs';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from './api-client.ts';

/** The newest runs of the person, finished ones too. */
export const runsQuery = queryOptions({
  queryKey: ['runs'],
  queryFn: ({ signal }) => call(listRuns, { signal }),
});

/** Asks for the runs again whenever one of them began, moved on or ended, and after a reconnection. */
export function useFreshRuns(): void {
  const client = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    void import('./socket.ts').then(({ getSocket }) => {
      if (left) return;
      const socket = getSocket();
      const refetch = () => void client.invalidateQueries({ queryKey: runsQuery.queryKey });
      socket.on('runs:changed', refetch);
      socket.on('connect', refetch);
      stop = () => {
        socket.off('runs:changed', refetch);
        socket.off('connect', refetch);
      };
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [client]);
}
