import { plural } from '@lingui/core/macro';
import type { ClassGoal } from '@panelwise/contracts/domain/class-goals';

/** What a class wants to reach. */
export function goalWords({ kind, target }: Pick<ClassGoal, 'kind' | 'target'>): string {
  return kind === 'comics-read'
    ? plural(target, { one: 'Read # comic to the end', other: 'Read # comics to the end' })
    : plural(target, { one: 'Repair # mistake', other: 'Repair # mistakes' });
}
