import type { FirstStyle } from '@panelwise/contracts/domain/first-styles';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** A page of a comic in this style, once it is drawn. Its address is signed, and good for an hour. */
export const inStyleQuery = (comicId: string, style: FirstStyle) =>
  queryOptions({
    queryKey: ['in-style', comicId, style],
    queryFn: async ({ signal }) => {
      const drawn = await call(stepEndpoint('draw-in-style'), { body: { comicId, style }, signal });
      if ('data' in drawn) throw new Error('The drawing takes longer than an answer may wait.');
      return drawn;
    },
    staleTime: 50 * 60_000,
    retry: false,
  });
