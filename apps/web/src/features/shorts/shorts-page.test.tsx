import type { ShortPlan } from '@panelwise/contracts/domain/short';
import { getLibraryChoices } from '@panelwise/contracts/http/library';
import { getShort, getShorts } from '@panelwise/contracts/http/shorts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Component as Shorts } from '../../app/routes/shorts.tsx';
import { startSession } from '../../lib/session.ts';
import { fakeAudio } from '../../lib/sounds/fake-audio.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleLibraryComic, sampleSession } from '../../testing/samples.ts';

const box = { x: 0, y: 0, width: 1080, height: 1920 };
const line = (speaker: string | null, text: string, startMs: number) => ({
  ...{ kind: 'dialogue' as const, speaker, text, startMs },
  endMs: startMs + 2_000,
});
const place = { panel: 1, line: 0, x: 0.1, y: 0.1, width: 0.2, height: 0.1, curve: 2.6 };
const shot = (panel: number, startMs: number, alt: string) => ({
  ...{ page: 1, panel, alt, startMs, endMs: startMs + 10_000, from: box, to: box },
  polygon: [
    [0, 0],
    [600, 0],
    [600, 600],
  ] as [number, number][],
  lines: [{ ...line('Maya', `It rains, part ${panel}.`, startMs + 1_000), place }],
});
const plan: ShortPlan = {
  shape: 'tall',
  ms: 20_000,
  shots: [shot(1, 0, 'A cloud over the sea.'), shot(2, 10_000, 'A wet street.')],
};
const comics = [sampleId(1), sampleId(2)].map((_id, index) =>
  sampleLibraryComic({ _id, title: `Rain ${index + 1}`, partCount: 1 }),
);

const painted = vi.fn();
/** Called for each balloon that is painted empty. */
const emptied = vi.fn();
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  startSession(sampleSession());
  api = fakeApi();
  api.answer(getLibraryChoices, { subjects: [], grades: [], countries: [], languages: [] });
  const pages = [{ page: 1, imageUrl: '/media/1.webp', smallImageUrl: '/media/small-1.webp' }];
  api.answer(getShort, { short: { title: 'Rain', language: 'en', plan, pages } });
  // jsdom neither loads pictures nor has a canvas.
  HTMLImageElement.prototype.decode = async () => undefined;
  emptied.mockClear();
  const brush = new Proxy({}, { get: (_, name) => (name === 'fill' ? emptied : painted), set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => brush as never);
});

async function open(shorts = comics.map((comic, index) => ({ comic, ms: 20_000, isRead: index === 0 }))) {
  api.answer(getShorts, { isOff: false, shorts });
  renderApp(<Shorts />, { at: '/learn/shorts', path: '/learn/shorts' });
  return screen.findByRole('region', { name: 'Short: Rain' });
}

test('a short waits to be started, says its words as captions, and is steered by keys', async () => {
  const player = within(await open());
  const place = player.getByRole<HTMLInputElement>('slider', { name: 'Place in the short' });
  expect(await player.findByRole('button', { name: 'Play' })).toBeDefined();
  expect(place.value).toBe('0');
  expect(player.queryByText(/It rains/)).toBeNull();
  fireEvent.change(place, { target: { value: '1500' } });
  expect(player.getByText('It rains, part 1.')).toBeDefined();
  expect(player.getByRole('img', { name: 'A cloud over the sea.' })).toBeDefined();
  fireEvent.change(place, { target: { value: '10500' } });
  place.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(place.getAttribute('aria-valuetext')).toBe('0:11 of 0:20');
  expect(player.getByText('It rains, part 2.')).toBeDefined();
  await userEvent.click(player.getByRole('button', { name: 'Captions' }));
  expect(player.queryByText(/It rains/)).toBeNull();
  place.focus();
  await userEvent.keyboard(' ');
  expect(player.getByRole('button', { name: 'Pause' })).toBeDefined();
  await vi.waitFor(() => expect(Number(place.value)).toBeGreaterThan(11_500));
});

test('a short sounds where somebody wants it: when a balloon and the next panel come while it plays', async () => {
  const { heard } = fakeAudio();
  const player = within(await open());
  const place = player.getByRole<HTMLInputElement>('slider', { name: 'Place in the short' });
  const play = await player.findByRole<HTMLButtonElement>('button', { name: 'Play' });
  await vi.waitFor(() => expect(play.disabled).toBe(false));
  fireEvent.change(place, { target: { value: '900' } });
  await userEvent.click(play);
  await player.findByText('It rains, part 1.');
  expect(heard).toEqual([]);
  await userEvent.click(player.getByRole('button', { name: 'Sounds' }));
  heard.length = 0;
  fireEvent.change(place, { target: { value: '9900' } });
  await vi.waitFor(() => expect(heard).toContain(180));
  fireEvent.change(place, { target: { value: '10950' } });
  await vi.waitFor(() => expect(heard).toContain(420));
  await userEvent.click(player.getByRole('button', { name: 'Sounds' }));
});

test('before it is played a short shows its first panel with all its words', async () => {
  const player = within(await open());
  const play = await player.findByRole<HTMLButtonElement>('button', { name: 'Play' });
  await vi.waitFor(() => expect(play.disabled).toBe(false));
  expect(painted).toHaveBeenCalled();
  expect(emptied).not.toHaveBeenCalled();
  fireEvent.change(player.getByRole('slider', { name: 'Place in the short' }), { target: { value: '500' } });
  expect(emptied).toHaveBeenCalled();
});

test('the feed ends: after the last short there is the comic that was not read yet', async () => {
  await open();
  expect(screen.getByText('1 of 2')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'The short before' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'The next short' }));
  expect(within(screen.getAllByRole('listitem')[0]!).getByText('Seen')).toBeDefined();
  await screen.findByRole('region', { name: 'Short: Rain' });
  await userEvent.click(screen.getByRole('button', { name: 'The next short' }));
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: 'Those were all. Now the whole story.' }),
  );
  expect(screen.getByRole('link', { name: 'Read the whole comic' }).getAttribute('href')).toBe(
    `/our-library/${sampleId(2)}`,
  );
  expect(screen.queryByRole('button', { name: 'The next short' })).toBeNull();
});

test('where shorts are switched off there is no such page', async () => {
  api.answer(getShorts, { isOff: true, shorts: [] });
  renderApp(<Shorts />, { at: '/learn/shorts', path: '/learn/shorts' });
  expect(await screen.findByText('Page not Found')).toBeDefined();
  expect(screen.queryByText(/shorts/i)).toBeNull();
});
