import { getClassGoal } from '@panelwise/contracts/http/class-goals';
import * as contract from '@panelwise/contracts/http/classes';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** All that is read of classes lies below this key: whatever a teacher changes may show on each of them. */
const root = ['classes'];

export const classesQuery = queryOptions({
  queryKey: [...root, 'list'],
  queryFn: async ({ signal }) => (await call(contract.listClasses, { signal })).classes,
});

export const classQuery = (id: string) =>
  queryOptions({
    queryKey: [...root, id, 'frame'],
    queryFn: ({ signal }) => call(contract.getClass, { params: { id }, signal }),
  });

export const pupilsQuery = (id: string) =>
  queryOptions({
    queryKey: [...root, id, 'pupils'],
    queryFn: async ({ signal }) => (await call(contract.listPupils, { params: { id }, signal })).pupils,
  });

export const goalQuery = (id: string) =>
  queryOptions({
    queryKey: [...root, id, 'goal'],
    queryFn: async ({ signal }) => (await call(getClassGoal, { params: { id }, signal })).goal,
  });

/** Each reading is noted, so they are read when somebody opens them and not again behind their back. */
export const cardsQuery = (id: string) =>
  queryOptions({
    queryKey: [...root, id, 'cards'],
    queryFn: ({ signal }) => call(contract.getLoginCards, { params: { id }, signal }),
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
  });

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['class-invitation', token],
    queryFn: async ({ signal }) =>
      (await call(contract.getInvitation, { params: { token }, signal })).invitation,
    retry: false,
  });

export const reloadClasses = (client: QueryClient) => client.invalidateQueries({ queryKey: root });
