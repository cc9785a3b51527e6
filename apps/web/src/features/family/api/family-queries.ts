import { getSubjects } from '@panelwise/contracts/http/catalogue';
import {
  exportChild,
  exportChildPage,
  getChild,
  getChildCard,
  getFamily,
} from '@panelwise/contracts/http/families';
import { queryOptions } from '@tanstack/react-query';
import { call, callForFile } from '../../../lib/api-client.ts';

export const familyQuery = queryOptions({
  queryKey: ['family'],
  queryFn: ({ signal }) => call(getFamily, { signal }),
});

export const childQuery = (id: string) =>
  queryOptions({
    queryKey: ['family', id],
    queryFn: ({ signal }) => call(getChild, { params: { id }, signal }),
  });

export const cardQuery = (id: string) =>
  queryOptions({
    queryKey: ['family', id, 'card'],
    queryFn: async ({ signal }) => (await call(getChildCard, { params: { id }, signal })).card,
    // Reading it is noted: it is not read again by itself.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const subjectNamesQuery = queryOptions({
  queryKey: ['subject-names'],
  queryFn: async () => (await call(getSubjects)).data.map(({ name }) => name),
  staleTime: 5 * 60_000,
});

/** Everything that is stored about a child: a page to read, or JSON for other programs. */
export async function readChildExport(id: string, format: 'html' | 'json'): Promise<Blob> {
  if (format === 'html') return (await callForFile(exportChildPage, { params: { id } })).blob;
  const text = JSON.stringify((await call(exportChild, { params: { id } })).data, null, 2);
  return new Blob([text], { type: 'application/json' });
}
