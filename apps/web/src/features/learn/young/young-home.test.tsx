import { getLearnHome } from '@panelwise/contracts/http/learn';
import { listMyLive } from '@panelwise/contracts/http/live';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { Component as Learn } from '../../../app/routes/learn.tsx';
import { endSession, startSession } from '../../../lib/session.ts';
import { type FakeSpeech, fakeSpeech, fakeVoice } from '../../../lib/speech/fake-speech.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { sampleId, sampleLibraryComic, sampleSession } from '../../../testing/samples.ts';

type Home = Omit<z.input<typeof getLearnHome.response>, 'error' | 'message'>;
const read = {
  comic: sampleLibraryComic({ title: 'A drop’s long trip' }),
  isRead: true,
  mastery: { items: 4, known: 2, shaky: 1, unseen: 1, share: 0.5 },
  rank: null,
};
const nothing: Home = {
  assigned: [],
  goOn: null,
  review: { items: 0, minutes: 0, comics: [] },
  shelf: [],
  days: [true, false, false, true, false, false, false],
};
const assigned: Home['assigned'][number] = {
  assignmentId: sampleId(1),
  comicId: sampleId(2),
  title: 'Bees at work',
  thumbnail: '/media/bees.webp',
  goal: 'read-and-quiz',
  className: '1B',
  teacher: 'Iris Keller',
  note: 'Before Friday’s walk.',
  dueAt: null,
  isRead: false,
  questions: 8,
  answered: 0,
};

let speech: FakeSpeech;
beforeEach(() => {
  speech = fakeSpeech([fakeVoice('en-US')]);
  const session = sampleSession();
  startSession({ ...session, user: { ...session.user, firstname: 'Tobi', isYoung: true } });
});
afterEach(() => endSession());

type Live = z.input<typeof listMyLive.response>['sessions'];
const session = { sessionId: sampleId(7), className: '1B', title: 'Cells', thumbnail: null, isOpen: true };

function openHome(changes: Partial<Home>, live: Live = []) {
  const api = fakeApi();
  api.answer(getLearnHome, { ...nothing, ...changes });
  api.answer(listMyLive, { sessions: live });
  return renderApp(<Learn />, { path: '/learn', at: '/learn' });
}
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('one thing to do with one word, read again, answer and my cards, and no number to read', async () => {
  openHome({ assigned: [assigned], shelf: [read], review: { items: 3, minutes: 2, comics: [] } });
  await screen.findByRole('heading', { name: 'Hello, Tobi.' });
  expect(linkTo('Read')).toBe(`/learn/assignments/${sampleId(1)}/${sampleId(2)}?page=1&panel=1`);
  expect(linkTo('Read again')).toBe(`/our-library/${read.comic._id}?page=1&panel=1`);
  expect(linkTo('Answer')).toBe('/learn/review');
  const cards = screen.getByRole('region', { name: 'My cards' });
  expect(within(cards).getByRole('link', { name: /A drop’s long trip/ })).toBeDefined();
  expect(screen.getByRole('main').textContent).not.toMatch(/\d/);
  expect(screen.queryByText('What helps me')).toBeNull();
});

test('what was read leads to its questions, what was begun to its place, and who has nothing to do to the books', async () => {
  const first = openHome({ assigned: [{ ...assigned, isRead: true }] });
  await screen.findByRole('heading', { name: 'Bees at work' });
  expect(linkTo('Answer')).toMatch(/\?page=1&panel=end$/);
  first.unmount();
  const place = { page: 3, panel: 2, panelsRead: 11, panels: 33, minutesLeft: 9 };
  const begun = openHome({
    goOn: { comic: read.comic, ...place },
    review: { items: 1, minutes: 1, comics: [] },
  });
  await screen.findByRole('heading', { name: 'A drop’s long trip' });
  expect(linkTo('Read')).toMatch(/\?page=3&panel=2$/);
  expect(linkTo('Answer')).toBe('/learn/review');
  begun.unmount();
  openHome({});
  await screen.findByRole('heading', { name: 'Find a comic' });
  expect(linkTo('Find')).toBe('/our-library');
});

