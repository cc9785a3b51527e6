import { selectOrdinal, t } from '@lingui/core/macro';
import { gradeLabel } from '@panelwise/contracts/domain/grades';

/** A grade in the words of the interface. */
export function gradeName(grade: string): string {
  if (grade === 'K') return t`Kindergarten`;
  if (!/^\d+$/.test(grade)) return gradeLabel(grade);
  const number = Number(grade);
  return selectOrdinal(number, { one: '#st Grade', two: '#nd Grade', few: '#rd Grade', other: '#th Grade' });
}
