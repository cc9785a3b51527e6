import type { Page } from 'playwright-core';
import { testStates } from './test-states.ts';

/** From here on the server does not answer this page, as if it were stopped. */
const loseServer = (page: Page) => page.route(/\/(api|socket\.io)\//, (route) => route.abort());

/** What a creator sees outside the wizard, and what everybody sees when something goes wrong. */
testStates([
  { name: 'my-comics-none', viewer: 'newcomer', address: '/my-comics', shows: 'No comics yet' },
  {
    name: 'my-comics-many',
    viewer: 'teacher',
    address: '/my-comics',
    shows: (page) => page.getByRole('link', { name: /^Details/ }).nth(9),
  },
  {
    name: 'my-comics-rejected',
    viewer: 'teacher',
    address: '/my-comics',
    act: (page) => page.getByText('Rejected', { exact: true }).first().click(),
    shows: 'Rejected comics',
  },
  {
    name: 'my-comics-not-found',
    viewer: 'teacher',
    address: '/my-comics',
    act: (page) => page.getByRole('searchbox').fill('xylophone'),
    shows: 'Sorry no record Found !',
  },
  {
    name: 'my-comics-delete',
    viewer: 'teacher',
    address: '/my-comics',
    act: (page) =>
      page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click(),
    actAgain: true,
    shows: 'Delete this comic?',
  },
  {
    name: 'my-comics-no-answer',
    viewer: 'teacher',
    address: '/profile',
    act: async (page) => {
      await page.getByText('Delete my account').waitFor();
      await loseServer(page);
      await page.locator('a[href="/my-comics"]').filter({ visible: true }).first().click();
    },
    shows: 'Try again',
    complaint: /./,
  },
  {
    name: 'comic-all',
    viewer: 'teacher',
    address: ({ published }) => `/my-comics-details/${published}`,
    shows: 'Series Parts',
  },
  {
    name: 'comic-changes-asked',
    viewer: 'teacher',
    address: ({ changesAsked }) => `/my-comics-details/${changesAsked}`,
    shows: 'The reviewer asks for changes',
  },
  {
    name: 'comic-rejected',
    viewer: 'teacher',
    address: ({ rejected }) => `/my-comics-details/${rejected}`,
    shows: 'The reviewer asks for a change',
  },
  {
    name: 'comic-changed',
    viewer: 'teacher',
    address: ({ changed }) => `/my-comics-details/${changed}`,
    shows: 'Changed since it was published',
  },
  {
    name: 'comic-new-version',
    viewer: 'teacher',
    address: ({ newVersion }) => `/my-comics-details/${newVersion}`,
    shows: 'New version in review',
  },
  {
    name: 'comic-submitted',
    viewer: 'teacher',
    address: ({ newVersion }) => `/comic-successful?comic=${newVersion}`,
    shows: 'Your comic is on its way',
  },
  {
    name: 'comic-withdraw',
    viewer: 'teacher',
    address: ({ newVersion }) => `/comic-successful?comic=${newVersion}`,
    act: (page) => page.getByRole('button', { name: 'Withdraw' }).click(),
    shows: 'Withdraw this comic?',
  },
  {
    name: 'comic-sent-back',
    viewer: 'teacher',
    address: ({ rejected }) => `/comic-successful?comic=${rejected}`,
    shows: 'Sent back by a reviewer',
  },
  {
    name: 'bell-decision',
    viewer: 'teacher',
    address: '/my-comics',
    act: (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
    actAgain: true,
    shows: 'Change asked on page 2, panel 3',
  },
  {
    name: 'comic-gone',
    viewer: 'teacher',
    address: '/my-comics-details/01900000-0000-7000-8000-000000000000',
    shows: 'This comic does not exist.',
  },
  { name: 'profile-long-name', viewer: 'newcomer', address: '/profile', shows: 'Delete my account' },
  {
    name: 'profile-wrong',
    viewer: 'teacher',
    address: '/profile',
    act: async (page) => {
      await page.getByLabel('First name').fill('');
      await page.getByRole('button', { name: 'Save name' }).click();
      await page.getByLabel('New password', { exact: true }).fill('short');
      await page.getByRole('button', { name: /change password/i }).click();
    },
    shows: (page) => page.locator('[aria-invalid="true"]').first(),
  },
  {
    name: 'profile-delete',
    viewer: 'teacher',
    address: '/profile',
    act: (page) => page.getByRole('button', { name: 'Delete my account' }).click(),
    shows: 'Delete your account?',
  },
  { name: 'profile-leaving', viewer: 'leaver', address: '/profile', shows: 'Keep my account' },
  {
    name: 'menu-account',
    viewer: 'newcomer',
    address: '/my-comics',
    act: (page) => page.getByRole('button', { name: /^Account/ }).click(),
    shows: 'Log out',
  },
  {
    name: 'menu-runs',
    viewer: 'teacher',
    address: '/my-comics',
    act: (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
    shows: 'News about your comics',
  },
  {
    name: 'menu-phone',
    viewer: 'teacher',
    address: '/my-comics',
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
    shows: (page) => page.getByRole('navigation', { name: 'Main, phone' }),
    widths: [360, 768],
  },
  {
    name: 'reader-report',
    viewer: 'visitor',
    address: ({ published }) => `/our-library/${published}`,
    act: async (page) => {
      await page.getByRole('button', { name: 'Is something wrong with this comic?' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    },
    shows: 'Please choose what is wrong.',
  },
  {
    name: 'reader-reported',
    viewer: 'visitor',
    address: ({ newVersion }) => `/our-library/${newVersion}`,
    act: async (page) => {
      await page.getByRole('button', { name: 'Is something wrong with this comic?' }).click();
      await page.getByLabel('It teaches something wrong').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    },
    shows: /^A person will look at this comic/,
  },
  { name: 'not-found', viewer: 'teacher', address: '/no-such-page', shows: 'Page not Found' },
  {
    name: 'session-ended',
    viewer: 'visitor',
    address: '/my-comics',
    before: (page) => page.addInitScript(() => localStorage.setItem('panelwise.session', '1')),
    shows: 'Remember me',
  },
  {
    name: 'no-server',
    viewer: 'teacher',
    address: '/my-comics',
    before: loseServer,
    shows: 'Panelwise is not responding',
    complaint: /./,
  },
  {
    name: 'broken-screen',
    viewer: 'teacher',
    address: '/my-comics',
    before: (page) =>
      page.addInitScript(() => {
        // A browser in which a part of the screen cannot be made.
        String.prototype.localeCompare = () => {
          throw new Error('This browser is broken.');
        };
      }),
    shows: 'Something went wrong',
    complaint: /broken|React|error/i,
  },
  {
    name: 'new-version',
    viewer: 'teacher',
    address: '/my-comics',
    act: async (page) => {
      await page.getByRole('heading', { name: 'All comics' }).waitFor();
      await page.route(/assets\/.*\.(js|css)$/, (route) => route.abort());
      await page
        .getByRole('link', { name: /^Details of/ })
        .first()
        .click();
    },
    shows: 'Panelwise has a new version',
    complaint: /./,
  },
]);
