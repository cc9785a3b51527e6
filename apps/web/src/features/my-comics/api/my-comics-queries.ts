import { getComic, getMyComics } from '@panelwise/contracts/http/comics';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

export const myComicsQuery = queryOptions({
  queryKey: ['my-comics'],
  queryFn: ({ signal }) => call(getMyComics, { signal }),
});

export const comicDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['comic-details', id],
    queryFn: ({ signal }) => call(getComic, { params: { id }, signal }),
  });
