import { getComicFacts, getComicFaqs, getPublicComic } from '@panelwise/contracts/http/library';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** A public comic with its pages and quiz. */
export const publicComicQuery = (id: string) =>
  queryOptions({
    queryKey: ['public-comic', id],
    queryFn: ({ signal }) => call(getPublicComic, { params: { id }, signal }),
  });

/** The FAQs and facts of a comic that has them. */
export const extrasQuery = (comic: { _id: string; hasFAQ: boolean; hasDidYouKnow: boolean }) =>
  queryOptions({
    queryKey: ['public-comic', comic._id, 'extras'],
    queryFn: async ({ signal }) => {
      const options = { params: { comicId: comic._id }, signal };
      const [faqs, facts] = await Promise.all([
        comic.hasFAQ ? call(getComicFaqs, options) : undefined,
        comic.hasDidYouKnow ? call(getComicFacts, options) : undefined,
      ]);
      return { faqs: faqs?.faqs ?? [], facts: facts?.didYouKnow ?? [] };
    },
  });
