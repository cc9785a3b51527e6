import { getShorts } from '@panelwise/contracts/http/shorts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The shorts of today, of a subject or of all. */
export const shortsQuery = (subject: string | undefined) =>
  queryOptions({
    queryKey: ['shorts', subject ?? null],
    queryFn: ({ signal }) => call(getShorts, { query: subject ? { subject } : {}, signal }),
    staleTime: 10 * 60_000,
  });
