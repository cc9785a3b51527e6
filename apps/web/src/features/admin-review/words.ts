import { selectOrdinal, t } from '@lingui/core/macro';
import { gradeLabel } from '@panelwise/contracts/domain/grades';
import type { Difficulty } from '@panelwise/contracts/domain/learning';
import type { Submission } from '@panelwise/contracts/domain/review';

/** A grade in the words of the interface. */
export function gradeName(grade: string): string {
  if (grade === 'K') return t`Kindergarten`;
  if (!/^\d+$/.test(grade)) return gradeLabel(grade);
  const number = Number(grade);
  return selectOrdinal(number, { one: '#st Grade', two: '#nd Grade', few: '#rd Grade', other: '#th Grade' });
}

/** What somebody is in a school, in the words of the interface. */
export function roleName(role: Submission['user_id']['userType']): string {
  const names = {
    Student: t`Student`,
    Teacher: t`Teacher`,
    Parent: t`Parent`,
    Other: t({ message: 'Other', context: 'role' }),
    admin: t`admin`,
    user: t`user`,
  };
  return names[role];
}

/** How hard a question is, in the words of the interface. */
export function difficultyName(difficulty: Difficulty): string {
  const names = { easy: t`easy`, medium: t`medium`, hard: t`hard` };
  return names[difficulty];
}
