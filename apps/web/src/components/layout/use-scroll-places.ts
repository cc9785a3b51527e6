import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { keepPlace, placeOf, scrollWhenThere, storePlaces } from '../../lib/scroll-places.ts';

/**
 * Every new path starts at its top, or at the place that its address names; a screen reader continues there. Back,
 * forward and a reload come to where the page was left.
 */
export function useScrollPlaces(): void {
  const location = useLocation();
  const arrival = useNavigationType();
  const shown = useRef<Location>(undefined);
  const isReturning = useRef(false);
  const stopReturning = useRef(() => {});

  useLayoutEffect(() => {
    const { pathname, hash, state } = location;
    const before = shown.current;
    const entry = entryOf(location);
    if (before && entryOf(before) === entry) return;
    shown.current = location;
    stopReturning.current();
    const isNew = before !== undefined && before.pathname !== pathname;
    const place = arrival === 'POP' && (before || wasHere()) ? placeOf(entry) : undefined;
    const named = isNew ? namedBy(hash) : null;
    if (place !== undefined) {
      isReturning.current = true;
      stopReturning.current = scrollWhenThere(place, () => {
        isReturning.current = false;
      });
    } else if (named) named.scrollIntoView();
    else if (isNew || (before && arrival === 'PUSH' && state?.atTop)) window.scrollTo(0, 0);
    if (place === undefined) keepPlace(entry, window.scrollY);
    if (isNew) document.getElementById('main')?.focus({ preventScroll: true });
  }, [location, arrival]);

  useEffect(() => {
    const onScroll = () => {
      // On the way back to a place the page is only not high enough yet.
      if (shown.current && !isReturning.current) keepPlace(entryOf(shown.current), window.scrollY);
    };
    // While the app is there it knows better than the browser when a page is complete.
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    const leave = () => {
      storePlaces();
      history.scrollRestoration = 'auto';
    };
    take();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', take);
    return () => {
      stopReturning.current();
      leave();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', take);
    };
  }, []);
}

/** Tells entries of the way back apart. The key alone does not: those that the browser makes (a link to #) have all the same. */
function entryOf({ key, pathname, search, hash }: Location): string {
  return `${key} ${pathname}${search}${hash}`;
}

function namedBy(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Whether the browser comes back to this page, and does not open it anew. */
function wasHere(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && (entry as PerformanceNavigationTiming).type !== 'navigate';
}
