import { selectOrdinal, t } from '@lingui/core/macro';

/** What a grade of a school is called, by its value. */
export function gradeWords(value: string): string {
  if (value === 'K') return t`Kindergarten`;
  const grade = Number(value);
  return selectOrdinal(grade, { one: '#st Grade', two: '#nd Grade', few: '#rd Grade', other: '#th Grade' });
}
