import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { submissionsKey } from '../api/review-queries.ts';

/** Loads the lists again whenever a comic was submitted, opened, decided or deleted, and after a reconnection. */
export function useFreshSubmissions(): void {
  const client = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    void import('../../../lib/socket.ts').then(({ getSocket }) => {
      if (left) return;
      const socket = getSocket();
      const refetch = () => void client.invalidateQueries({ queryKey: submissionsKey });
      socket.on('submissions:changed', refetch);
      socket.on('connect', refetch);
      stop = () => {
        socket.off('submissions:changed', refetch);
        socket.off('connect', refetch);
      };
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [client]);
}
