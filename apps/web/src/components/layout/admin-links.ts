import { msg } from '@lingui/core/macro';
import { IconBooks, IconClipboardList, IconMail, IconUsers } from '@tabler/icons-react';
import { paths } from '../../config/paths.ts';

/** The admin's places: icons in a wide header, lines of the account menu elsewhere. */
export const adminLinks = [
  { to: paths.superAdmin, label: msg`Creator submissions`, icon: IconClipboardList },
  { to: paths.allUsers, label: msg`All users`, icon: IconUsers },
  { to: paths.contactList, label: msg`Contact messages`, icon: IconMail },
  { to: paths.subjectList, label: msg`Subjects`, icon: IconBooks },
] as const;
