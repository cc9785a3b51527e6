import { getMyComics, getUnfinishedComics } from '@panelwise/contracts/http/comics';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** The person's stories that are not published yet, latest first. */
export const unfinishedQuery = queryOptions({
  queryKey: ['unfinished-comics'],
  queryFn: ({ signal }) => call(getUnfinishedComics, { signal }),
});

/** So many comics are looked through for stories to copy: each has several parts. */
const newestMax = 24;

/** The newest comics of the person. */
export const newestComicsQuery = queryOptions({
  queryKey: ['my-comics', 'newest'],
  queryFn: async ({ signal }) => (await call(getMyComics, { query: { limit: newestMax }, signal })).comics,
});
