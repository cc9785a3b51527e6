import type { Page } from 'playwright-core';
import { testStates } from './test-states.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** A list of the server without its rows. */
const withoutRows = (address: string, rows: string) => (page: Page) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Record<string, unknown>;
    const counts = answer.counts && { pending: 0, approved: 0, rejected: 0, drafts: 0, total: 0 };
    await route.fulfill({ response, json: { ...answer, [rows]: [], counts, total: 0, totalPages: 1 } });
  });

/** What an admin sees. */
testStates([
  {
    name: 'submissions-none',
    viewer: 'admin',
    address: '/super-admin',
    before: withoutRows('**/api/admin/comics?*', 'comics'),
    shows: 'Sorry no record Found !',
  },
  {
    name: 'submissions-many',
    viewer: 'admin',
    address: '/super-admin',
    before: (_page, { claim }) => claim(),
    shows: 'Grace Okafor is reviewing',
  },
  {
    name: 'submissions-drafts',
    viewer: 'admin',
    address: '/super-admin',
    act: (page) => page.getByText('Drafts', { exact: true }).click(),
    shows: 'Not submitted',
  },
  {
    name: 'submissions-decline',
    viewer: 'admin',
    address: '/super-admin',
    act: (page) => press(page, /^Decline/),
    actAgain: true,
    shows: /^The creator reads it/,
  },
  {
    name: 'submissions-delete',
    viewer: 'admin',
    address: '/super-admin',
    act: (page) => press(page, /^Delete/),
    actAgain: true,
    shows: 'Delete comic',
  },
  {
    name: 'desk-reviewed-by-another',
    viewer: 'admin',
    address: ({ submitted }) => `/comic-details/${submitted}`,
    before: (_page, { claim }) => claim(),
    shows: /is reviewing this, since/,
  },
  {
    name: 'desk-all',
    viewer: 'admin',
    address: ({ published }) => `/comic-details/${published}`,
    shows: 'Hardcore quiz',
  },
  {
    name: 'desk-changed-meanwhile',
    viewer: 'admin',
    address: ({ newVersion }) => `/comic-details/${newVersion}`,
    act: async (page) => {
      // As if the creator were faster than this decision.
      await page.route('**/api/admin/comics/status', (route) =>
        route.fulfill({
          status: 409,
          json: { error: true, code: 'conflict', message: 'Somebody changed this.' },
        }),
      );
      await press(page, 'Accept');
    },
    shows: /Below is version/,
    complaint: /409/,
  },
  {
    name: 'submissions-reported',
    viewer: 'admin',
    address: '/super-admin',
    shows: /^Readers reported/,
  },
  {
    name: 'desk-reported',
    viewer: 'admin',
    address: ({ reported }) => `/comic-details/${reported}`,
    shows: 'Reported by 3 readers',
  },
  {
    name: 'desk-accepted-once',
    viewer: 'admin',
    address: ({ acceptedOnce }) => `/comic-details/${acceptedOnce}`,
    shows: /A second admin is needed/,
  },
  {
    name: 'desk-draft',
    viewer: 'admin',
    address: ({ changed }) => `/comic-details/${changed}`,
    shows: /Its creator is changing it/,
  },
  {
    name: 'desk-decline',
    viewer: 'admin',
    address: ({ bare }) => `/comic-details/${bare}`,
    act: (page) => press(page, /^Decline/),
    shows: /^The creator reads it/,
  },
  {
    name: 'desk-ask-changes',
    viewer: 'admin',
    address: ({ submitted }) => `/comic-details/${submitted}`,
    act: (page) => press(page, /^Ask for changes/),
    shows: /^The creator reads it/,
  },
  {
    name: 'desk-keys',
    viewer: 'admin',
    address: ({ bare }) => `/comic-details/${bare}`,
    act: async (page) => {
      await page.getByRole('button', { name: 'Keys' }).waitFor();
      await page.keyboard.press('?');
    },
    shows: (page) => page.getByRole('dialog'),
    widths: [1440],
  },
  {
    name: 'desk-gone',
    viewer: 'admin',
    address: '/comic-details/01900000-0000-7000-8000-000000000000',
    shows: 'This comic does not exist.',
  },
  { name: 'users-many', viewer: 'admin', address: '/allUsers', shows: /1 to 10 of \d\d/ },
  {
    name: 'users-longest-name',
    viewer: 'admin',
    address: '/allUsers',
    act: (page) => page.getByRole('searchbox').fill('maximiliana'),
    shows: '1 to 1 of 1',
  },
  { name: 'contacts-many', viewer: 'admin', address: '/contactList', shows: '1 to 10 of 24' },
  {
    name: 'contacts-message',
    viewer: 'admin',
    address: '/contactList',
    act: (page) => press(page, /^View the message/),
    actAgain: true,
    shows: (page) => page.getByRole('dialog'),
  },
  {
    name: 'contacts-delete',
    viewer: 'admin',
    address: '/contactList',
    act: (page) => press(page, /^Delete the message/),
    actAgain: true,
    shows: 'Are you sure you want to delete this contact?',
  },
  {
    name: 'contacts-none',
    viewer: 'admin',
    address: '/contactList',
    before: withoutRows('**/api/user/contacts?*', 'contacts'),
    shows: 'Sorry no record Found !',
  },
  { name: 'subjects-many', viewer: 'admin', address: '/subjectlist', shows: 'All subjects' },
  {
    name: 'subjects-add-error',
    viewer: 'admin',
    address: '/subjectlist',
    act: async (page) => {
      await press(page, 'Add subject');
      await page.getByRole('dialog').getByRole('button', { name: 'Add subject' }).click();
    },
    shows: 'Name and image required!',
  },
  {
    name: 'subjects-edit',
    viewer: 'admin',
    address: '/subjectlist',
    act: (page) => press(page, /^Edit/),
    actAgain: true,
    shows: 'Edit subject',
  },
  {
    name: 'subjects-delete',
    viewer: 'admin',
    address: '/subjectlist',
    act: (page) => press(page, /^Delete/),
    actAgain: true,
    shows: 'Are you sure you want to delete this subject?',
  },
  { name: 'queues-paused', viewer: 'admin', address: '/admin/queues', shows: 'Paused' },
  {
    name: 'queues-failed',
    viewer: 'admin',
    address: '/admin/queues',
    act: (page) => page.getByText('Failed', { exact: true }).first().click(),
    shows: /The service refused this content/,
  },
  {
    name: 'queues-pause',
    viewer: 'admin',
    address: '/admin/queues',
    act: (page) => page.getByRole('switch', { name: 'Render is paused' }).click(),
    shows: 'Pause Render?',
  },
  {
    name: 'queues-provider-off',
    viewer: 'admin',
    address: '/admin/queues',
    shows: 'Switched off: The bill of this month looks odd.',
  },
  {
    name: 'queues-switch-off',
    viewer: 'admin',
    address: '/admin/queues',
    act: (page) => page.getByRole('switch', { name: 'OpenAI, writing is on' }).click(),
    shows: 'Switch OpenAI, writing off?',
  },
  {
    name: 'menu-account-admin',
    viewer: 'admin',
    address: '/super-admin',
    act: (page) => press(page, /^Account/),
    shows: 'Queues',
  },
  {
    name: 'menu-phone-admin',
    viewer: 'admin',
    address: '/super-admin',
    act: (page) => press(page, /^Menu$/),
    shows: (page) => page.getByRole('navigation', { name: 'Main, phone' }),
    widths: [360, 768],
  },
]);
