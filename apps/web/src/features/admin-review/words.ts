import { t } from '@lingui/core/macro';
import type { Difficulty } from '@panelwise/contracts/domain/learning';

/** How hard a question is, in the words of the interface. */
export function difficultyName(difficulty: Difficulty): string {
  const names = { easy: t`easy`, medium: t`medium`, hard: t`hard` };
  return names[difficulty];
}
