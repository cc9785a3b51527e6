import type { Submission } from '@panelwise/contracts/domain/review';
import {
  claimSubmission,
  decideSubmission,
  getSubmission,
  getSubmissions,
  releaseSubmission,
} from '@panelwise/contracts/http/admin';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Component as ComicDetails } from '../../app/routes/comic-details.tsx';
import { localDateTime, localTime } from '../../lib/local-date.ts';
import { sampleAdmin, signInAdmin } from '../../testing/admin-session.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId } from '../../testing/samples.ts';
import { ada, sampleDetails, sampleSubmission } from './testing/submissions.ts';

const waiting = ['Fractions', 'Photosynthesis', 'Volcanoes'].map((title, i) =>
  sampleSubmission({ _id: sampleId(200 + i), title, createdAt: `2026-11-2${i}T09:00:00.000Z` }),
);
const open = waiting[1]!;
const mine = { _id: sampleAdmin._id, name: 'Ray Novak', since: '2026-11-21T10:40:00.000Z' };

function show(
  changes: Parameters<typeof sampleDetails>[0] = {},
  reviewing = mine,
  content = sampleDetails().content,
) {
  signInAdmin();
  const api = fakeApi();
  const queue = (...comics: Submission[]) =>
    api.answer(getSubmissions, {
      comics,
      counts: { pending: comics.length, approved: 0, rejected: 0, drafts: 0, total: comics.length },
      page: 1,
      totalPages: 1,
      total: comics.length,
    });
  const comic = (of: typeof changes) => {
    const { error: _, message: __, ...details } = sampleDetails(of);
    api.answer(getSubmission, { ...details, content });
  };
  queue(...waiting);
  comic({ _id: open._id, createdAt: open.createdAt, ...changes });
  api.answer(claimSubmission, { reviewing });
  api.answer(releaseSubmission, {});
  const view = renderApp(<ComicDetails />, { path: '/comic-details/:id', at: `/comic-details/${open._id}` });
  return { ...view, api, queue, comic };
}
const shown = () => screen.findByRole('heading', { level: 1, name: 'Photosynthesis' });
const place = ({ router }: ReturnType<typeof show>) => router.state.location.pathname;
afterEach(() => vi.useRealTimers());

test('tells everything about the comic', async () => {
  show();
  await shown();
  expect(screen.getByText('In review')).toBeDefined();
  expect(screen.getByText('Iris')).toBeDefined();
  expect(screen.getByRole('link', { name: 'iris@school.org' })).toBeDefined();
  expect(screen.getByText(`Created ${localDateTime(open.createdAt)}`)).toBeDefined();
  const facts = [...document.querySelectorAll('dl')[0]!.children].map((fact) =>
    [...fact.children].map((each) => each.textContent),
  );
  expect(facts).toEqual([
    ['Country', 'United States'],
    ['Grade', '5th Grade'],
    ['Subject', 'Science'],
    ['Theme', 'Everyday life'],
    ['Style', 'Comic'],
    ['Concept', 'photosynthesis'],
    ['Name on the cover', 'None'],
    ['Has quiz', 'Yes'],
    ['Comic Status', 'Published'],
  ]);
  const text = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) }).textContent;
  expect(text('Story')).toContain('A plant grows on a sill.');
  expect(text('User story')).toContain('My plant grew.');
  expect(text('FAQs')).toContain('They rest at night.');
  expect(text('Did You Know')).toContain('A leaf has tiny mouths.');
  expect(text('Quiz')).toContain('Chlorophyll (right answer)');
  expect(text('Hardcore quiz')).toContain('They send green back (right answer)');
  expect(text('History')).toContain('Ada Park declined itPage 1 was empty.');
  const pdf = screen.getByRole('link', { name: /View PDF/ });
  expect(pdf.textContent).toBe('View PDF');
  expect([pdf.getAttribute('href'), pdf.getAttribute('target')]).toEqual(['/media/comic.pdf', '_blank']);
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/super-admin');
});

