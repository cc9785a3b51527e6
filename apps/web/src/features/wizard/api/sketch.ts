import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import type { Brief, PartPlan } from '@panelwise/contracts/domain/series';
import type { SceneName } from '@panelwise/studio/draw/vocabulary';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { askStudio } from '../rough/rough-client.ts';
import type { LessonChoice } from '../rough/rough-messages.ts';

const drawnInTheBrowser = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000, retry: false } as const;

/** One page of a script in pencil, ink and letters. The former drawing stays until the new one is there. */
export const pageSketchQuery = (page: ScriptPage, meta: ComicMeta) =>
  queryOptions({
    queryKey: ['sketch', 'page', page, meta],
    queryFn: ({ signal }) => askStudio<'page'>({ kind: 'page', page, meta }, signal),
    placeholderData: keepPreviousData,
    ...drawnInTheBrowser,
  });

/** A story as it is typed: its parts, the script of part 1 and its first page in pencil. */
export const storySketchQuery = (brief: Brief, choice: LessonChoice) =>
  queryOptions({
    queryKey: ['sketch', 'story', brief, choice],
    queryFn: ({ signal }) => askStudio<'story'>({ kind: 'story', brief, choice }, signal),
    placeholderData: keepPreviousData,
    ...drawnInTheBrowser,
    gcTime: 5_000,
  });

/** Who is in a comic of these parts, and where. */
export const whoIsInItQuery = (brief: Brief, parts: PartPlan[]) =>
  queryOptions({
    queryKey: ['sketch', 'who', brief, parts],
    queryFn: ({ signal }) => askStudio<'who'>({ kind: 'who', brief, parts }, signal),
    placeholderData: keepPreviousData,
    ...drawnInTheBrowser,
  });

/** Somebody of a comic alone; in pencil while nobody has said who they are. */
export const personQuery = (person: { name: string; as: string }, meta: ComicMeta, pencil: boolean) =>
  queryOptions({
    queryKey: ['sketch', 'person', person, meta, pencil],
    queryFn: ({ signal }) => askStudio<'person'>({ kind: 'person', person, meta, pencil }, signal),
    placeholderData: keepPreviousData,
    ...drawnInTheBrowser,
  });

/** A place of a comic without anybody in it. */
export const placeQuery = (place: SceneName, meta: ComicMeta) =>
  queryOptions({
    queryKey: ['sketch', 'place', place, meta],
    queryFn: ({ signal }) => askStudio<'place'>({ kind: 'place', place, meta }, signal),
    ...drawnInTheBrowser,
  });
