import { paths } from '../../config/paths.ts';
import { FaqView } from '../../features/text-pages/faq/faq-view.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { publicPlace } from '../public-title.ts';

/** Questions and answers. */
export function Component() {
  usePageTitle(publicPlace(paths.faq).title);
  return <FaqView />;
}
