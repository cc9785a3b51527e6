import type { NewReport } from '@panelwise/contracts/domain/report';
import { getClassComic, reportClassComic } from '@panelwise/contracts/http/class-links';
import {
  getComicFacts,
  getComicFaqs,
  getPublicComic,
  reportComic,
  viewComic,
} from '@panelwise/contracts/http/library';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { keptNames } from '../../../lib/device/kept-names.ts';
import { orKept } from '../../../lib/device/or-kept.ts';

/** A public comic with its pages and quiz. */
export const publicComicQuery = (id: string) =>
  queryOptions({
    queryKey: ['public-comic', id],
    queryFn: ({ signal }) =>
      orKept([keptNames.comic(id), keptNames.deck(id)], () =>
        call(getPublicComic, { params: { id }, signal }),
      ),
    networkMode: 'always',
    // Nothing changes under the reader's eyes.
    staleTime: 5 * 60_000,
  });

/** The FAQs and facts of a comic that has them. */
export const extrasQuery = (comic: { _id: string; hasFAQ: boolean; hasDidYouKnow: boolean }) =>
  queryOptions({
    queryKey: ['public-comic', comic._id, 'extras'],
    queryFn: ({ signal }) =>
      orKept(keptNames.extras(comic._id), async () => {
        const options = { params: { comicId: comic._id }, signal };
        const [faqs, facts] = await Promise.all([
          comic.hasFAQ ? call(getComicFaqs, options) : undefined,
          comic.hasDidYouKnow ? call(getComicFacts, options) : undefined,
        ]);
        return { faqs: faqs?.faqs ?? [], facts: facts?.didYouKnow ?? [] };
      }),
    networkMode: 'always',
  });

/** Counts a reader. Reading does not depend on it. */
export function countView(id: string): void {
  call(viewComic, { params: { id } }).catch(() => undefined);
}

/** What somebody reports: a comic of the library, or one that they read by the link of a class. */
export type Reported = { comicId: string } | { token: string };

/** Says what is wrong with a comic. */
export function sendReport(reported: Reported, body: NewReport): Promise<unknown> {
  return 'token' in reported
    ? call(reportClassComic, { params: { token: reported.token }, body })
    : call(reportComic, { params: { id: reported.comicId }, body });
}

/** A comic that somebody shares with a class. Its pictures have addresses that end, so it is asked for anew after a while. */
export const classComicQuery = (token: string) =>
  queryOptions({
    queryKey: ['class-comic', token],
    queryFn: ({ signal }) => call(getClassComic, { params: { token }, signal }),
    staleTime: 30 * 60_000,
    retry: false,
  });
