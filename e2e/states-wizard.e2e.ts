import type { Page } from 'playwright-core';
import { writeJson } from './json-editor.ts';
import { testStates } from './test-states.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const saves = '**/api/user/comics/*/script';
let typed = 0;
/** Other words each time: what a page could not save may still be stored in the moment in which it is closed. */
const typeCaption = (page: Page) => page.getByLabel('Caption').first().fill(`Typed just now, ${++typed}.`);

/** Forgets what an earlier visit could not save; what this one keeps, it finds again after a reload. */
const withoutKeptScripts = (page: Page) =>
  page.addInitScript(() => {
    if (sessionStorage.getItem('began')) return;
    sessionStorage.setItem('began', 'yes');
    for (const key of Object.keys(localStorage))
      if (key.startsWith('panelwise.script.')) localStorage.removeItem(key);
  });

const savesNothing = async (page: Page) => {
  const began = await withoutKeptScripts(page);
  await page.route(saves, (route) => route.abort());
  return began;
};

/** The steps of a comic whose story is told. */
testStates([
  {
    name: 'wizard-parts',
    viewer: 'teacher',
    address: ({ halfDone }) => `/create-comic?comic=${halfDone}&step=1`,
    shows: 'Generate Comic for Part 2',
  },
  {
    name: 'wizard-term-picture',
    viewer: 'teacher',
    address: ({ halfDone }) => `/create-comic?comic=${halfDone}&step=1`,
    act: async (page) => {
      await button(page, /^(?:Add a picture for|Another picture for|Change the picture of) /).click();
      const search = page.getByRole('combobox', { name: /is shown by$/ });
      await search.click();
      await search.fill('cloud');
    },
    actAgain: true,
    shows: (page) => page.getByRole('option', { name: 'Cloud', exact: true }),
  },
  {
    name: 'wizard-no-parts',
    viewer: 'newcomer',
    address: '/create-comic?step=1',
    shows: 'No parts returned from backend.',
  },
  {
    name: 'wizard-script',
    viewer: 'teacher',
    address: ({ printed }) => `/create-comic?comic=${printed}&step=2`,
    act: (page) => button(page, 'Edit panel 2').click(),
    shows: /^Panel 2$/,
    widths: [1440, 768],
  },
  {
    name: 'wizard-line-menu',
    viewer: 'teacher',
    address: ({ printed }) => `/create-comic?comic=${printed}&step=2`,
    act: async (page) => {
      await button(page, 'Edit panel 2').click();
      await button(page, /^How line 1 is said/).click();
    },
    shows: (page) => page.getByRole('menuitem', { name: 'thinks' }),
    widths: [1440],
  },
  {
    name: 'wizard-move-menu',
    viewer: 'teacher',
    address: ({ printed }) => `/create-comic?comic=${printed}&step=2`,
    act: (page) => button(page, 'Move panel 2').click(),
    shows: (page) => page.getByRole('menuitem', { name: 'Move up' }),
    widths: [1440],
  },
  {
    name: 'wizard-script-phone',
    viewer: 'teacher',
    address: ({ printed }) => `/create-comic?comic=${printed}&step=2`,
    shows: 'See the pages',
    widths: [360],
  },
  {
    name: 'wizard-json',
    viewer: 'teacher',
    address: ({ printed }) => `/create-comic?comic=${printed}&step=2`,
    act: (page) => page.getByText('JSON', { exact: true }).click(),
    shows: (page) => page.getByRole('textbox', { name: /json/i }),
  },
  {
    name: 'wizard-json-error',
    viewer: 'teacher',
    address: ({ cancelled }) => `/create-comic?comic=${cancelled}&step=2`,
    before: (page) =>
      page.route(saves, (route) =>
        route.fulfill({
          json: {
            error: false,
            message: 'OK',
            savedAt: '2026-11-21T10:42:00.000Z',
            revision: 1,
            behind: null,
            wordsWait: false,
          },
        }),
      ),
    act: async (page) => {
      await page.getByText('JSON', { exact: true }).click();
      await writeJson(page, '[{"pageNumber": 1,\n "panels": [}]');
    },
    shows: /line 2, column 13/,
  },
  {
    name: 'wizard-script-changed',
    viewer: 'teacher',
    address: ({ rejected }) => `/create-comic?comic=${rejected}&step=2`,
    before: async (page) => {
      await page.route(saves, (route) =>
        route.fulfill({ status: 409, json: { error: true, code: 'script-changed', message: 'Changed.' } }),
      );
      return withoutKeptScripts(page);
    },
    act: typeCaption,
    shows: 'This script was changed somewhere else',
    complaint: /409/,
  },
  {
    name: 'wizard-script-back',
    viewer: 'teacher',
    address: ({ unsaved }) => `/create-comic?comic=${unsaved}&step=2`,
    before: savesNothing,
    act: async (page) => {
      await typeCaption(page);
      await page.getByText('Not saved yet.').waitFor();
      await page.reload();
    },
    shows: 'Your unsaved changes are back',
    complaint: /ERR_FAILED/,
  },
  {
    name: 'log-out-unsaved',
    viewer: 'teacher',
    address: ({ unsaved }) => `/create-comic?comic=${unsaved}&step=2`,
    before: savesNothing,
    act: async (page) => {
      await typeCaption(page);
      await page.getByText('Not saved yet.').waitFor();
      await button(page, /^Account/).click();
      await button(page, 'Log out').click();
    },
    shows: 'Some of your changes are not saved',
    complaint: /ERR_FAILED/,
  },
  {
    name: 'wizard-drawing',
    viewer: 'teacher',
    address: ({ drawing }) => `/create-comic?comic=${drawing}&step=3`,
    shows: (page) => page.getByRole('button', { name: 'Cancel' }),
  },
  {
    name: 'wizard-drawing-script',
    viewer: 'teacher',
    address: ({ drawing }) => `/create-comic?comic=${drawing}&step=2`,
    shows: 'Generating comic...',
  },
  {
    name: 'wizard-preview',
    viewer: 'teacher',
    address: ({ printed }) => `/create-comic?comic=${printed}&step=3`,
    act: (page) => button(page, /^Page 1, panel 1, drawn/).click(),
    shows: 'Comic PDF Generated',
  },
  {
    name: 'wizard-behind',
    viewer: 'teacher',
    address: ({ changed }) => `/create-comic?comic=${changed}&step=3`,
    shows: 'Update pages and PDF',
  },
  {
    name: 'wizard-changed',
    viewer: 'teacher',
    address: ({ changed }) => `/create-comic?comic=${changed}&step=4`,
    shows: /^Readers see the version/,
  },
  {
    name: 'wizard-declined',
    viewer: 'teacher',
    address: ({ rejected }) => `/create-comic?comic=${rejected}&step=4`,
    shows: 'Declined',
  },
  {
    name: 'wizard-changes-asked',
    viewer: 'teacher',
    address: ({ changesAsked }) => `/create-comic?comic=${changesAsked}&step=3&page=1&panel=2`,
    shows: 'Changes asked',
  },
  {
    name: 'wizard-versions',
    viewer: 'teacher',
    address: ({ printed }) => `/create-comic?comic=${printed}&step=3`,
    act: async (page) => {
      await button(page, /^Page 1, panel 1, drawn/).click();
      await button(page, 'Versions').click();
    },
    shows: 'Use this one',
  },
  {
    name: 'wizard-stopped',
    viewer: 'teacher',
    address: ({ stopped }) => `/create-comic?comic=${stopped}&step=3`,
    shows: /^Retry page/,
  },
  {
    name: 'wizard-cancelled',
    viewer: 'teacher',
    address: ({ cancelled }) => `/create-comic?comic=${cancelled}&step=3`,
    shows: 'Draw the rest',
  },
  {
    name: 'wizard-publish',
    viewer: 'teacher',
    address: ({ bare }) => `/create-comic?comic=${bare}&step=4`,
    shows: 'Comic Published',
  },
  {
    name: 'wizard-cover-name',
    viewer: 'teacher',
    address: ({ bare }) => `/create-comic?comic=${bare}&step=4`,
    act: (page) => page.getByRole('switch', { name: 'Your name on the cover' }).click(),
    shows: (page) => page.getByRole('textbox', { name: 'Name on the cover' }),
  },
  {
    name: 'wizard-published',
    viewer: 'teacher',
    address: ({ published }) => `/create-comic?comic=${published}&step=4`,
    shows: /^\d+ ready$/,
  },
  {
    name: 'wizard-item-open',
    viewer: 'teacher',
    address: ({ published }) => `/create-comic?comic=${published}&step=4`,
    act: async (page) => {
      await button(page, 'Edit question 1').click();
      await page.getByRole('textbox', { name: 'Question' }).fill('');
      await button(page, 'Keep').click();
    },
    shows: 'Please fill this in.',
  },
  {
    name: 'wizard-item-drop',
    viewer: 'teacher',
    address: ({ published }) => `/create-comic?comic=${published}&step=4`,
    act: (page) => button(page, 'Drop question 1').click(),
    shows: 'Drop this question?',
  },
  {
    name: 'wizard-named-panel',
    viewer: 'teacher',
    address: ({ rejected }) => `/create-comic?comic=${rejected}&step=3&page=2&panel=3`,
    shows: /^It is about/,
  },
  {
    name: 'wizard-gone',
    viewer: 'teacher',
    address: '/create-comic?comic=01900000-0000-7000-8000-000000000000',
    shows: 'This comic does not exist.',
  },
]);
