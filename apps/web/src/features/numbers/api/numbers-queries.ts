import type { NumberWeeks } from '@panelwise/contracts/domain/comic-numbers';
import { getComicNumbers } from '@panelwise/contracts/http/comics';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** How a comic did in the last weeks; what was shown stays until others are there. */
export const comicNumbersQuery = (id: string, weeks: NumberWeeks) =>
  queryOptions({
    queryKey: ['comic-numbers', id, weeks],
    queryFn: ({ signal }) =>
      call(getComicNumbers, { params: { id }, query: { weeks: String(weeks) }, signal }),
    placeholderData: keepPreviousData,
  });
