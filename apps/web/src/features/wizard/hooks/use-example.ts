import { useQuery } from '@tanstack/react-query';
import { lessonSketchQuery, lessonsQuery } from '../api/lessons.ts';
import { isForGrade, nearestGrade } from '../lessons/lesson-grades.ts';
import { storyOfLesson } from '../lessons/lesson-story.ts';
import type { StoryForm } from '../story/story-form.ts';

/** A story to try, with its first page in pencil. */
export type Example = { page: Blob } & ReturnType<typeof storyOfLesson>;

/**
 * An example for a subject and a grade, drawn in this browser: of a lesson of the subject, for the grade where there is
 * one. Undefined while the page is not empty, while it is drawn, and where there is no such lesson.
 */
export function useExample(
  empty: boolean,
  about: { subject: string; grade: string; country: string },
): Example | undefined {
  const wanted = empty && about.subject !== '';
  const { data: lessons = [] } = useQuery({ ...lessonsQuery, enabled: wanted });
  const own = lessons.filter(({ subject }) => subject === about.subject);
  const lesson = own.find((one) => isForGrade(one, about.grade)) ?? own[0];
  const asked = {
    lesson: lesson?.id ?? '',
    grade: lesson ? nearestGrade(lesson, about.grade) : '',
    country: about.country,
  };
  const { data: sketch } = useQuery({
    ...lessonSketchQuery(asked, 'pencil'),
    enabled: wanted && lesson !== undefined,
  });
  if (!wanted || !lesson || !sketch) return undefined;
  return { page: sketch.page, ...storyOfLesson(lesson, sketch.story) };
}

/** The form with an example in what nobody has filled in; what was typed stays. */
export function withExample(form: StoryForm, { page: _, ...example }: Example): Partial<StoryForm> {
  return {
    story: example.story,
    title: form.title.trim() ? form.title : example.title,
    concept: form.concept.trim() ? form.concept : example.concept,
    lesson: form.lesson || example.lesson,
  };
}