test('a page stands beside its panels, their words and their checks', async () => {
  show();
  await shown();
  const page = screen.getByRole('article', { name: 'Page 1' });
  expect(page.querySelector('img')?.getAttribute('src')).toBe('/media/page-1.webp');
  const [first, second] = page.querySelectorAll<HTMLElement>('ol > li');
  expect(within(first!).getByText('Maya looks at a leaf.')).toBeDefined();
  expect(within(first!).getByText('In the garden')).toBeDefined();
  expect(within(first!).getByText('So green!')).toBeDefined();
  for (const check of ['Words fit', 'Alt text', 'Caption: 3 words'])
    expect(within(first!).getByText(check)).toBeDefined();
  for (const check of ['Words do not fit', 'No alt text', 'The words are taller than the box.'])
    expect(within(second!).getByText(check)).toBeDefined();
  expect(screen.getByText('1 of 4 clear')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Page 1, panel 2: has no alt text.' }).getAttribute('href')).toBe(
    `#${second!.id}`,
  );
});

test('alt text that lacks words of its panel is called wrong, and says which', async () => {
  const script = [
    { panels: [{ scene: '', caption: 'In the garden', dialogue: [{ speaker: 'Maya', text: 'So red!' }] }] },
  ];
  show({ prompt: JSON.stringify(script) });
  await shown();
  const [first] = screen.getByRole('article', { name: 'Page 1' }).querySelectorAll<HTMLElement>('ol > li');
  expect(within(first!).getByText('Alt text is wrong')).toBeDefined();
  expect(within(first!).getByText('The alt text lacks the words “So red!”')).toBeDefined();
});

test('the words that somebody has to look at stand first, each with its reason and a way to its panel', async () => {
  const finding = {
    topic: 'bullying' as const,
    outcome: 'person' as const,
    place: 'Page 1, panel 1, line 1, words',
    words: 'you are ugly',
    start: 0,
    end: 12,
  };
  show({}, mine, { findings: [finding], risk: 26 });
  const section = within(await screen.findByRole('region', { name: /^Words to look at/ }));
  expect(section.getByText('you are ugly')).toBeDefined();
  expect(section.getByText(/It is cruel to somebody\./)).toBeDefined();
  expect(section.getByRole('link', { name: finding.place }).getAttribute('href')).toBe('#page-1-panel-1');
});

test('a script that cannot be read leaves what was drawn', async () => {
  show({ prompt: 'not a script' });
  await shown();
  expect(screen.getByText('In the garden')).toBeDefined();
  expect(screen.queryByText('So green!')).toBeNull();
});

test('J and K go through what waits, oldest first', async () => {
  const view = show();
  await shown();
  expect(await screen.findByText('2 of 3 waiting')).toBeDefined();
  await view.user.keyboard('j');
  expect(place(view)).toBe(`/comic-details/${waiting[2]!._id}`);
  await view.router.navigate(-1);
  await shown();
  await view.user.keyboard('k');
  expect(place(view)).toBe(`/comic-details/${waiting[0]!._id}`);
  expect(Object.fromEntries(view.api.requests(getSubmissions)[0]!.query)).toMatchObject({
    waits: 'all',
    sort: 'risk',
  });
});

test('the next comic and its pictures are loaded ahead', async () => {
  const pictures: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        pictures.push(address);
      }
    },
  );
  const { api } = show();
  await waitFor(() => expect(pictures).toEqual(['/media/page-1.webp']));
  expect(api.requests(getSubmission).map(({ query }) => query.get('ahead'))).toEqual([null, 'true']);
});

