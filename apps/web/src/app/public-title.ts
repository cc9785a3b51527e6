import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '../config/paths.ts';
import { publicPageAt } from '../config/public-pages.ts';

/** The titles of `publicPages`, which has them in English for search engines. */
const titles: Record<string, MessageDescriptor> = {
  [paths.home]: msg`Teach it in panels`,
  [paths.about]: msg`About`,
  [paths.forTeacher]: msg`For teachers`,
  [paths.forStudent]: msg`For students`,
  [paths.forParent]: msg`For parents`,
  [paths.contact]: msg`Contact`,
  [paths.faq]: msg`Frequently asked questions`,
  [paths.privacyPolicy]: msg`Privacy policy`,
  [paths.terms]: msg`Terms and conditions`,
};

/** The public page at an address of one: its path, and its title in the language of this page. */
export function publicPlace(pathname: string): { path: string; title: string } {
  const { path } = publicPageAt(pathname)!;
  return { path, title: i18n._(titles[path]!) };
}
