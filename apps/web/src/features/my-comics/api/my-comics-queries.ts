import { getComic, getMyComics } from '@panelwise/contracts/http/comics';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../lib/api-client.ts';

type Wanted = z.input<typeof getMyComics.query>;

/** A page of the signed-in person's comics; the former page stays until the new one is there. */
export const myComicsQuery = (query: Wanted) =>
  queryOptions({
    queryKey: ['my-comics', query],
    queryFn: ({ signal }) => call(getMyComics, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const comicDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['comic-details', id],
    queryFn: ({ signal }) => call(getComic, { params: { id }, signal }),
  });
