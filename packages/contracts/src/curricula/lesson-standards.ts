import type { StandardRef } from '../domain/curriculum.ts';
import { grades } from '../domain/grades.ts';
import { limits } from '../domain/limits.ts';
import { findKnownStandard, type KnownStandard } from './curricula.ts';
import lessons from './data/lessons.json' with { type: 'json' };

const standardsByLesson: Record<string, string[]> = lessons;

/** The lessons that teach a standard of a curriculum. The others have none rather than a wrong one. */
export const taggedLessons = Object.keys(standardsByLesson);

/** All standards that a lesson teaches, whatever their grade. */
export function standardsOfLesson(lesson: string): KnownStandard[] {
  return (standardsByLesson[lesson] ?? []).flatMap((key) => {
    const at = key.indexOf(':');
    return findKnownStandard(key.slice(0, at), key.slice(at + 1)) ?? [];
  });
}

const place = (grade: string) => grades.findIndex(({ value }) => value === grade);

/**
 * What a comic of this grade teaches that tells the lesson: standards of its grade or of one beside it, the nearest
 * first. A lesson is told otherwise to those who are much older or younger.
 */
export function standardsForComic(lesson: string | null, grade: string): StandardRef[] {
  if (lesson === null) return [];
  const away = ({ unit }: KnownStandard) =>
    Math.min(...unit.grades.map((one) => Math.abs(place(one) - place(grade))));
  return standardsOfLesson(lesson)
    .filter((one) => away(one) <= 1)
    .sort((a, b) => away(a) - away(b))
    .slice(0, limits.comicStandardsMax)
    .map(({ curriculum, code }) => ({ curriculum, code }));
}
