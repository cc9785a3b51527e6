import { paths } from '../../config/paths.ts';

/** The main menu, in the header and in the phone's menu. */
export const mainNav = [
  { to: paths.about, label: 'About' },
  { to: paths.library, label: 'Library' },
  { to: paths.forTeacher, label: 'For teachers' },
  { to: paths.forStudent, label: 'For students' },
  { to: paths.forParent, label: 'For parents' },
  { to: paths.contact, label: 'Contact' },
] as const;

/** Beside it, for those who may have classes. */
export const teacherNav = [{ to: paths.classes, label: 'Classes' }] as const;

/** Of somebody who may not read yet. */
export const youngNav = [
  { to: paths.learn, label: 'Home' },
  { to: paths.library, label: 'Books' },
] as const;

/** A parent's: their child, and what is written for them. */
export const parentNav = [
  { to: paths.library, label: 'Library' },
  { to: paths.parentActivity, label: 'My child' },
  { to: paths.forParent, label: 'For parents' },
  { to: paths.contact, label: 'Contact' },
] as const;
