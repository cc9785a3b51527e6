import { listCurricula } from '@panelwise/contracts/http/curricula';
import {
  getComicFacts,
  getComicFaqs,
  getLibrary,
  getLibraryChoices,
} from '@panelwise/contracts/http/library';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Component as OurLibrary } from '../../app/routes/our-library.tsx';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleLibraryComic } from '../../testing/samples.ts';

function library() {
  const api = fakeApi();
  api.answer(listCurricula, { curricula: [] });
  api.answer(getLibraryChoices, {
    subjects: [
      { value: 'Science', comics: 2 },
      { value: 'Maths', comics: 1 },
    ],
    grades: [
      { value: '10', comics: 1 },
      { value: '3', comics: 2 },
    ],
    countries: [
      { value: 'US', comics: 2 },
      { value: 'IN', comics: 1 },
    ],
    languages: [{ value: 'en', comics: 3 }],
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

/** An answer whose body is sent when told. */
function held(body: unknown) {
  let send = () => {};
  const stream = new ReadableStream({
    start: (controller) => {
      send = () => {
        controller.enqueue(new TextEncoder().encode(JSON.stringify(body)));
        controller.close();
      };
    },
  });
  return { response: new Response(stream), send: () => send() };
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

test('a comic has N/A for what is missing, and no buttons for what it does not have', async () => {
  const api = library();
  const bare = { subject: null, grade: null, country: null, thumbnail: null, hasFAQ: false };
  const comic = sampleLibraryComic({ ...bare, hasDidYouKnow: false });
  api.answer(getLibrary, { comics: [comic], page: 1, totalPages: 1, total: 1 });
  renderApp(<OurLibrary />, { path: '/our-library' });
  const card = within((await screen.findByRole('heading', { name: 'Photosynthesis' })).closest('article')!);
  expect(card.getAllByText('N/A')).toHaveLength(3);
  expect(card.getByText('No cover yet')).toBeDefined();
  expect(card.queryAllByRole('button')).toEqual([]);
});

test('a subject starts at its first page and is sent by name', async () => {
  const api = library();
  const { user, router } = renderApp(<OurLibrary />, { path: '/our-library', at: '/our-library?page=3' });
  await user.click(await screen.findByRole('button', { name: /^Science/ }));
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

test('the facts open in a dialog that says that it loads, and an empty one says so', async () => {
  const api = library();
  const facts = held({ error: false, message: 'OK', didYouKnow: [] });
  api.handle(getComicFacts, () => facts.response);
  const { user } = renderApp(<OurLibrary />, { path: '/our-library' });
  await user.click(await screen.findByRole('button', { name: 'Did You Know' }));
  expect(screen.getByText('Loading facts...')).toBeDefined();
  facts.send();
  expect(await screen.findByText('No facts available.')).toBeDefined();
  expect(screen.queryByText('Loading facts...')).toBeNull();
});

test('FAQs and facts are shown as they were written', async () => {
  const api = library();
  const faqs = held({
    error: false,
    message: 'OK',
    faqs: [{ question: 'Why green?', answer: 'Chlorophyll.' }],
  });
  api.handle(getComicFaqs, () => faqs.response);
  api.answer(getComicFacts, { didYouKnow: [{ fact: 'Leaves breathe.' }] });
  const { user } = renderApp(<OurLibrary />, { path: '/our-library' });
  await user.click(await screen.findByRole('button', { name: 'FAQ' }));
  expect(screen.getByText('Loading FAQs...')).toBeDefined();
  faqs.send();
  expect(await screen.findByText('Chlorophyll.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Did You Know' }));
  expect(await screen.findByText('Leaves breathe.')).toBeDefined();
});

test('FAQs that do not load can be asked for again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const api = library();
  api.handle(getComicFaqs, () => refusal(404, 'comic-not-found'));
  const { user } = renderApp(<OurLibrary />, { path: '/our-library' });
  await user.click(await screen.findByRole('button', { name: 'FAQ' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The FAQs did not load.');
  expect(screen.queryByText('No FAQs available.')).toBeNull();
  api.answer(getComicFaqs, { faqs: [{ question: 'Why green?', answer: 'Chlorophyll.' }] });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Chlorophyll.')).toBeDefined();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('says that comics load, and an empty library says that there are none', async () => {
  const api = library();
  api.answer(getLibrary, { comics: [], page: 1, totalPages: 1, total: 0 });
  renderApp(<OurLibrary />, { path: '/our-library' });
  expect(screen.getByText('Loading comics...')).toBeDefined();
  expect(await screen.findByText('No comics available.')).toBeDefined();
  expect(screen.getByText('Page 1 of 1')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Prev' })).toHaveProperty('disabled', true);
  expect(screen.queryByText('Loading comics...')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show all comics' })).toBeNull();
});

test('an empty library says that its first comics are being drawn, and shows the first by itself', async () => {
  const api = library();
  const empty = { comics: [], page: 1, totalPages: 1, total: 0 };
  api.answer(getLibrary, { ...empty, drawing: true });
  renderApp(<OurLibrary />, { path: '/our-library' });
  expect(await screen.findByText('The first comics are being drawn')).toBeDefined();
  expect(screen.queryByText('No comics available.')).toBeNull();
  api.answer(getLibrary, { ...empty, comics: [sampleLibraryComic()], total: 1 });
  const shown = await screen.findByRole('heading', { name: 'Photosynthesis' }, { timeout: 60_000 });
  expect(shown).toBeDefined();
  expect(screen.queryByText('The first comics are being drawn')).toBeNull();
});

test('a library that does not load is logged and can be asked for again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const api = library();
  api.handle(getLibrary, () => refusal(400, 'bad-input'));
  const { user } = renderApp(<OurLibrary />, { path: '/our-library' });
  expect(await screen.findByText('The library did not load')).toBeDefined();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
  api.answer(getLibrary, { comics: [sampleLibraryComic()], page: 1, totalPages: 1, total: 1 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Photosynthesis' })).toBeDefined();
});

test('grade and country are in the address, and going back takes them out again', async () => {
  const api = library();
  const { user, router } = renderApp(<OurLibrary />, { path: '/our-library', at: '/our-library?grade=5' });
  expect(await screen.findByLabelText('Grade')).toHaveProperty('value', '5');
  await user.selectOptions(await screen.findByLabelText('Country'), await screen.findByText('India (1)'));
  await waitFor(() => expect(router.state.location.search).toBe('?grade=5&country=IN'));
  await waitFor(() => expect(api.requests(getLibrary).at(-1)?.query.get('country')).toBe('IN'));
  expect(api.requests(getLibrary).at(-1)?.query.get('grade')).toBe('5');
  await router.navigate(-1);
  await waitFor(() => expect(screen.getByLabelText('Country')).toHaveProperty('value', ''));
  expect(router.state.location.search).toBe('?grade=5');
});

test('a search is in the address without a step of the way back for every letter', async () => {
  library();
  const { user, router } = renderApp(<OurLibrary />, { path: '/our-library' });
  await user.type(await screen.findByRole('searchbox'), 'zz');
  await waitFor(() => expect(router.state.location.search).toBe('?search=zz'));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('offers what there are comics of, with their numbers, and what the address asks for', async () => {
  library();
  renderApp(<OurLibrary />, { path: '/our-library', at: '/our-library?country=DE' });
  const choices = async (label: string) =>
    [...(await screen.findByLabelText<HTMLSelectElement>(label)).options].map(({ text }) => text);
  await screen.findByRole('button', { name: /^Science/ });
  const subjects = within(screen.getByRole('group', { name: 'Subject' })).getAllByRole('button');
  expect(subjects.map(({ textContent }) => textContent)).toEqual(['All subjects', 'Maths1', 'Science2']);
  expect(await choices('Grade')).toEqual(['Any grade', '3rd Grade (2)', '10th Grade (1)']);
  expect(await choices('Country')).toEqual(['Any country', 'Germany', 'India (1)', 'United States (2)']);
});

test('a language is chosen where there are several, and stands in the address', async () => {
  const api = library();
  renderApp(<OurLibrary />, { path: '/our-library' });
  await screen.findByRole('option', { name: 'United States (2)' });
  expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
  api.answer(getLibraryChoices, {
    subjects: [],
    grades: [],
    countries: [],
    languages: [
      { value: 'en', comics: 2 },
      { value: 'es', comics: 1 },
    ],
  });
  cleanup();
  const again = renderApp(<OurLibrary />, { path: '/our-library' });
  await again.user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Español');
  await waitFor(() => expect(again.router.state.location.search).toBe('?language=es'));
  await waitFor(() => expect(api.requests(getLibrary).at(-1)?.query.get('language')).toBe('es'));
});
