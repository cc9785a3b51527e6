import { useDebouncedValue } from '@mantine/hooks';
import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import { useQuery } from '@tanstack/react-query';
import { pageSketchQuery } from '../api/sketch.ts';
import type { PageSketch } from '../rough/rough-messages.ts';

/**
 * How long nothing may change before the page is sketched again, in ms: a new picture holds up the next key. The fields of
 * the form wait for a pause themselves before they change anything.
 */
const pauseMs = 200;

/** A page as the studio sees it while its script is typed; undefined until the first drawing is there. */
export function usePageSketch(source: ScriptPage, meta: ComicMeta, enabled = true): PageSketch | undefined {
  const [settled] = useDebouncedValue(source, pauseMs);
  return useQuery({ ...pageSketchQuery(settled, meta), enabled }).data;
}
