import type { LessonEntry } from '@panelwise/studio/write/packs/catalogue';
import type { StoryForm } from '../story/story-form.ts';

/** The concept of a comic that teaches a lesson: the words that the studio knows it by first. */
export const conceptOf = ({ match, title }: Pick<LessonEntry, 'match' | 'title'>): string =>
  match[0] ?? title;

/** What the first step is filled in with for a lesson. */
export function storyOfLesson(
  lesson: Pick<LessonEntry, 'id' | 'match' | 'title'>,
  story: string,
): Pick<StoryForm, 'title' | 'concept' | 'story' | 'lesson'> {
  return { title: lesson.title, concept: conceptOf(lesson), story, lesson: lesson.id };
}
