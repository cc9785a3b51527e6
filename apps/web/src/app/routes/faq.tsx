import { paths } from '../../config/paths.ts';
import { publicPageAt } from '../../config/public-pages.ts';
import { FaqView } from '../../features/text-pages/faq/faq-view.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Questions and answers. */
export function Component() {
  usePageTitle(publicPageAt(paths.faq)!.title);
  return <FaqView />;
}
