import { getOwnFamily } from '@panelwise/contracts/http/families';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api-client.ts';

/** The parents that a child is linked with, and what they have decided. */
export const ownFamilyQuery = queryOptions({
  queryKey: ['own-family'],
  queryFn: ({ signal }) => call(getOwnFamily, { signal }),
  staleTime: 60_000,
});
