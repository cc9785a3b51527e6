import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import classes from './app-layout.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { TabBar } from './tab-bar.tsx';

/** Every new path starts at its top, and a screen reader continues there. */
function useStartAtTop() {
  const { pathname } = useLocation();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for.
  useEffect(() => {
    window.scrollTo(0, 0);
    if (!first.current) document.getElementById('main')?.focus({ preventScroll: true });
    first.current = false;
  }, [pathname]);
}

/** Header, content, footer. */
export function AppLayout() {
  const navigation = useNavigation();
  useStartAtTop();
  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <div className={classes.loading} data-on={navigation.state === 'loading' || undefined} />
      <Header />
      <div className={classes.content}>
        <Outlet />
      </div>
      <Footer />
      <TabBar />
    </>
  );
}
