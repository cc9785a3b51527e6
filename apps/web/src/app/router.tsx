import { createBrowserRouter, type LazyRouteFunction, type RouteObject } from 'react-router-dom';
import { AppLayout } from '../components/layout/app-layout.tsx';
import { PagePending } from '../components/layout/page-pending.tsx';
import { paths } from '../config/paths.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { RequireSession } from './require-session.tsx';

type Load = LazyRouteFunction<RouteObject>;

/** Until the code is here a page is pending; a failure stays inside the layout. */
const edges = { errorElement: <ErrorBoundary />, hydrateFallbackElement: <PagePending /> };

/** A lazily loaded page. */
function page(path: string, lazy: Load): RouteObject {
  return { path, lazy, ...edges };
}

/** A lazily loaded frame around pages: what only they need is loaded with them. */
function shell(lazy: Load, children: RouteObject[]): RouteObject {
  return { lazy, children, ...edges };
}

const textPage = () => import('./routes/text-page.tsx');

/** All routes. Public pages load neither Mantine nor, where they ask the API nothing, a query client. */
export const router = createBrowserRouter([
  {
    path: '/',
    element: <AppLayout />,
    errorElement: <ErrorBoundary />,
    children: [
      { index: true, lazy: () => import('./routes/home.tsx'), ...edges },
      page(paths.about, textPage),
      page(paths.contact, textPage),
      page(paths.forTeacher, textPage),
      page(paths.forStudent, textPage),
      page(paths.forParent, textPage),
      page(paths.faq, textPage),
      page(paths.privacyPolicy, textPage),
      page(paths.terms, textPage),
      shell(
        () => import('./query-shell.tsx'),
        [
          page(paths.library, () => import('./routes/our-library.tsx')),
          page(paths.libraryComic(':id'), () => import('./routes/library-comic.tsx')),
        ],
      ),
      shell(
        () => import('./mantine-shell.tsx'),
        [
          {
            element: <RequireSession />,
            children: [
              page(paths.myComics, () => import('./routes/my-comics.tsx')),
              page(paths.myComicDetails(':id'), () => import('./routes/my-comic-details.tsx')),
              page(paths.profile, () => import('./routes/profile.tsx')),
              page(paths.createComic, () => import('./routes/create-comic.tsx')),
              shell(
                () => import('./require-admin.tsx'),
                [
                  page(paths.superAdmin, () => import('./routes/super-admin.tsx')),
                  page(paths.comicDetails(':id'), () => import('./routes/comic-details.tsx')),
                  page(paths.allUsers, () => import('./routes/all-users.tsx')),
                  page(paths.contactList, () => import('./routes/contact-list.tsx')),
                  page(paths.subjectList, () => import('./routes/subject-list.tsx')),
                  page(paths.queues, () => import('./routes/admin-queues.tsx')),
                ],
              ),
            ],
          },
        ],
      ),
      page(paths.comicSuccessful, () => import('./routes/comic-successful.tsx')),
      page(paths.parentActivity, () => import('./routes/parent-activity.tsx')),
      page('*', () => import('./routes/not-found.tsx')),
    ],
  },
  shell(
    () => import('./mantine-shell.tsx'),
    [
      page(paths.login, () => import('./routes/login.tsx')),
      page(paths.signup, () => import('./routes/signup.tsx')),
      page(paths.otpVerification, () => import('./routes/otp-verification.tsx')),
      page(paths.forgotPassword, () => import('./routes/forgot-password.tsx')),
    ],
  ),
]);
