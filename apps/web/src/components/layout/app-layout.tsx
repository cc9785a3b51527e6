import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { tellPageAlive } from '../../lib/page-alive.ts';
import classes from './app-layout.module.css';
import { BetaBanner } from './beta-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { TabBar } from './tab-bar.tsx';

/** Every new path starts at its top, or at the place that its address names; a screen reader continues there. */
function useStartAtTop() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (named) named.scrollIntoView();
    else window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/** Header, content, footer. */
export function AppLayout() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  useStartAtTop();
  useEffect(tellPageAlive, []);
  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <div className={classes.loading} data-on={navigation.state === 'loading' || undefined} />
      {pathname === paths.home && <BetaBanner />}
      <Header />
      <div className={classes.content}>
        <Outlet />
      </div>
      <Footer />
      {/* The wizard has its own action under the thumb. */}
      {pathname !== paths.createComic && <TabBar />}
    </>
  );
}
