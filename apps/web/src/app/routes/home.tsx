import { paths } from '../../config/paths.ts';
import { AboutStrip } from '../../features/home/components/about-strip.tsx';
import { Audiences } from '../../features/home/components/audiences.tsx';
import { Hero } from '../../features/home/components/hero.tsx';
import { HowItWorks } from '../../features/home/components/how-it-works.tsx';
import { LastCall } from '../../features/home/components/last-call.tsx';
import { WhatWeDo } from '../../features/home/components/what-we-do.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { publicPlace } from '../public-title.ts';

/** The home page. */
export function Component() {
  usePageTitle(publicPlace(paths.home).title);
  return (
    <main id="main" tabIndex={-1}>
      <Hero />
      <AboutStrip />
      <WhatWeDo />
      <HowItWorks />
      <Audiences />
      <LastCall />
    </main>
  );
}
