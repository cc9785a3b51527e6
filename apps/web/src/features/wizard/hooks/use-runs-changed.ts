import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getSocket } from '../../../lib/socket.ts';
import { comicQuery } from '../api/comic.ts';
import { comicRunsQuery } from '../api/runs.ts';

/** Notices a run of this comic that began on another screen of the same creator. */
export function useRunsChanged(comicId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = comicRunsQuery(comicId);
    const socket = getSocket();
    const onChange = (event: { runId: string; comicId: string | null }) => {
      if (event.comicId !== comicId) return;
      if (client.getQueryData(queryKey)?.some((run) => run._id === event.runId)) return;
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: comicQuery(comicId).queryKey });
    };
    socket.on('runs:changed', onChange);
    return () => {
      socket.off('runs:changed', onChange);
    };
  }, [client, comicId]);
}
