import type { RouteObject } from 'react-router-dom';
import { AppLayout } from '../components/layout/app-layout.tsx';
import { publicPages } from '../config/public-pages.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { type Load, page } from './page-route.tsx';

const screens = import.meta.glob<Awaited<ReturnType<Load>>>(
  './routes/{home,about,audience,faq,legal,contact}.tsx',
);

/** The layout with these pages in it. */
export function layoutRoute(children: RouteObject[]): RouteObject {
  return { path: '/', element: <AppLayout />, errorElement: <ErrorBoundary />, children };
}

/** The pages that are also rendered when the app is built. They load neither Mantine’s components nor a query client. */
export const publicRoutes: RouteObject[] = publicPages.map(({ path, screen }) =>
  page(path, screens[`./routes/${screen}.tsx`]!),
);
