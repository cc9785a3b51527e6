import { getComic } from '@panelwise/contracts/http/comics';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPart, ids, someWork } from '../testing/a-comic.ts';
import { renderWizard, wizardApi } from '../testing/render-wizard.tsx';

const parts = [
  aPart(),
  aPart({ part: 2, title: 'At night', comicId: ids.series }),
  aPart({ part: 3, title: 'In winter', comicId: ids.theme, completed: true }),
];

it('tells of every part what it is about, where it begins and ends, and whether it is done', async () => {
  wizardApi(someWork({ parts }));
  const { user, place } = renderWizard(`/create-comic?comic=${ids.comic}&step=1`);
  expect(await screen.findByRole('heading', { name: 'Concept Breakdown' })).toBeDefined();
  const card = (name: RegExp) => within(screen.getByRole('heading', { name }).closest('li')!);
  const first = card(/^Part 1: ?How leaves make food$/);
  expect(first.getByRole('heading', { name: 'Key Terms' })).toBeDefined();
  expect(first.getAllByRole('listitem').map((term) => term.textContent)).toEqual(['sunlight', 'sugar']);
  const span = (term: string) => first.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
  expect([span('Starts with'), span('Ends with')]).toEqual(['Maya finds a plant.', 'It makes sugar.']);
  // The button that leads on stands once, beside the pencil page.
  expect(screen.getByRole('button', { name: 'Generate Comic for Part 1' }).closest('aside')).not.toBeNull();
  expect(first.getByText('Drawn next')).toBeDefined();
  expect(first.queryByText('Done')).toBeNull();
  const last = card(/^Part 3: ?In winter$/);
  expect(last.getByText('Done')).toBeDefined();
  expect(last.getByRole('button', { name: 'Already Generated' })).toHaveProperty('disabled', true);
  expect(last.queryByRole('button', { name: /Generate Comic/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(place.current).toContain('step=0'));
});

it.each([
  ['in the words of the server', 'This comic does not exist.', 'This comic does not exist.'],
  ['in its own where it says nothing', undefined, 'Could not load comic script. Please try again.'],
])('a part that does not open says so %s', async (_, message, shown) => {
  const api = wizardApi();
  api.on(getComic, ({ params }) =>
    params.id === ids.comic ? someWork({ parts }) : { status: 404, ...(message && { message }) },
  );
  const { user } = renderWizard(`/create-comic?comic=${ids.comic}&step=1`);
  await user.click(await screen.findByRole('button', { name: 'Generate Comic for Part 2' }));
  expect((await screen.findByRole('alert')).textContent).toBe(shown);
});
