import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { contactRoles } from '@panelwise/contracts/domain/contact';

const names: Record<(typeof contactRoles)[number], MessageDescriptor> = {
  Student: msg`Student`,
  Teacher: msg`Teacher`,
  Parent: msg`Parent`,
  Other: msg({ message: 'Other', context: 'role' }),
};

/** What the writer of a message is called; a role that is not ours stays as it is. */
export const roleName = (role: string): string =>
  Object.hasOwn(names, role) ? i18n._(names[role as keyof typeof names]) : role;