test('A accepts the version on the screen, and J goes on from there', async () => {
  const view = show();
  await shown();
  await screen.findByText('2 of 3 waiting');
  const decided = {
    _id: open._id,
    createdAt: open.createdAt,
    status: 'approved',
    isLive: true,
    version: 4,
  } as const;
  view.api.answer(decideSubmission, { comic: sampleDetails(decided).comic });
  view.comic(decided);
  view.queue(waiting[0]!, waiting[2]!);
  await view.user.keyboard('a');
  expect(await screen.findByText('It is in the library now.')).toBeDefined();
  expect(view.api.requests(decideSubmission)[0]?.body).toEqual({
    id: open._id,
    version: 3,
    status: 'approved',
  });
  expect(await screen.findByText('2 waiting')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await view.user.keyboard('a');
  expect(view.api.requests(decideSubmission)).toHaveLength(1);
  await view.user.keyboard('j');
  expect(place(view)).toBe(`/comic-details/${waiting[2]!._id}`);
});

test('D asks for a reason; keys typed there do nothing else', async () => {
  const view = show();
  await shown();
  view.api.answer(decideSubmission, {
    comic: sampleDetails({ status: 'rejected', rejectionReason: 'ajk' }).comic,
  });
  await view.user.keyboard('d');
  const dialog = await screen.findByRole('dialog', { name: 'Decline Photosynthesis' });
  await view.user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'ajk');
  await view.user.click(within(dialog).getByRole('combobox', { name: 'What it is about' }));
  await view.user.click(await screen.findByRole('option', { name: 'Page 1, panel 1' }));
  await view.user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await waitFor(() =>
    expect(view.api.requests(decideSubmission).map((request) => request.body)).toEqual([
      { id: open._id, version: 3, status: 'rejected', reason: 'ajk', place: { page: 1, panel: 1 } },
    ]),
  );
  expect(place(view)).toBe(`/comic-details/${open._id}`);
});

test('C asks for changes on every panel that is meant, which is not called a decline', async () => {
  const view = show();
  await shown();
  const changesAsked = [{ page: 1, panel: 1 }, { page: 1 }];
  view.api.answer(decideSubmission, {
    comic: sampleDetails({ status: 'rejected', rejectionReason: 'ajk', changesAsked }).comic,
  });
  await view.user.keyboard('c');
  const dialog = await screen.findByRole('dialog', { name: 'Ask for changes to Photosynthesis' });
  await view.user.click(within(dialog).getByRole('button', { name: 'Ask for changes' }));
  expect(within(dialog).getByText('Please say what is to be changed.')).toBeDefined();
  await view.user.type(within(dialog).getByRole('textbox', { name: /^What is to be changed/ }), 'ajk');
  await view.user.click(within(dialog).getByRole('combobox', { name: 'What it is about' }));
  await view.user.click(await screen.findByRole('option', { name: 'Page 1, panel 1' }));
  await view.user.click(await screen.findByRole('option', { name: 'Page 1' }));
  await view.user.click(within(dialog).getByRole('button', { name: 'Ask for changes' }));
  await waitFor(() =>
    expect(view.api.requests(decideSubmission).map((request) => request.body)).toEqual([
      { id: open._id, version: 3, status: 'rejected', reason: 'ajk', changes: changesAsked },
    ]),
  );
  expect(await screen.findByText('You asked for changes to Photosynthesis')).toBeDefined();
});

test('? lists the keys, which can be switched off', async () => {
  const view = show();
  await shown();
  await screen.findByText('2 of 3 waiting');
  await view.user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keys' });
  await view.user.click(within(dialog).getByRole('switch', { name: 'Use single keys on this device' }));
  await view.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await view.user.keyboard('j');
  expect(place(view)).toBe(`/comic-details/${open._id}`);
  await view.user.click(screen.getByRole('button', { name: 'Next' }));
  expect(place(view)).toBe(`/comic-details/${waiting[2]!._id}`);
});

