import type { LessonEntry } from '@panelwise/studio/write/packs/catalogue';
import { isForGrade } from './lesson-grades.ts';

/** What lessons are narrowed to; empty means any. */
export type LessonFilter = { search: string; subject: string; grade: string };

/** The lessons that fit, those of all subjects in turn so that the first ones differ. */
export function findLessons(
  lessons: readonly LessonEntry[],
  { search, subject, grade }: LessonFilter,
): LessonEntry[] {
  const words = wordsOf(search);
  return inTurn(lessons).filter(
    (lesson) =>
      (subject === '' || lesson.subject === subject) &&
      (grade === '' || isForGrade(lesson, grade)) &&
      isFound(lesson, words),
  );
}

/** Every word that is searched for begins a word of the lesson. */
function isFound({ title, tagline, subject, match, terms }: LessonEntry, words: string[]): boolean {
  if (words.length === 0) return true;
  const own = wordsOf([title, tagline, subject, ...match, ...terms].join(' '));
  return words.every((word) => own.some((other) => other.startsWith(word)));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The first lesson of each subject, then the second of each, and so on. */
function inTurn(lessons: readonly LessonEntry[]): LessonEntry[] {
  const groups = [...Map.groupBy(lessons, ({ subject }) => subject).values()];
  const longest = Math.max(0, ...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, i) => groups.flatMap((group) => group.slice(i, i + 1))).flat();
}

/** The subjects that have lessons, those with most of them first. */
export function subjectsOf(lessons: readonly LessonEntry[]): string[] {
  const groups = [...Map.groupBy(lessons, ({ subject }) => subject)];
  return groups.sort(([, a], [, b]) => b.length - a.length).map(([subject]) => subject);
}
