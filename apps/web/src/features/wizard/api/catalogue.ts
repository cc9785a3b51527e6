import { getStyles, getSubjects, getThemes } from '@panelwise/contracts/http/catalogue';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** The lists hardly ever change: one look per visit. */
const staleTime = Number.POSITIVE_INFINITY;

export const subjectsQuery = queryOptions({
  queryKey: ['wizard', 'subjects'],
  queryFn: async () => (await call(getSubjects)).data,
  staleTime,
});

export const themesQuery = queryOptions({
  queryKey: ['wizard', 'themes'],
  queryFn: async () => (await call(getThemes)).data,
  staleTime,
});

export const stylesQuery = queryOptions({
  queryKey: ['wizard', 'styles'],
  queryFn: async () => (await call(getStyles)).data,
  staleTime,
});
