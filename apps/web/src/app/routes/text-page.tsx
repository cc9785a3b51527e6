import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { forParent, forStudent, forTeacher } from '../../features/text-pages/audience-pages.ts';
import { about, contact } from '../../features/text-pages/company-pages.ts';
import { faq, privacyPolicy, terms } from '../../features/text-pages/help-pages.ts';
import type { TextPage } from '../../features/text-pages/text-page.ts';
import { TextPageView } from '../../features/text-pages/text-page-view.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';

const pages: Record<string, TextPage> = {
  [paths.about]: about,
  [paths.contact]: contact,
  [paths.forTeacher]: forTeacher,
  [paths.forStudent]: forStudent,
  [paths.forParent]: forParent,
  [paths.faq]: faq,
  [paths.privacyPolicy]: privacyPolicy,
  [paths.terms]: terms,
};

/** The pages of words; which one, the address says. */
export function Component() {
  const { pathname } = useLocation();
  const page = pages[pathname.replace(/\/$/, '')] ?? about;
  usePageTitle(page.title);
  return <TextPageView page={page} />;
}
