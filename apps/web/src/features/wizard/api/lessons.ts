import { queryOptions } from '@tanstack/react-query';
import { askStudio } from '../rough/rough-client.ts';
import type { LessonAsked } from '../rough/rough-messages.ts';

/** What the browser has loaded or drawn once does not change while the page is open. */
const once = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** All lessons that the studio knows by heart; a file of its own, which only those who look at lessons load. */
export const lessonsQuery = queryOptions({
  queryKey: ['lessons'],
  queryFn: async () => (await import('@panelwise/studio/write/packs/catalogue')).lessons,
  ...once,
});

/** The cover of a lesson, drawn in this browser. */
export const lessonCoverQuery = (asked: LessonAsked) =>
  queryOptions({
    queryKey: ['lesson-cover', asked],
    queryFn: ({ signal }) => askStudio((studio) => studio.drawLessonCover(asked), { signal, canWait: true }),
    ...once,
  });

/** What a comic with a lesson would be, with its first page drawn in this browser. */
export const lessonSketchQuery = (asked: LessonAsked, stage: 'pencil' | 'colour') =>
  queryOptions({
    queryKey: ['lesson', stage, asked],
    queryFn: ({ signal }) => askStudio((studio) => studio.drawLesson(asked, stage), { signal }),
    ...once,
  });
