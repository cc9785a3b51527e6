import { getLibraryChoices } from '@panelwise/contracts/http/library';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api-client.ts';

/** What the library can be filtered by: only what it has comics of. */
export const libraryChoicesQuery = queryOptions({
  queryKey: ['library-choices'],
  queryFn: ({ signal }) => call(getLibraryChoices, { signal }),
  staleTime: 60_000,
});
