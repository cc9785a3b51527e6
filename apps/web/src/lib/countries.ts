import { getCountries } from '@panelwise/contracts/http/catalogue';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api-client.ts';

/** All countries, and the one to offer first. The list hardly ever changes: one look per visit. */
export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: () => call(getCountries),
  staleTime: Number.POSITIVE_INFINITY,
});
