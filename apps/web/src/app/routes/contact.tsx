import { paths } from '../../config/paths.ts';
import { publicPageAt } from '../../config/public-pages.ts';
import { ContactView } from '../../features/contact/components/contact-view.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** How to reach us. */
export function Component() {
  usePageTitle(publicPageAt(paths.contact)!.title);
  return <ContactView />;
}
