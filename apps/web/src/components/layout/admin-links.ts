import { IconBooks, IconClipboardList, IconMail, IconUsers } from '@tabler/icons-react';
import { paths } from '../../config/paths.ts';

/** The admin's places: icons in a wide header, lines of the account menu elsewhere. */
export const adminLinks = [
  { to: paths.superAdmin, label: 'Creator submissions', icon: IconClipboardList },
  { to: paths.allUsers, label: 'All users', icon: IconUsers },
  { to: paths.contactList, label: 'Contact messages', icon: IconMail },
  { to: paths.subjectList, label: 'Subjects', icon: IconBooks },
] as const;
