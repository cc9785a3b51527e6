import { paths } from '../../config/paths.ts';
import { AboutView } from '../../features/text-pages/about/about-view.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { publicPlace } from '../public-title.ts';

/** Who we are. */
export function Component() {
  usePageTitle(publicPlace(paths.about).title);
  return <AboutView />;
}
