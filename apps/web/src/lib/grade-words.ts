import { selectOrdinal, t } from '@lingui/core/macro';

const isSchoolGrade = (value: string) => /^([1-9]|1[0-2])$/.test(value);

/** What a stored grade is called; the value itself when it is not one of ours. */
export function gradeWords(value: string): string {
  if (value === 'K') return t`Kindergarten`;
  if (value === 'UG') return t`UG`;
  if (value === 'PG') return t`PG`;
  if (!isSchoolGrade(value)) return value;
  const grade = Number(value);
  return selectOrdinal(grade, { one: '#st Grade', two: '#nd Grade', few: '#rd Grade', other: '#th Grade' });
}

/** The same within a sentence: "grade 5". */
export const gradeWithin = (grade: string): string =>
  isSchoolGrade(grade) ? t`grade ${grade}` : gradeWords(grade);
