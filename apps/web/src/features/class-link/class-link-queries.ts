import { endClassLink, getClassLink, makeClassLink } from '@panelwise/contracts/http/class-links';
import { queryOptions } from '@tanstack/react-query';
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
