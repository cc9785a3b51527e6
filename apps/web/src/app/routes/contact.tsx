import { paths } from '../../config/paths.ts';
import { ContactView } from '../../features/contact/components/contact-view.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { publicPlace } from '../public-title.ts';

/** How to reach us. */
export function Component() {
  usePageTitle(publicPlace(paths.contact).title);
  return <ContactView />;
}
