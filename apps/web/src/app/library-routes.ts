import type { RouteObject } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { page, shell } from './page-route.tsx';

/** The public pages that read from the API. They load no Mantine. */
export const libraryRoutes: RouteObject = shell(
  () => import('./query-shell.tsx'),
  [
    page(paths.library, () => import('./routes/our-library.tsx')),
    page(paths.libraryComic(':id'), () => import('./routes/library-comic.tsx')),
    page(paths.classComic(':token'), () => import('./routes/class-comic.tsx')),
  ],
);
