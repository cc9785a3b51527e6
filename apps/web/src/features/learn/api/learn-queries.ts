import {
  getAssignedComic,
  getBadges,
  getCards,
  getLearnHome,
  getReview,
  getScene,
} from '@panelwise/contracts/http/learn';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { keptNames } from '../../../lib/device/kept-names.ts';
import { orKept } from '../../../lib/device/or-kept.ts';

/** What one has to do, goes on with and knows. */
export const learnHomeQuery = queryOptions({
  queryKey: ['learn', 'home'],
  queryFn: ({ signal }) =>
    orKept(keptNames.home, async () => {
      const home = await call(getLearnHome, { signal });
      // What there is to do can be done without a network from now on.
      void import('../../../lib/device/kept-comics.ts')
        .then(({ keepWork }) => keepWork(home))
        .catch(() => undefined);
      return home;
    }),
  networkMode: 'always',
  // It changes with every answer and every page.
  staleTime: 0,
});

/**
 * The questions that are left for today. They stay while they are answered, and are asked for anew when the page is opened.
 * @param isMore somebody wants more than that: no device keeps it
 */
export const reviewQuery = (isMore: boolean) =>
  queryOptions({
    queryKey: ['learn', 'review', isMore],
    queryFn: ({ signal }) =>
      isMore
        ? call(getReview, { query: { more: 'true' }, signal })
        : orKept(keptNames.review, () => call(getReview, { signal })),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** A comic that is assigned. Its pictures may have addresses that end, so it is asked for anew after a while. */
export const assignedComicQuery = (id: string, comicId: string) =>
  queryOptions({
    queryKey: ['learn', 'assigned', id, comicId],
    queryFn: ({ signal }) =>
      orKept(keptNames.assigned(id, comicId), () =>
        call(getAssignedComic, { params: { id, comicId }, signal }),
      ),
    networkMode: 'always',
    staleTime: 30 * 60_000,
    retry: false,
  });

/** The cards of all comics that somebody has read or answered. */
export const albumQuery = queryOptions({
  queryKey: ['learn', 'album'],
  queryFn: ({ signal }) => call(getCards, { signal }),
  staleTime: 0,
});

/** The badges that somebody has, and how far they are with the others. */
export const badgesQuery = queryOptions({
  queryKey: ['learn', 'badges'],
  queryFn: ({ signal }) => call(getBadges, { signal }),
  staleTime: 0,
});

/** A page of a comic in pencil and ink, where one's card opens it. */
export const sceneQuery = (comicId: string, page: number) =>
  queryOptions({
    queryKey: ['scene', comicId, page],
    queryFn: ({ signal }) => call(getScene, { params: { comicId, page: String(page) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
