import type { Language } from '@panelwise/contracts/domain/languages';
import * as contract from '@panelwise/contracts/http/assignments';
import { getMyComics } from '@panelwise/contracts/http/comics';
import { getLibrary } from '@panelwise/contracts/http/library';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CurriculumFilter } from '../../components/curriculum-choice/curriculum-choice.tsx';
import { call } from '../../lib/api-client.ts';
import { comicTitle } from '../../lib/comic-title.ts';

/** Below the key of classes: whatever a teacher changes there may show here, and the other way round. */
const root = ['classes'];

export const assignmentsQuery = (classId: string) =>
  queryOptions({
    queryKey: [...root, classId, 'assignments'],
    queryFn: ({ signal }) => call(contract.listAssignments, { params: { id: classId }, signal }),
  });

export const assignableQuery = (comicId: string) =>
  queryOptions({
    queryKey: [...root, 'assignable', comicId],
    queryFn: ({ signal }) => call(contract.getAssignable, { params: { id: comicId }, signal }),
  });

/** How many comics a teacher chooses from at once. */
const shown = 6;

/** One's own comics and those of the library whose titles have these words, one's own first. */
export const comicChoicesQuery = (
  search: string,
  curriculum: CurriculumFilter,
  language: Language | undefined,
) =>
  queryOptions({
    queryKey: [...root, 'choices', search, curriculum, language],
    queryFn: async ({ signal }) => {
      const [own, library] = await Promise.all([
        // One's own are found by their words; what they are tagged with stands in the library once it is reviewed.
        curriculum.curriculum
          ? undefined
          : call(getMyComics, { query: { limit: shown, language, ...(search && { search }) }, signal }),
        call(getLibrary, {
          query: { limit: shown, language, ...(search && { search }), ...curriculum },
          signal,
        }),
      ]);
      const drawn = (own?.comics ?? []).filter(({ thumbnail }) => thumbnail !== null);
      return {
        own: drawn.map((comic) => ({ ...comic, title: comicTitle(comic) })),
        library: library.comics.map((comic) => ({ ...comic, title: comicTitle(comic) })),
      };
    },
    placeholderData: keepPreviousData,
  });

export const reloadAssignments = (client: QueryClient) => client.invalidateQueries({ queryKey: root });
