import { msg } from '@lingui/core/macro';
import type { UserType } from '@panelwise/contracts/domain/user';
import { textOr, textsOf } from './texts-of.ts';

const words = textsOf<UserType>({
  Student: msg`Student`,
  Teacher: msg`Teacher`,
  Parent: msg`Parent`,
  Other: msg({ message: 'Other', context: 'role' }),
  admin: msg`admin`,
  user: msg`user`,
});

/** What somebody is called by the type of their account, or the role of a message's writer; one that is not ours stays as it is. */
export const roleWords = (role: string): string => textOr(words, role);
