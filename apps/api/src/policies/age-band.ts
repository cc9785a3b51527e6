import type { AgeBand } from '@panelwise/contracts/domain/battles';
import { adultAge, youngestPossibleAge } from '@panelwise/contracts/domain/consent-rules';
import { grades } from '@panelwise/contracts/domain/grades';
import type { UserType } from '@panelwise/contracts/domain/user';

/** What tells how old somebody is. */
export type AgeSigns = {
  userType: UserType;
  birthYear: number | null;
  classes: readonly { grade: string }[];
};

/**
 * How old somebody is at least: by the year of birth, else by the lowest grade of their classes. Of children of whom neither is
 * known, the rules for 9 to 12 hold.
 */
export function bandOf({ userType, birthYear, classes }: AgeSigns, today: Date): AgeBand {
  const ages =
    birthYear !== null
      ? [youngestPossibleAge(birthYear, today)]
      : classes.flatMap(({ grade }) => grades.find(({ value }) => value === grade)?.age ?? []);
  if (ages.length === 0) return userType === 'Student' ? '9-12' : 'adult';
  const age = Math.min(...ages);
  if (age < 9) return 'under-9';
  if (age < 13) return '9-12';
  return age < adultAge ? '13-17' : 'adult';
}
