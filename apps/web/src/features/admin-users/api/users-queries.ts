import { getUsers } from '@panelwise/contracts/http/admin';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../lib/api-client.ts';

type Wanted = z.input<typeof getUsers.query>;

/** A page of all accounts; the former page stays until the new one is there. */
export const usersQuery = (query: Wanted) =>
  queryOptions({
    queryKey: ['admin-users', query],
    queryFn: ({ signal }) => call(getUsers, { query, signal }),
    placeholderData: keepPreviousData,
  });
