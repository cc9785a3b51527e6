import type { Language } from '@panelwise/contracts/domain/languages';
import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import type { Brief, PartPlan } from '@panelwise/contracts/domain/series';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { askStudio } from '../rough/rough-client.ts';
import type { LessonChoice, Motif } from '../rough/rough-messages.ts';

const drawnInTheBrowser = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000, retry: false } as const;

/** One page of a script in pencil, ink and letters. The former drawing stays until the new one is there. */
export const pageSketchQuery = (page: ScriptPage, meta: ComicMeta) =>
  queryOptions({
    queryKey: ['sketch', 'page', page, meta],
    queryFn: ({ signal }) => askStudio((studio) => studio.sketchPage(page, meta), { signal }),
    placeholderData: keepPreviousData,
    ...drawnInTheBrowser,
  });

/** The lines of a page, panel by panel, as a pen would trace them. */
export const pageStrokesQuery = (page: ScriptPage, meta: ComicMeta) =>
  queryOptions({
    queryKey: ['sketch', 'strokes', page, meta],
    queryFn: ({ signal }) => askStudio((studio) => studio.findStrokes(page, meta), { signal }),
    ...drawnInTheBrowser,
  });

/** A story as it is typed, or cut into `parts` already: its parts, the script of part 1 and its first page in pencil. */
export const storySketchQuery = (brief: Brief, choice: LessonChoice, parts?: PartPlan[]) =>
  queryOptions({
    queryKey: ['sketch', 'story', brief, choice, parts],
    queryFn: ({ signal }) => askStudio((studio) => studio.sketchStory(brief, choice, parts), { signal }),
    placeholderData: keepPreviousData,
    ...drawnInTheBrowser,
    gcTime: 5_000,
  });

/** Who is in a comic of these parts, and where. */
export const whoIsInItQuery = (brief: Brief, parts: PartPlan[]) =>
  queryOptions({
    queryKey: ['sketch', 'who', brief, parts],
    queryFn: ({ signal }) => askStudio((studio) => studio.whoIsInIt(brief, parts), { signal }),
    placeholderData: keepPreviousData,
    ...drawnInTheBrowser,
  });

/** A small picture for a menu or a chip: somebody, a place or a thing of a comic. */
export const motifQuery = (motif: Motif, meta: ComicMeta) => {
  // A page more changes no face, and things look the same everywhere.
  const { seed, style, cast } = meta;
  return queryOptions({
    queryKey: ['sketch', 'motif', motif, motif.of !== 'thing' && { seed, style, cast }],
    queryFn: ({ signal }) => askStudio((studio) => studio.drawMotif(motif, meta), { signal }),
    ...drawnInTheBrowser,
    gcTime: 600_000,
  });
};

/** All things that the studio can draw, as a language calls them. */
export const thingNamesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['sketch', 'things', language],
    queryFn: ({ signal }) => askStudio((studio) => studio.thingNames(language), { signal }),
    ...drawnInTheBrowser,
  });
