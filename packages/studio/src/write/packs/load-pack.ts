import type { Brief } from '@panelwise/contracts/domain/series';
import { lessonById } from './catalogue.ts';
import type { LessonPack } from './lesson-pack.ts';
import { packInCountry } from './pack-in-country.ts';

/**
 * The pack of a lesson as a country tells it, from a file or a chunk of its own; undefined when there is no such lesson.
 */
export async function loadPack(id: string, country: string): Promise<LessonPack | undefined> {
  const lesson = lessonById(id);
  if (!lesson) return undefined;
  const file = await import(`./${lesson.field}/${lesson.id}.json`, { with: { type: 'json' } });
  return packInCountry(file.default, country);
}

/** A brief with the lesson that it asks for at hand, so that writing waits for nothing. */
export type BriefWithLesson = Brief & {
  /** As the country of the brief tells it; undefined where it asks for none, or for one that there is not. */
  pack: LessonPack | undefined;
};

/** Loads the lesson that a brief asks for. */
export async function withLesson(brief: Brief): Promise<BriefWithLesson> {
  const { lesson, country } = brief;
  return { ...brief, pack: lesson === undefined ? undefined : await loadPack(lesson, country) };
}
