import type { Language } from '@panelwise/contracts/domain/languages';
import { getComicFacts, getComicFaqs, getLibrary } from '@panelwise/contracts/http/library';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CurriculumFilter } from '../../../components/curriculum-choice/curriculum-choice.tsx';
import { call } from '../../../lib/api-client.ts';

export type LibraryFilter = {
  page: number;
  search: string;
  subject: string;
  grade: string;
  /** Two letters. */
  country: string;
  /** A code. */
  language: Language | '';
} & CurriculumFilter;

/** How often a page asks for the first comic of a new library, in ms. */
const firstComicMs = 2_000;

/** One page of the library. The page before stays on the screen while the next one loads. */
export const libraryQuery = (filter: LibraryFilter) =>
  queryOptions({
    queryKey: ['library', filter],
    queryFn: ({ signal }) =>
      call(getLibrary, { query: { ...filter, language: filter.language || undefined }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.drawing ? firstComicMs : false),
  });

export const faqsQuery = (comicId: string) =>
  queryOptions({
    queryKey: ['comic-faqs', comicId],
    queryFn: ({ signal }) => call(getComicFaqs, { params: { comicId }, signal }),
  });

export const factsQuery = (comicId: string) =>
  queryOptions({
    queryKey: ['comic-facts', comicId],
    queryFn: ({ signal }) => call(getComicFacts, { params: { comicId }, signal }),
  });
