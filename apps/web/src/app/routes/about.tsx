import { paths } from '../../config/paths.ts';
import { publicPageAt } from '../../config/public-pages.ts';
import { AboutView } from '../../features/text-pages/about/about-view.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Who we are. */
export function Component() {
  usePageTitle(publicPageAt(paths.about)!.title);
  return <AboutView />;
}