test.each([
  ['conflict', 'Somebody changed this in the meantime. Please reload.'],
  ['already-reviewed', 'Somebody else has decided about this comic already.'],
])('a decision refused with %s says so and shows the comic as it is now', async (code, text) => {
  const view = show();
  await shown();
  view.api.handle(decideSubmission, () => refusal(409, code, text));
  view.comic({ _id: open._id, createdAt: open.createdAt, status: 'approved', version: 4 });
  await view.user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(text)).toBeDefined();
  expect(await screen.findByText('In the library')).toBeDefined();
  expect(screen.getByText(/Your decision was not stored/)).toBeDefined();
});

test('a decision about a version that is gone shows the newer one, and says so until it is read', async () => {
  const view = show();
  await shown();
  view.api.handle(decideSubmission, () => refusal(409, 'conflict', 'Somebody changed this.'));
  view.comic({ _id: open._id, createdAt: open.createdAt, version: 4, concept: 'leaves' });
  await view.user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('leaves')).toBeDefined();
  expect((await screen.findByText(/Below is version 4/)).closest('[role=alert]')).not.toBeNull();
  view.api.answer(decideSubmission, { comic: sampleDetails({ status: 'approved', version: 4 }).comic });
  await view.user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByText(/Below is version 4/)).toBeNull());
  expect(view.api.requests(decideSubmission).at(-1)?.body).toMatchObject({ version: 4 });
});

test('what became of a decision is said before the lists behind it have loaded again', async () => {
  const view = show();
  await shown();
  view.api.handle(decideSubmission, () => refusal(409, 'conflict', 'Somebody changed this.'));
  view.api.handle(getSubmissions, () => new Promise(() => {}));
  await view.user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(/Below is version/)).toBeDefined();
});

test.each([
  [false, /^This is a draft/],
  [true, /Readers see the version that was approved/],
])('a draft can be read, and not be decided about (in the library: %s)', async (isLive, text) => {
  const { api } = show({ comicStatus: 'draft', isLive });
  await shown();
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Accept|Decline/ })).toBeNull();
  expect(api.requests(claimSubmission)).toHaveLength(0);
});

test('opening claims the comic, every 30 s again, and leaving lets it go', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { api, router } = show();
  await shown();
  const after = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return [api.requests(claimSubmission).length, api.requests(releaseSubmission).length];
  };
  expect(await after(29_000)).toEqual([1, 0]);
  expect(await after(1_000)).toEqual([2, 0]);
  expect(screen.queryByText(/is reviewing this/)).toBeNull();
  await act(() => router.navigate('/super-admin'));
  expect(await after(90_000)).toEqual([2, 1]);
});

test('a comic that another admin has says who, and since when', async () => {
  show({}, ada);
  expect(await screen.findByText(`Ada Park is reviewing this, since ${localTime(ada.since)}`)).toBeDefined();
});

test('a decided comic is not claimed', async () => {
  const { api } = show({ status: 'rejected' });
  await shown();
  expect(await screen.findByRole('button', { name: 'Next comic' })).toBeDefined();
  expect(api.requests(claimSubmission)).toHaveLength(0);
});

test('a comic that its creator changes meanwhile offers to show the change', async () => {
  const view = show();
  view.queue(waiting[0]!, { ...open, version: 4 });
  await shown();
  view.comic({ _id: open._id, createdAt: open.createdAt, version: 4, concept: 'leaves' });
  await view.user.click(await screen.findByRole('button', { name: 'Show it as it is now' }));
  expect(await screen.findByText('leaves')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('This comic has changed since you opened it.')).toBeNull());
});

test.each([
  ['the server’s words', 'This comic does not exist.', 'This comic does not exist.'],
  ['without words', undefined, 'Failed to load comic details'],
])('a comic that does not come says so: %s', async (_name, message, text) => {
  signInAdmin();
  fakeApi().handle(getSubmission, () => refusal(404, 'comic-not-found', message));
  renderApp(<ComicDetails />, { path: '/comic-details/:id', at: `/comic-details/${open._id}` });
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});
