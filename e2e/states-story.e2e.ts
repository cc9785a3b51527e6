import type { Page } from 'playwright-core';
import { testStates } from './test-states.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const puddle = 'Omar jumps into a puddle. The next morning it is gone.';

async function writeStory(page: Page, title: string, concept: string, words = puddle): Promise<void> {
  await page.getByRole('combobox', { name: 'Subject' }).click();
  await page.getByRole('option', { name: 'Science' }).click();
  await page.getByLabel('Comic Title').fill(title);
  await page.getByLabel('Concept').fill(concept);
  await page.getByLabel('Write Story').fill(words);
}

/** Forgets the story that an earlier visit has left in this browser. */
const withoutDraft = (page: Page) =>
  page.addInitScript(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('panelwise.story-draft.')) localStorage.removeItem(key);
  });

const story = { viewer: 'teacher', address: '/create-comic?new=1', before: withoutDraft } as const;

/** Where one begins, and the first step of a new comic. */
testStates([
  {
    name: 'start',
    viewer: 'teacher',
    address: '/create-comic',
    shows: (page) => page.getByRole('img', { name: /^First page of/ }),
    widths: [1440],
  },
  {
    name: 'start-lesson',
    viewer: 'teacher',
    address: '/create-comic?search=fractions&grade=4',
    act: (page) => button(page, /^Fractions/).click(),
    shows: (page) => page.getByRole('img', { name: 'First page of Fractions' }),
  },
  {
    name: 'start-no-lesson',
    viewer: 'newcomer',
    address: '/create-comic?search=unicorns',
    shows: 'No lesson fits that.',
  },
  {
    ...story,
    name: 'wizard-story-example',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Subject' }).click();
      await page.getByRole('option', { name: 'Math' }).click();
    },
    shows: 'An example to try',
  },
  { ...story, name: 'wizard-story-empty', shows: 'Who will read it?' },
  {
    ...story,
    name: 'wizard-story-too-long',
    act: (page) => writeStory(page, 'The Water Cycle and everything else. '.repeat(4), 'water cycle'),
    shows: /120 characters at most/,
  },
  {
    ...story,
    name: 'wizard-lesson',
    act: (page) => writeStory(page, 'The Puddle', 'water cycle'),
    shows: (page) => page.getByRole('radio', { name: 'The Water Cycle', checked: true }),
  },
  {
    ...story,
    name: 'wizard-thin-story',
    act: async (page) => {
      await writeStory(page, 'The Puddle', 'water cycle');
      // The card is pressed: its radio button is for who listens.
      await page.getByText('No, my story alone').click();
    },
    shows: /for a comic that teaches this/,
  },
  {
    ...story,
    name: 'wizard-child-in-danger',
    act: (page) => writeStory(page, 'My week', 'family', 'My father beats me when he is drunk.'),
    shows: /it is not your fault/,
  },
  {
    ...story,
    name: 'wizard-unread-language',
    act: (page) =>
      writeStory(
        page,
        'O gato',
        'o gato',
        'O gato não gosta da água, mas ele vai ao rio com os seus amigos.',
      ),
    shows: /does not read this language yet/,
  },
  {
    ...story,
    name: 'wizard-country-list',
    act: async (page) => {
      // The country that is offered arrives with the list, and takes the place of what is typed before it.
      await page.locator('input[value="United States"]').waitFor();
      // All 250 countries would keep axe busy for long.
      await page.getByRole('combobox', { name: 'Country' }).fill('can');
    },
    shows: (page) => page.getByRole('option', { name: 'Canada' }),
  },
  {
    ...story,
    name: 'wizard-theme',
    act: async (page) => {
      // The list has to be there first: it is about the theme that is chosen.
      await page.getByRole('radio', { name: 'Everyday life', checked: true }).waitFor();
      await button(page, 'About this theme').click();
    },
    shows: (page) => page.getByRole('dialog').getByText('Page 1'),
  },
  {
    ...story,
    name: 'wizard-style',
    act: (page) => button(page, 'Preview this style').click(),
    shows: (page) => page.getByRole('dialog').getByRole('img'),
  },
  {
    ...story,
    name: 'wizard-no-style',
    before: async (page) => {
      await page.route('**/api/user/getAllStyles', (route) =>
        route.fulfill({ json: { error: false, message: 'OK', data: [] } }),
      );
      return withoutDraft(page);
    },
    act: (page) => button(page, 'Preview this style').click(),
    shows: 'Please select a style first!',
  },
  {
    ...story,
    name: 'wizard-exists',
    act: async (page) => {
      await page.getByTitle('3rd Grade').click();
      await writeStory(page, 'The Water Cycle', 'water cycle');
      await button(page, 'Convert to Prompt').click();
    },
    shows: 'A comic for this concept already exists. Here are the details:',
  },
]);
