import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import classes from './app-layout.module.css';
import { BetaBanner } from './beta-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { TabBar } from './tab-bar.tsx';

/** Every new path starts at its top, and a screen reader continues there. */
function useStartAtTop() {
  const { pathname } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    window.scrollTo(0, 0);
    if (!first.current) document.getElementById('main')?.focus({ preventScroll: true });
    first.current = false;
  }, [pathname]);
}

/** Header, content, footer. */
export function AppLayout() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  useStartAtTop();
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
