import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeStudio, sketchedLesson } from '../testing/fake-studio.ts';
import { renderWizard, wizardApi } from '../testing/render-wizard.tsx';

it('shows an example for the subject and grade while the page is empty, and fills in what is empty', async () => {
  fakeStudio();
  wizardApi();
  const { user } = renderWizard('/create-comic?new=1');
  expect(await screen.findByText('Choose a subject, and an example comes here.')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: '3rd Grade' }));
  await user.click(screen.getByRole('combobox', { name: 'Subject' }));
  await user.click(await screen.findByRole('option', { name: 'Science' }));
  expect(await screen.findByText('Science for grade 3: your page begins here.')).toBeDefined();
  expect(await screen.findByRole('img', { name: /^An example page in blue pencil/ })).toBeDefined();
  await user.type(screen.getByLabelText('Comic Title'), 'Mine');
  // Words make a page of their own; without them the example is there again.
  await user.clear(screen.getByLabelText('Comic Title'));
  await user.click(await screen.findByRole('button', { name: 'Use this story' }));
  expect(screen.getByLabelText('Write Story').textContent).toBe(sketchedLesson.story);
  expect(screen.getByLabelText('Concept')).not.toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: 'Use this story' })).toBeNull();
});
