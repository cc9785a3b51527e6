import type { Brief } from '@panelwise/contracts/domain/series';
import { lessonById } from './catalogue.ts';
import type { LessonPack } from './lesson-pack.ts';

/** The pack of a lesson, from a file or a chunk of its own; undefined when there is no such lesson. */
export async function loadPack(id: string): Promise<LessonPack | undefined> {
  const lesson = lessonById(id);
  if (!lesson) return undefined;
  const file = await import(`./${lesson.field}/${lesson.id}.json`, { with: { type: 'json' } });
  return file.default;
}

/** A brief with the lesson that it asks for at hand, so that writing waits for nothing. */
export type BriefWithLesson = Brief & {
  /** Undefined where it asks for none, or for one that there is not. */
  pack: LessonPack | undefined;
};

/** Loads the lesson that a brief asks for. */
export async function withLesson(brief: Brief): Promise<BriefWithLesson> {
  return { ...brief, pack: brief.lesson === undefined ? undefined : await loadPack(brief.lesson) };
}
