import type { Page } from 'playwright-core';

/** A short story, with the lesson on seeds to fit. */
const bean = {
  'Comic Title': 'The Bean in the Glass',
  Concept: 'germination',
  'Write Story':
    'Amina plants a bean in a glass with wet paper. On Monday a small root comes out of the bean. ' +
    'On Friday a green stem grows up to the light. The root drinks water, and the leaves make food from light.',
};

/** Fills in the first step of the wizard as far as a teacher does, with two clicks; the rest is reached by Tab. */
export async function tellBeanStory(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Subject' }).click();
  await page.getByRole('option', { name: 'Science' }).click();
  for (const [label, text] of Object.entries(bean)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByText(/^Key words /).waitFor({ state: 'attached' });
}
