import { endClassLink, getClassLink, makeClassLink } from '@panelwise/contracts/http/class-links';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The link that a class reads a comic by; null where there is none. */
export const classLinkQuery = (comicId: string) =>
  queryOptions({
    queryKey: ['class-link', comicId],
    queryFn: async () => (await call(getClassLink, { params: { id: comicId } })).link,
  });

export const makeLink = async (comicId: string) =>
  (await call(makeClassLink, { params: { id: comicId } })).link;

export async function endLink(comicId: string): Promise<void> {
  await call(endClassLink, { params: { id: comicId } });
}

/** Has a link ready for whoever has just submitted a comic. Who may not have one, or not now, is offered it by its box. */
export async function haveLink(client: QueryClient, comicId: string): Promise<void> {
  const query = classLinkQuery(comicId);
  try {
    if ((await client.fetchQuery(query)) === null)
      client.setQueryData(query.queryKey, await makeLink(comicId));
  } catch {
    // The comic is submitted all the same.
  }
}
