import { msg } from '@lingui/core/macro';
import { paths } from '../../config/paths.ts';

/** The main menu, in the header and in the phone's menu. */
export const mainNav = [
  { to: paths.about, label: msg`About` },
  { to: paths.library, label: msg`Library` },
  { to: paths.forTeacher, label: msg`For teachers` },
  { to: paths.forStudent, label: msg`For students` },
  { to: paths.forParent, label: msg`For parents` },
  { to: paths.contact, label: msg`Contact` },
] as const;

/** Beside it, for those who may have classes. */
export const teacherNav = [{ to: paths.classes, label: msg`Classes` }] as const;

/** Of somebody who may not read yet. */
export const youngNav = [
  { to: paths.learn, label: msg`Home` },
  { to: paths.library, label: msg`Books` },
] as const;

/** A parent's: their child, and what is written for them. */
export const parentNav = [
  { to: paths.library, label: msg`Library` },
  { to: paths.parentActivity, label: msg`My child` },
  { to: paths.forParent, label: msg`For parents` },
  { to: paths.contact, label: msg`Contact` },
] as const;

/** At the foot of every page. */
export const helpLinks = [
  { to: paths.faq, label: msg`FAQ` },
  { to: paths.contact, label: msg`Contact` },
  { to: paths.privacyPolicy, label: msg`Privacy policy` },
  { to: paths.terms, label: msg`Terms and conditions` },
] as const;

/** Whether the page at this address is written for everybody; elsewhere somebody works or learns. */
export const isForEverybody = (pathname: string): boolean =>
  pathname === paths.home ||
  [...mainNav, ...helpLinks].some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
