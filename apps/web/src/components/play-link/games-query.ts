import { getGames } from '@panelwise/contracts/http/games';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The games that a comic has enough for. */
export const gamesQuery = (comicId: string, assignmentId?: string) =>
  queryOptions({
    queryKey: ['games', comicId, assignmentId ?? null],
    queryFn: ({ signal }) =>
      call(getGames, { params: { comicId }, query: assignmentId ? { assignmentId } : {}, signal }),
    retry: false,
  });
