import { useDebouncedValue } from '@mantine/hooks';
import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import { useQuery } from '@tanstack/react-query';
import { pageSketchQuery } from '../api/sketch.ts';
import type { PageSketch } from '../rough/rough-messages.ts';

/**
 * How long typing has to stop before the page is sketched again, in ms. Longer than between two keys: a new picture holds
 * up the next one.
 */
const pauseMs = 300;

/** A page as the studio sees it while its script is typed; undefined until the first drawing is there. */
export function usePageSketch(source: ScriptPage, meta: ComicMeta, enabled = true): PageSketch | undefined {
  const [settled] = useDebouncedValue(source, pauseMs);
  return useQuery({ ...pageSketchQuery(settled, meta), enabled }).data;
}
