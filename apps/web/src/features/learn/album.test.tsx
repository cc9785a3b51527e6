import { type AlbumCard, getCards, getScene } from '@panelwise/contracts/http/learn';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Component as AlbumPage } from '../../app/routes/album.tsx';
import { startSession } from '../../lib/session.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleLibraryComic, sampleSession } from '../../testing/samples.ts';

const card = (n: number, title: string, subject: string, changes: Partial<AlbumCard> = {}): AlbumCard => ({
  comic: { ...sampleLibraryComic({}), _id: sampleId(n), title, subject },
  mastery: { items: 4, known: 4, shaky: 0, unseen: 0, share: 1 },
  rank: 'silver',
  next: { rank: 'gold', toRead: false, itemsLeft: 0, hardcoreLeft: 2, days: 7 },
  dueAt: '2999-01-05T10:00:00.000Z',
  fact: 'A leaf catches light.',
  ...changes,
});

function open(cards: AlbumCard[]) {
  fakeApi().answer(getCards, { cards });
  return renderApp(<AlbumPage />, { path: '/learn/album', at: '/learn/album' });
}
beforeEach(() => startSession(sampleSession()));

test('a card says its rank, its fact, when a question comes, and what the next rank asks', async () => {
  open([card(1, 'Leaves', 'Science')]);
  const side = within((await screen.findByRole('heading', { name: 'Leaves' })).closest('section')!);
  expect(side.getByText('Silver')).toBeDefined();
  expect(side.getByText('A leaf catches light.')).toBeDefined();
  expect(side.getByText(/Next question on/)).toBeDefined();
  expect(side.getByRole('heading', { name: 'To gold' })).toBeDefined();
  expect(side.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Get 2 more questions of the hardcore quiz right.',
    'Review it on its days until you remember it for a week.',
  ]);
  // Of one subject there is nothing to choose.
  expect(screen.queryByRole('button', { name: /^All/ })).toBeNull();
});

test('cards are chosen by subject, and one of them is opened', async () => {
  const { user } = open([
    card(1, 'Leaves', 'Science'),
    card(2, 'Fractions', 'Math', { dueAt: '2020-01-05T10:00:00.000Z' }),
    card(3, 'Volcanoes', 'Science'),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Math 1' }));
  expect(screen.getByRole('heading', { name: 'Fractions' })).toBeDefined();
  expect(screen.getByText(/A question is due now/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/learn/review');
  await user.click(screen.getByRole('button', { name: 'Science 2' }));
  await user.click(screen.getByRole('button', { name: /^Volcanoes|Volcanoes/ }));
  expect(screen.getByRole('heading', { name: 'Volcanoes' })).toBeDefined();
});

test('where ranks are switched off, nothing speaks of them', async () => {
  open([card(1, 'Leaves', 'Science', { rank: null, next: null })]);
  await screen.findByRole('heading', { name: 'Leaves' });
  for (const word of [/rank/i, /silver/i, /gold/i, /XP/]) expect(screen.queryByText(word)).toBeNull();
});

test('cards of gold open comics of the grade above, and where some are missing it says how many', async () => {
  const volcanoes = { ...sampleLibraryComic({}), _id: sampleId(7), title: 'Volcanoes' };
  fakeApi().answer(getCards, {
    cards: [card(1, 'Leaves', 'Science', { rank: 'gold' })],
    ahead: [
      { subject: 'Science', grade: '6', cardsLeft: 0, comics: [volcanoes] },
      { subject: 'Math', grade: '5', cardsLeft: 2, comics: [] },
    ],
  });
  renderApp(<AlbumPage />, { path: '/learn/album', at: '/learn/album' });
  const ahead = within(await screen.findByRole('region', { name: 'The grade above' }));
  expect(ahead.getByRole('heading', { name: 'Science, 6th Grade' })).toBeDefined();
  expect(ahead.getByRole('link', { name: /Volcanoes/ }).getAttribute('href')).toBe(
    `/our-library/${volcanoes._id}`,
  );
  expect(ahead.getByText('2 more gold cards open comics here.')).toBeDefined();
});

test('an empty album says how a card comes', async () => {
  open([]);
  expect(await screen.findByText('No cards yet')).toBeDefined();
});

test('a card opens pages in pencil and ink, and says what the next rank opens', async () => {
  const api = fakeApi();
  api.answer(getCards, {
    cards: [card(1, 'Leaves', 'Science', { scenes: { pages: 1, next: { rank: 'gold', pages: 4 } } })],
  });
  api.answer(getScene, {
    ...{ page: 1, pages: 1, colourUrl: '/media/page.webp' },
    ...{ pencil: 'data:image/webp;base64,UA==', ink: 'data:image/webp;base64,SQ==' },
  });
  const { user } = renderApp(<AlbumPage />, { path: '/learn/album', at: '/learn/album' });
  expect(await screen.findByText('Gold opens 3 more pages in pencil and ink.')).toBeDefined();
  expect(api.requests(getScene)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'See how it was drawn' }));
  expect((await screen.findByRole('img', { name: 'Page 1: Pencil' })).getAttribute('src')).toContain('UA==');
  await user.click(screen.getByRole('radio', { name: 'Ink' }));
  expect(screen.getByRole('img', { name: 'Page 1: Ink' })).toBeDefined();
});

test('a gold card shows a page in the style that one chooses, drawn when it is chosen; a lower one says what opens it', async () => {
  const api = fakeApi();
  const inStyle = stepEndpoint('draw-in-style');
  api.answer(getCards, {
    cards: [
      card(1, 'Leaves', 'Science', { rank: 'gold', styles: { isOpen: true } }),
      card(2, 'Fractions', 'Math', { styles: { isOpen: false } }),
    ],
  });
  const { user } = renderApp(<AlbumPage />, { path: '/learn/album', at: '/learn/album' });
  const styles = within(await screen.findByRole('group', { name: 'In other styles' }));
  expect(styles.getAllByRole('radio')).toHaveLength(7);
  expect(api.requests(inStyle)).toHaveLength(0);
  api.answer(inStyle, { page: 3, imageUrl: '/media/page.webp' });
  await user.click(styles.getByRole('radio', { name: 'Watercolor' }));
  const picture = await screen.findByRole('img', { name: 'Page 3: Watercolor' });
  expect(picture.getAttribute('src')).toContain('/media/page.webp');
  expect(api.requests(inStyle)[0]?.body).toEqual({ comicId: sampleId(1), style: 'watercolor' });
  api.handle(inStyle, () => refusal(403, 'scene-closed', 'No.'));
  await user.click(styles.getByRole('radio', { name: 'Manga' }));
  expect((await screen.findByRole('alert')).textContent).toBe('No.');
  await user.click(screen.getByRole('button', { name: /Fractions/ }));
  expect(screen.getByText('Gold opens a page in any style you like.')).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});
