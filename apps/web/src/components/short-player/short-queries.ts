import type { ShortShape } from '@panelwise/contracts/domain/short';
import { getShort } from '@panelwise/contracts/http/shorts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** A comic of the library as a short, in a shape. */
export const shortQuery = (id: string, shape: ShortShape) =>
  queryOptions({
    queryKey: ['short', id, shape],
    queryFn: ({ signal }) => call(getShort, { params: { id }, query: { shape }, signal }),
    staleTime: 10 * 60_000,
    retry: false,
  });
