import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { PagePending } from '../components/layout/page-pending.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

export type Load = LazyRouteFunction<RouteObject>;

/** Until the code is here a page is pending; a failure stays inside the layout. */
export const edges = { errorElement: <ErrorBoundary />, hydrateFallbackElement: <PagePending /> };

/** A lazily loaded frame around pages: what only they need is loaded with them. */
export function shell(lazy: Load, children: RouteObject[]): RouteObject {
  return { lazy, children, ...edges };
}

/** A lazily loaded page. */
export function page(path: string, lazy: Load): RouteObject {
  return { path, lazy, ...edges };
}
