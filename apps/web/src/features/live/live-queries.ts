import type { LiveOrder } from '@panelwise/contracts/domain/live';
import { getAssignable } from '@panelwise/contracts/http/assignments';
import * as contract from '@panelwise/contracts/http/live';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { keptStore } from '../../lib/kept-store.ts';

/** Below the key of classes: whatever a teacher changes there may show here. */
const root = ['classes'];

export const liveSessionsQuery = (classId: string) =>
  queryOptions({
    queryKey: [...root, classId, 'live'],
    queryFn: ({ signal }) => call(contract.listLive, { params: { id: classId }, signal }),
  });

export const liveResultsQuery = (id: string, sessionId: string) =>
  queryOptions({
    queryKey: [...root, id, 'live', sessionId],
    queryFn: ({ signal }) => call(contract.getLiveResults, { params: { id, sessionId }, signal }),
  });

/** What a comic has to ask. */
export const askableQuery = (comicId: string) =>
  queryOptions({
    queryKey: [...root, 'assignable', comicId],
    queryFn: ({ signal }) => call(getAssignable, { params: { id: comicId }, signal }),
  });

/** How often somebody who is logged in looks whether their class is live, in ms. */
const lookEveryMs = 10_000;

export const myLiveQuery = queryOptions({
  queryKey: ['live', 'mine'],
  queryFn: ({ signal }) => call(contract.listMyLive, { signal }),
  refetchInterval: lookEveryMs,
});

export const steerLive = (id: string, sessionId: string, body: LiveOrder) =>
  call(contract.steerLive, { params: { id, sessionId }, body });

/** The seats of guests that this device keeps, by session: whoever reloads the page comes back to theirs. */
export const guestSeats = keptStore<{ seat: string }>('panelwise-live:', ({ seat }) =>
  typeof seat === 'string' ? { seat } : undefined,
);
