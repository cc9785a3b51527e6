import { deleteContact, getContacts } from '@panelwise/contracts/http/contact';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../lib/api-client.ts';

type Wanted = z.input<typeof getContacts.query>;

/** A page of the messages; the former page stays until the new one is there. */
export const contactsQuery = (query: Wanted) =>
  queryOptions({
    queryKey: ['admin-contacts', query],
    queryFn: ({ signal }) => call(getContacts, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Deletes a message; the lists of messages load again. */
export async function removeContact(client: QueryClient, id: string): Promise<void> {
  await call(deleteContact, { params: { id } });
  await client.invalidateQueries({ queryKey: ['admin-contacts'] });
}
