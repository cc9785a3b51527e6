import { useDebouncedValue } from '@mantine/hooks';
import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { pageSketchQuery } from '../api/sketch.ts';
import type { PageSketch } from '../rough/rough-messages.ts';

/**
 * How long nothing may change before the page is sketched again, in ms: a new picture holds up the next key. The fields of
 * the form wait for a pause themselves before they change anything.
 */
const pauseMs = 200;

type SketchedPage = { sketch: PageSketch | undefined; isError: boolean };

/**
 * A page as the studio sees it while its script is typed. Until its first drawing is there, that of the step before is
 * taken, which had another number of pages; undefined where there is none.
 */
export function useSketchedPage(source: ScriptPage, meta: ComicMeta, enabled = true): SketchedPage {
  const client = useQueryClient();
  const [settled] = useDebouncedValue(source, pauseMs);
  const { data, isError } = useQuery({
    ...pageSketchQuery(settled, meta),
    placeholderData: (before) => before ?? sameInAnotherStep(client, settled, meta),
    enabled,
  });
  return { sketch: data, isError };
}

/** The drawing alone, as `useSketchedPage` has it. */
export function usePageSketch(source: ScriptPage, meta: ComicMeta, enabled = true): PageSketch | undefined {
  return useSketchedPage(source, meta, enabled).sketch;
}

type SketchKey = readonly ['sketch', 'page', ScriptPage, ComicMeta];

function sameInAnotherStep(client: QueryClient, page: ScriptPage, meta: ComicMeta): PageSketch | undefined {
  const scenes = scenesOf(page);
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: ['sketch', 'page'] })) {
    const [, , other, its] = queryKey as unknown as SketchKey;
    const isSameComic = its.seed === meta.seed && its.style === meta.style && its.title === meta.title;
    if (state.data && isSameComic && scenesOf(other) === scenes) return state.data as PageSketch;
  }
  return undefined;
}

const scenesOf = ({ pageNumber, panels }: ScriptPage) =>
  JSON.stringify([pageNumber, panels.map(({ scene }) => scene)]);