test('one button says the page, and what is said is lit', async () => {
  const { user } = openHome({ assigned: [assigned], shelf: [read] });
  await user.click(await screen.findByRole('button', { name: 'Hear this page' }));
  expect(speech.current?.text).toBe('Hello, Tobi.');
  expect(screen.getByRole('heading', { name: 'Hello, Tobi.' }).dataset.spoken).toBe('true');
  act(() => speech.finish());
  expect(speech.current?.text).toBe('Read: Bees at work');
  expect(screen.getByRole('heading', { name: 'Bees at work' }).dataset.spoken).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Hear my cards' }));
  act(() => speech.finish());
  expect(speech.current?.text).toBe('A drop’s long trip');
  await user.click(screen.getByRole('button', { name: 'Hear Read again: A drop’s long trip' }));
  expect(speech.current?.text).toBe('Read again: A drop’s long trip');
});

test('what is due and what there is to read again are said with the page, each in its turn', async () => {
  const { user } = openHome({
    assigned: [assigned],
    shelf: [read],
    review: { items: 3, minutes: 2, comics: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Hear this page' }));
  for (const said of [
    'Hello, Tobi.',
    'Read: Bees at work',
    'Before Friday’s walk.',
    'Answer: Questions for today',
    'Read again: A drop’s long trip',
  ]) {
    expect(speech.current?.text).toBe(said);
    act(() => speech.finish());
  }
  await user.click(screen.getByRole('button', { name: 'Hear Answer: Questions for today' }));
  expect(speech.current?.text).toBe('Answer: Questions for today');
});

test('a class that is live comes before everything else, as one picture to tap and to hear', async () => {
  const { user } = openHome({ assigned: [assigned] }, [session]);
  const come = await screen.findByRole('link', { name: /^Your class is playing now/ });
  expect(come.getAttribute('href')).toBe(`/live?session=${session.sessionId}`);
  const task = screen.getByRole('heading', { name: 'Bees at work' });
  expect(come.compareDocumentPosition(task) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByRole('main').textContent).not.toMatch(/\d/);
  await user.click(screen.getByRole('button', { name: 'Hear Your class is playing now' }));
  expect(speech.current?.text).toBe('Your class is playing now');
  act(() => speech.finish());
  expect(speech.current?.text).toBe('Cells');
});

test('all that is assigned is there, each by its picture, with what the teacher says about it', async () => {
  const walk = { ...assigned, assignmentId: sampleId(3), title: 'The first walk', note: '' };
  const rain = { ...assigned, assignmentId: sampleId(4), title: 'Rain', isRead: true, note: 'With Mum.' };
  const { user } = openHome({ assigned: [assigned, walk, rain] });
  expect(await screen.findByText('Before Friday’s walk.')).toBeDefined();
  expect(linkTo('The first walk')).toMatch(/\?page=1&panel=1$/);
  expect(linkTo('Rain')).toBe(`/learn/assignments/${sampleId(4)}/${sampleId(2)}?page=1&panel=end`);
  await user.click(screen.getByRole('button', { name: 'Hear Answer: Rain' }));
  expect(speech.current?.text).toBe('Answer: Rain');
  act(() => speech.finish());
  expect(speech.current?.text).toBe('With Mum.');
  await user.click(screen.getByRole('button', { name: 'Hear Bees at work' }));
  act(() => speech.finish());
  expect(speech.current?.text).toBe('Before Friday’s walk.');
});

test('where a device has no voice, nothing offers to speak', async () => {
  fakeSpeech([]);
  openHome({ assigned: [assigned], shelf: [read] });
  await screen.findByRole('link', { name: 'Read' });
  expect(screen.queryByRole('button', { name: /^Hear/ })).toBeNull();
});
