import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { guided, openReader, where } from '../testing-reader.tsx';

// An upright phone whose stage is so high that the panels of the sample are cut into two.
beforeEach(() => {
  const matchMedia = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...matchMedia(query),
    matches: query.includes('max-width: 640px'),
  }));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  return () => vi.restoreAllMocks();
});
/** Where the left edge of the picture lies. */
const left = () => (screen.getByAltText(/^Picture/).parentElement as HTMLElement).style.left;

test('on a phone a wide panel is read part by part, there and back, with its words below', async () => {
  const { user } = openReader({}, '?page=1&panel=1');
  expect(await where()).toBe('Page 1, panel 1 of 2');
  const first = left();
  expect((await guided()).querySelector('[data-words]')?.textContent).toBe(
    'Why are the leaves green?MayaI know the word!',
  );
  await user.keyboard('{ArrowRight}');
  expect(await where()).toBe('Page 1, panel 1 of 2');
  const second = left();
  expect(second).not.toBe(first);
  await user.keyboard('{ArrowRight}');
  await waitFor(async () => expect(await where()).toBe('Page 1, panel 2 of 2'));
  await user.click(screen.getByRole('button', { name: 'Back one panel' }));
  await waitFor(async () => expect(await where()).toBe('Page 1, panel 1 of 2'));
  expect(left()).toBe(second);
  await user.click(screen.getByRole('button', { name: 'Back one panel' }));
  expect(left()).toBe(first);
  expect(screen.getByRole('button', { name: 'Back one panel' })).toHaveProperty('disabled', true);
});

test('a panel with a title shows whole', async () => {
  const { user } = openReader(
    {
      texts: [{ page: 1, panel: 1, scene: '', lines: [{ kind: 'title', speaker: null, text: 'Leaves' }] }],
    },
    '?page=1&panel=1',
  );
  expect(await where()).toBe('Page 1, panel 1 of 2');
  await user.keyboard('{ArrowRight}');
  await waitFor(async () => expect(await where()).toBe('Page 1, panel 2 of 2'));
});
