import { selectOrdinal, t } from '@lingui/core/macro';

/** What a stored grade is called here; the value itself when it is not one of ours. */
export function gradeText(value: string): string {
  if (value === 'K') return t`Kindergarten`;
  if (value === 'UG') return t`UG`;
  if (value === 'PG') return t`PG`;
  const grade = Number(value);
  if (!/^([1-9]|1[0-2])$/.test(value)) return value;
  return selectOrdinal(grade, { one: '#st Grade', two: '#nd Grade', few: '#rd Grade', other: '#th Grade' });
}
