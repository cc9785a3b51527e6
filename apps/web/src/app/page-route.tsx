import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { PagePending } from '../components/layout/page-pending.tsx';
import type { TextArea } from '../config/text-areas.ts';
import { loadTexts } from '../lib/language.ts';
import { ErrorBoundary } from './error-boundary.tsx';

export type Load = LazyRouteFunction<RouteObject>;

/** Until the code is here a page is pending; a failure stays inside the layout. */
export const edges = { errorElement: <ErrorBoundary />, hydrateFallbackElement: <PagePending /> };

/** A lazily loaded frame around pages: what only they need is loaded with them. */
export function shell(lazy: Load, children: RouteObject[]): RouteObject {
  return { lazy, children, ...edges };
}

/** Pages with texts of an area that only they have. */
export function withTexts(area: TextArea, children: RouteObject[]): RouteObject {
  return { lazy: () => loadTexts(area).then(() => ({})), children, ...edges };
}

/** A lazily loaded page. */
export function page(path: string, lazy: Load): RouteObject {
  return { path, lazy, ...edges };
}
