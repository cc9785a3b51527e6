/** Who looks at a screen. */
export type Viewer = 'visitor' | 'teacher' | 'admin';

/**
 * Every screen of the product: its route as the router has it, who looks at it, and its title. `:id` stands for a
 * public comic of the teacher. A route without a line here fails a test.
 */
export const screens: { route: string; viewer: Viewer; address?: string }[] = [
  { route: '/', viewer: 'visitor' },
  { route: '/about', viewer: 'visitor' },
  { route: '/contact', viewer: 'visitor' },
  { route: '/for-teacher', viewer: 'visitor' },
  { route: '/for-student', viewer: 'visitor' },
  { route: '/for-parent', viewer: 'visitor' },
  { route: '/faq', viewer: 'visitor' },
  { route: '/privacy-policy', viewer: 'visitor' },
  { route: '/terms-and-condition', viewer: 'visitor' },
  { route: '/our-library', viewer: 'visitor' },
  { route: '/our-library/:id', viewer: 'visitor' },
  { route: '/class/:token', viewer: 'visitor', address: '/class/AAAAAAAAAAAAAAAAAAAAAA' },
  { route: '/consent/:token', viewer: 'visitor', address: '/consent/AAAAAAAAAAAAAAAAAAAAAA' },
  { route: '/login', viewer: 'visitor' },
  { route: '/signup', viewer: 'visitor' },
  { route: '/OtpVerification', viewer: 'visitor' },
  { route: '/forgot-password', viewer: 'visitor' },
  { route: '/comic-successful', viewer: 'visitor' },
  { route: '/ParentActivity', viewer: 'visitor' },
  { route: '*', viewer: 'visitor', address: '/no-such-page' },
  { route: '/profile', viewer: 'teacher' },
  { route: '/my-comics', viewer: 'teacher' },
  { route: '/my-comics-details/:id', viewer: 'teacher' },
  { route: '/create-comic', viewer: 'teacher' },
  { route: '/assign/:id', viewer: 'teacher' },
  { route: '/classes/:id', viewer: 'teacher' },
  { route: '/classes/:id/assignments', viewer: 'teacher' },
  { route: '/super-admin', viewer: 'admin' },
  { route: '/comic-details/:id', viewer: 'admin' },
  { route: '/allUsers', viewer: 'admin' },
  { route: '/contactList', viewer: 'admin' },
  { route: '/subjectlist', viewer: 'admin' },
  { route: '/admin/queues', viewer: 'admin' },
];
