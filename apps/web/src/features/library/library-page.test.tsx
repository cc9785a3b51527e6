import { getSubjects } from '@panelwise/contracts/http/catalogue';
import { getComicFaqs, getLibrary } from '@panelwise/contracts/http/library';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as OurLibrary } from '../../app/routes/our-library.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleLibraryComic } from '../../testing/samples.ts';

function library() {
  const api = fakeApi();
  api.answer(getSubjects, {
    data: [
      {
        _id: sampleId(2),
        name: 'Science',
        image: null,
        thumbnail: null,
        ishowads: false,
        createdAt: '2026-01-01T00:00:00.000Z',
      },
    ],
  });
  api.handle(getLibrary, ({ query }) =>
    Response.json(
      getLibrary.response.parse({
        error: false,
        message: 'OK',
        comics: query.get('search') ? [] : [sampleLibraryComic({ title: `Page ${query.get('page')} comic` })],
        page: Number(query.get('page')),
        totalPages: query.get('search') ? 0 : 3,
        total: 25,
      }),
    ),
  );
  return api;
}

test('turns pages and keeps the page in the address', async () => {
  library();
  const { user, router } = renderApp(<OurLibrary />, { path: '/our-library', at: '/our-library?page=2' });
  expect(await screen.findByText('Page 2 comic')).toBeDefined();
  expect(screen.getByText('Page 2 of 3')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 3 comic')).toBeDefined();
  expect(router.state.location.search).toBe('?page=3');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
});

test('a subject starts at its first page and is sent by name', async () => {
  const api = library();
  const { user, router } = renderApp(<OurLibrary />, { path: '/our-library', at: '/our-library?page=3' });
  await user.click(await screen.findByRole('button', { name: 'Science' }));
  await waitFor(() => expect(router.state.location.search).toBe('?subject=Science'));
  await waitFor(() => expect(api.requests(getLibrary).at(-1)?.query.get('subject')).toBe('Science'));
  expect(api.requests(getLibrary).at(-1)?.query.get('page')).toBe('1');
});

test('a search without a result says so and leads back to all comics', async () => {
  library();
  const { user } = renderApp(<OurLibrary />, { path: '/our-library', at: '/our-library?search=zzz' });
  expect(await screen.findByText('No comics available.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show all comics' }));
  expect(await screen.findByText('Page 1 comic')).toBeDefined();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

test('the FAQ opens in a dialog, and an empty one says so', async () => {
  const api = library();
  api.answer(getComicFaqs, { faqs: [] });
  const { user } = renderApp(<OurLibrary />, { path: '/our-library' });
  await user.click(await screen.findByRole('button', { name: 'FAQ' }));
  expect(await screen.findByText('No FAQs available.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('No FAQs available.')).toBeNull());
});
