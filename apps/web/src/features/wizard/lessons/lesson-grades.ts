import { t } from '@lingui/core/macro';
import type { LessonEntry } from '@panelwise/studio/write/packs/catalogue';

/** A grade as a number: 0 is Kindergarten; what comes after school is above 12. */
const numberOf = (grade: string) => (grade === 'K' ? 0 : Number.isNaN(Number(grade)) ? 13 : Number(grade));
const gradeOf = (grade: number) => (grade === 0 ? 'K' : String(grade));

/** Whether a lesson is for readers of a grade. */
export function isForGrade({ grades: [first, last] }: Pick<LessonEntry, 'grades'>, grade: string): boolean {
  return numberOf(grade) >= first && numberOf(grade) <= last;
}

/** The grade of a lesson that is nearest to the one wanted. */
export function nearestGrade({ grades: [first, last] }: Pick<LessonEntry, 'grades'>, wanted: string): string {
  return gradeOf(Math.min(Math.max(numberOf(wanted), first), last));
}

/** The grades of a lesson in words: "grades 3 to 8". */
export function gradesInWords({ grades }: Pick<LessonEntry, 'grades'>): string {
  const [first, last] = [gradeOf(grades[0]), gradeOf(grades[1])];
  return first === last ? t`grade ${first}` : t`grades ${first} to ${last}`;
}
