import { paths } from './paths.ts';

/** A page that is the same for everybody: it is HTML before any script runs, and search engines may list it. */
export type PublicPage = {
  path: string;
  /** The file in `app/routes` that shows it. */
  screen: 'home' | 'about' | 'audience' | 'faq' | 'legal' | 'contact';
  title: string;
  /** One sentence for search results and shared links. */
  description: string;
};

/** All pages that are rendered when the app is built. */
export const publicPages: readonly PublicPage[] = [
  {
    path: paths.home,
    screen: 'home',
    title: 'Teach it in panels',
    description:
      'Bring a concept and a story. Panelwise writes the script, draws every panel while you watch, and leaves you with a comic and a quiz for your class.',
  },
  {
    path: paths.about,
    screen: 'about',
    title: 'About',
    description: 'Why we turn lessons into comics, how we work with teachers, and who is behind it.',
  },
  {
    path: paths.forTeacher,
    screen: 'audience',
    title: 'For teachers',
    description:
      'Turn tomorrow’s lesson into a comic with a quiz tonight. What teachers get now, next and later.',
  },
  {
    path: paths.forStudent,
    screen: 'audience',
    title: 'For students',
    description:
      'Free comics that explain hard ideas, with quizzes that show you where the answer was. What comes next.',
  },
  {
    path: paths.forParent,
    screen: 'audience',
    title: 'For parents',
    description:
      'Child-safe comics that teachers make and people check. What parents get now, next and later.',
  },
  {
    path: paths.contact,
    screen: 'contact',
    title: 'Contact',
    description: 'Write to the people behind the site. A person reads every message.',
  },
  {
    path: paths.faq,
    screen: 'faq',
    title: 'Frequently asked questions',
    description: 'Twenty short answers for students, teachers and parents, and about how everything works.',
  },
  {
    path: paths.privacyPolicy,
    screen: 'legal',
    title: 'Privacy policy',
    description: 'What Panelwise stores about you, why, for how long, and how to have it removed.',
  },
  {
    path: paths.terms,
    screen: 'legal',
    title: 'Terms and conditions',
    description: 'The rules for using Panelwise, in plain words.',
  },
];

/** The public page at an address, with or without a slash at its end. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return publicPages.find((page) => page.path === path);
}
