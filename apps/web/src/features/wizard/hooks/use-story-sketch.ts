import { useDebouncedValue } from '@mantine/hooks';
import type { Brief } from '@panelwise/contracts/domain/series';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { storySketchQuery } from '../api/sketch.ts';
import { wakeStudio } from '../rough/rough-client.ts';
import type { LessonChoice, StorySketch } from '../rough/rough-messages.ts';

/** How long typing has to stop before the page is sketched again, in ms. */
const pauseMs = 120;

/** What the studio makes of a story while it is typed; no data while there are no words. */
export function useStorySketch(
  brief: Brief,
  choice: LessonChoice,
): { data: StorySketch | undefined; isError: boolean } {
  // Some megabytes, so not before there is something to read; from then on it loads while the pause lasts.
  const begun = hasWordsIn(brief);
  useEffect(() => {
    if (begun) wakeStudio();
  }, [begun]);
  const [settled] = useDebouncedValue(brief, pauseMs);
  const hasWords = hasWordsIn(settled);
  const { data, isError } = useQuery({ ...storySketchQuery(settled, choice), enabled: hasWords });
  return { data: hasWords ? data : undefined, isError };
}

const hasWordsIn = ({ title, concept, story }: Brief) => (title + concept + story).trim() !== '';
