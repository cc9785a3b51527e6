import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { leadsIntoWizard, paths } from '../../config/paths.ts';
import { tellPageAlive } from '../../lib/page-alive.ts';
import { useSession } from '../../lib/session.ts';
import { useHelp } from '../../lib/use-help.ts';
import classes from './app-layout.module.css';
import { BetaBanner } from './beta-banner.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { isForEverybody } from './nav-items.ts';
import { TabBar } from './tab-bar.tsx';
import { ToolFooter } from './tool-footer.tsx';
import { useScrollPlaces } from './use-scroll-places.ts';

const DeviceBar = lazy(() => import('../device-bar/device-bar.tsx'));

/** Header, content, footer. */
export function AppLayout() {
  const navigation = useNavigation();
  const { isYoung } = useHelp();
  const { pathname, search } = useLocation();
  const isSignedIn = useSession(({ user }) => user !== null);
  const isDemo = useSession(({ user }) => user?.isDemo);
  useScrollPlaces();
  useEffect(tellPageAlive, []);
  return (
    <>
      <a className={classes.skip} href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <div className={classes.loading} data-on={navigation.state === 'loading' || undefined} />
      {pathname === paths.home && <BetaBanner />}
      {pathname !== paths.profile && <ConsentBanner />}
      {isDemo && <DemoBanner />}
      <Header />
      {isSignedIn && (
        <Suspense>
          <DeviceBar />
        </Suspense>
      )}
      <div className={classes.content}>
        <Outlet />
      </div>
      {/* Words for grown-ups: somebody who may not read yet finds them where they are looked after. */}
      {(!isYoung || pathname === paths.profile) &&
        (isSignedIn && !isForEverybody(pathname) ? <ToolFooter /> : <Footer />)}
      {/* The wizard has its own action under the thumb. */}
      {!(pathname === paths.createComic && leadsIntoWizard(search)) && <TabBar />}
    </>
  );
}
