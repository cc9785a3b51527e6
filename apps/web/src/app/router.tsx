import type { RouteObject } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { libraryRoutes } from './library-routes.ts';
import { page, shell, withTexts } from './page-route.tsx';
import { layoutRoute, publicRoutes } from './public-routes.tsx';
import { RequireSession } from './require-session.tsx';

/** All routes. Public pages load neither Mantine’s components nor, where they ask the API nothing, a query client. */
export const routes: RouteObject[] = [
  layoutRoute([
    ...publicRoutes,
    libraryRoutes,
    shell(
      () => import('./mantine-shell.tsx'),
      [
        page(paths.consent(':token'), () => import('./routes/consent.tsx')),
        // Says visitors too what it is and how one begins.
        page(paths.parentActivity, () => import('./routes/parent-activity.tsx')),
        page(paths.endLetter(':token'), () => import('./routes/end-letter.tsx')),
        // Tells visitors too that a comic went out.
        page(paths.comicSuccessful, () => import('./routes/comic-successful.tsx')),
        {
          element: <RequireSession />,
          children: [
            page(paths.learn, () => import('./routes/learn.tsx')),
            page(paths.learnReview, () => import('./routes/learn-review.tsx')),
            page(paths.play(':comicId'), () => import('./routes/play.tsx')),
            page(paths.battles, () => import('./routes/battles.tsx')),
            page(paths.battle(':id'), () => import('./routes/battle.tsx')),
            page(paths.album, () => import('./routes/album.tsx')),
            page(paths.badges, () => import('./routes/badges.tsx')),
            page(paths.avatar, () => import('./routes/avatar.tsx')),
            page(paths.shorts, () => import('./routes/shorts.tsx')),
            page(paths.assignedComic(':id', ':comicId'), () => import('./routes/assigned-comic.tsx')),
            page(paths.childCard(':id'), () => import('./routes/child-card.tsx')),
            page(paths.profile, () => import('./routes/profile.tsx')),
            withTexts('making', [
              page(paths.myComics, () => import('./routes/my-comics.tsx')),
              page(paths.myComicDetails(':id'), () => import('./routes/my-comic-details.tsx')),
              page(paths.myShares, () => import('./routes/my-shares.tsx')),
              page(paths.translation(':id'), () => import('./routes/translation.tsx')),
              page(paths.comicNumbers(':id'), () => import('./routes/comic-numbers.tsx')),
              page(paths.classes, () => import('./routes/classes.tsx')),
              page(paths.assignComic(':id'), () => import('./routes/assign-comic.tsx')),
              shell(
                () => import('./routes/class-frame.tsx'),
                [
                  page(paths.classResults(':id'), () => import('./routes/class-results.tsx')),
                  page(paths.classConcepts(':id'), () => import('./routes/class-concepts.tsx')),
                  page(paths.classAssignments(':id'), () => import('./routes/class-assignments.tsx')),
                  page(paths.classPupils(':id'), () => import('./routes/class-pupils.tsx')),
                  page(paths.classCurriculum(':id'), () => import('./routes/class-curriculum.tsx')),
                  page(paths.classLive(':id'), () => import('./routes/class-live.tsx')),
                  page(paths.liveResults(':id', ':sessionId'), () => import('./routes/live-results.tsx')),
                ],
              ),
              page(paths.classCards(':id'), () => import('./routes/class-cards.tsx')),
              page(paths.classInvitation(':token'), () => import('./routes/class-invitation.tsx')),
              page(paths.createComic, () => import('./routes/create-comic.tsx')),
            ]),
            withTexts('admin', [
              shell(
                () => import('./require-admin.tsx'),
                [
                  page(paths.superAdmin, () => import('./routes/super-admin.tsx')),
                  page(paths.comicDetails(':id'), () => import('./routes/comic-details.tsx')),
                  page(paths.allUsers, () => import('./routes/all-users.tsx')),
                  page(paths.contactList, () => import('./routes/contact-list.tsx')),
                  page(paths.subjectList, () => import('./routes/subject-list.tsx')),
                  page(paths.adminShares, () => import('./routes/admin-shares.tsx')),
                  page(paths.queues, () => import('./routes/admin-queues.tsx')),
                ],
              ),
            ]),
          ],
        },
      ],
    ),
    page('*', () => import('./routes/not-found.tsx')),
  ]),
  shell(
    () => import('./mantine-shell.tsx'),
    [
      page(paths.login, () => import('./routes/login.tsx')),
      page(paths.signup, () => import('./routes/signup.tsx')),
      page(paths.otpVerification, () => import('./routes/otp-verification.tsx')),
      page(paths.forgotPassword, () => import('./routes/forgot-password.tsx')),
      // Big and plain, for whoever is six: no menus around it.
      page(paths.join, () => import('./routes/join.tsx')),
      page(paths.joinByCode(':code'), () => import('./routes/join.tsx')),
      page(paths.live, () => import('./routes/live.tsx')),
      page(paths.liveByCode(':code'), () => import('./routes/live.tsx')),
      {
        element: <RequireSession />,
        // Shown to a class, with nothing of the site around it.
        children: [page(paths.liveBoard(':id', ':sessionId'), () => import('./routes/live-board.tsx'))],
      },
    ],
  ),
];
