import type { Battle, BattleReveal, BattleSide } from '@panelwise/contracts/domain/battles';
import * as contract from '@panelwise/contracts/http/battles';
import { QueryObserver } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Component as BattlePage } from '../../app/routes/battle.tsx';
import { Component as BattlesPage } from '../../app/routes/battles.tsx';
import { createQueryClient } from '../../lib/query-client.ts';
import { startSession } from '../../lib/session.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleSession } from '../../testing/samples.ts';
import { battleQuery } from './battle-queries.ts';

const open = Array<'open'>(7).fill('open');
const side = (name: string, more: Partial<BattleSide> = {}): BattleSide => ({
  ...{
    kind: 'person',
    name,
    face: 1,
    right: 0,
    cells: open,
    helped: 0,
    isAway: false,
    hasLeft: false,
    reaction: null,
  },
  ...more,
});
const energy = { amount: 4, most: 5, nextInMs: 3_600_000 };
const battle: Battle = {
  _id: sampleId(7),
  comicId: sampleId(2),
  title: 'The Green Kitchen',
  seq: 4,
  state: 'playing',
  against: 'code',
  code: null,
  ghostInMs: null,
  items: 7,
  me: side('Kemi'),
  other: side('Jonas'),
  question: {
    position: 0,
    question: 'What does a leaf catch?',
    options: ['Mice', 'Light', 'Wind'],
    difficulty: 'easy',
    panel: null,
    shown: null,
    tried: null,
    helpedBy: [],
    offers: [],
  },
  reveals: [],
  reactionsLeft: 2,
  hasReactions: true,
  result: null,
  energy,
};
const reveal: BattleReveal = {
  position: 0,
  question: 'What does a leaf catch?',
  answer: 'Mice',
  isRight: false,
  isTooFast: false,
  correctAnswer: 'Light',
  explanation: null,
  taughtAt: { page: 1, panel: 2 },
  panel: {
    page: 1,
    panel: 2,
    imageUrl: '/media/a.webp',
    alt: 'A leaf in the sun.',
    polygon: [
      [0, 0],
      [9, 0],
      [9, 9],
    ],
  },
  otherAnswer: null,
};

function openBattle(first: Battle) {
  const api = fakeApi();
  api.answer(contract.lookAtBattle, { battle: first, events: [] });
  renderApp(<BattlePage />, { path: '/learn/battle/:id', at: `/learn/battle/${battle._id}` });
  return { api, user: userEvent.setup() };
}
beforeEach(() => startSession(sampleSession()));

test('an answer is locked by a tap, shown with its panel, and sent again under its number where it could not be', async () => {
  const { api, user } = openBattle(battle);
  const option = await screen.findByRole('button', { name: /Mice/ });
  expect(screen.getByText('Question 1 of 7. Only right answers count, not speed.')).toBeDefined();
  const other = screen.getByRole('region', { name: 'Jonas' });
  expect(within(other).getByText('0 of 7 answered.')).toBeDefined();
  api.handle(contract.answerInBattle, () => refusal(503, 'unavailable', 'Please try again.'));
  await user.click(option);
  await screen.findByText('Please try again.');

  const me = side('Kemi', { cells: ['wrong', ...open.slice(1)] });
  const question = { ...battle.question!, position: 1, question: 'What climbs the stem?' };
  const after = { ...battle, seq: 6, me, reveals: [reveal], question };
  api.answer(contract.answerInBattle, { battle: after });
  await user.click(screen.getByRole('button', { name: /Mice/ }));
  expect(await screen.findByRole('heading', { name: 'Not this time. Look where it stands.' })).toBeDefined();
  expect(screen.getByText('Light')).toBeDefined();
  expect(screen.getByRole('img', { name: 'A leaf in the sun.' })).toBeDefined();
  const sent = api.requests(contract.answerInBattle).map(({ body }) => (body as { eventId: string }).eventId);
  expect(sent[1]).toBe(sent[0]);
  await user.click(screen.getByRole('button', { name: 'Next question' }));
  expect(await screen.findByRole('heading', { name: 'What climbs the stem?' })).toBeDefined();
});

test('the end says what both answered, leads to the panel, and asks once more', async () => {
  const me = side('Kemi', { right: 6, cells: ['wrong', ...Array<'right'>(6).fill('right')] });
  const other = side('Jonas', { right: 6, cells: Array<'right'>(7).fill('right') });
  const ended: Battle = {
    ...battle,
    ...{ state: 'ended', me, other, question: null, reveals: [{ ...reveal, otherAnswer: 'Light' }] },
    result: { outcome: 'won', by: 'calm', rematch: null },
  };
  const { api, user } = openBattle(ended);
  expect(await screen.findByRole('heading', { name: '6 right each' })).toBeDefined();
  expect(screen.getByText('You took more time to think, which settles it.')).toBeDefined();
  expect(screen.getByText('You: Mice · Jonas: Light')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Read page 1 again' }).getAttribute('href')).toMatch(
    /\?page=1&panel=2$/,
  );
  api.answer(contract.askRematch, { battle: { ...battle, state: 'waiting', question: null } });
  await user.click(screen.getByRole('button', { name: 'Once more' }));
  expect(api.requests(contract.askRematch)).toHaveLength(1);
});

test('a ghost says that it is none of the living, and nobody sends it pictures', async () => {
  openBattle({ ...battle, other: side('', { kind: 'ghost', name: null }) });
  const ghost = await screen.findByRole('region', { name: 'A ghost of your age' });
  expect(within(ghost).getByText('A recorded match, not live')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Well played' })).toBeNull();
});

test('without energy nothing begins, and it is said what to read', async () => {
  const api = fakeApi();
  const comic = { _id: sampleId(2), title: 'The Green Kitchen' };
  api.handle(contract.getBattles, () =>
    Response.json({
      ...{ error: false, message: 'OK', energy: { ...energy, amount: 0 }, comics: [comic], current: null },
      invitations: [{ _id: sampleId(7), name: 'Jonas', face: 1, comicId: sampleId(2), title: comic.title }],
      ...{ mayMeet: ['class', 'own'], leagues: null },
    }),
  );
  renderApp(<BattlesPage />, { path: '/learn/battle', at: '/learn/battle' });
  const begin = await screen.findByRole('button', { name: 'Seven questions: begin' });
  expect(begin.hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('link', { name: 'Read a comic or do your review' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Join Jonas' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Join by code' })).toBeNull();
  expect(screen.queryByText(/league/i)).toBeNull();
});

test('a league is joined by whoever wants to, tells the own place of the upper half alone, and can be left', async () => {
  const api = fakeApi();
  const leagues = { choice: 'off', leagues: [], untilDay: '2026-11-29' };
  api.handle(contract.getBattles, () =>
    Response.json({
      ...{ error: false, message: 'OK', energy, comics: [], current: null, invitations: [] },
      ...{ mayMeet: ['own'], leagues },
    }),
  );
  const { user } = renderApp(<BattlesPage />, { path: '/learn/battle', at: '/learn/battle' });
  const box = within(await screen.findByRole('region', { name: 'Leagues' }));
  expect(box.getByText(/You see your own place and nobody else’s/)).toBeDefined();
  api.answer(contract.chooseLeagues, {
    leagues: {
      ...{ choice: 'on', untilDay: '2026-11-29' },
      leagues: [
        { subject: 'Science', people: 10, place: 3 },
        { subject: 'Maths', people: 10, place: null },
        { subject: 'History', people: 1, place: null },
      ],
    },
  });
  await user.click(box.getByRole('button', { name: 'Join a league' }));
  expect(await box.findByText('You are in place 3 of 10.')).toBeDefined();
  expect(box.getByText(/You are among 10 people/)).toBeDefined();
  expect(box.getByText('You are the first one here.')).toBeDefined();
  expect(box.getByText(/nobody goes down/)).toBeDefined();
  expect(box.getByRole('button', { name: 'Rest' })).toBeDefined();
  api.answer(contract.chooseLeagues, { leagues: { choice: 'off', leagues: [], untilDay: '2026-11-29' } });
  await user.click(box.getByRole('button', { name: 'Leave the leagues' }));
  expect(await box.findByRole('button', { name: 'Join a league' })).toBeDefined();
  expect(api.requests(contract.chooseLeagues).map(({ body }) => body)).toEqual([
    { choice: 'on' },
    { choice: 'off' },
  ]);
});

test('a battle that could not be loaded stays so while it is looked for again', async () => {
  const api = fakeApi();
  api.handle(contract.lookAtBattle, () => refusal(503, 'unavailable', 'Please try again.'));
  renderApp(<BattlePage />, { path: '/learn/battle/:id', at: `/learn/battle/${battle._id}` });
  await screen.findByText('This battle could not be loaded');
  const again = Promise.withResolvers<void>();
  api.handle(contract.lookAtBattle, () => {
    again.resolve();
    return new Promise(() => undefined);
  });
  await act(async () => {
    await again.promise;
    // The page hears of a query one turn later.
    await new Promise((next) => setTimeout(next));
  });
  expect(screen.getByText('This battle could not be loaded')).toBeDefined();
});

test('a battle that is not there is not looked for again', async () => {
  const api = fakeApi();
  api.handle(contract.lookAtBattle, () => refusal(404, 'battle-not-found', 'This battle is over.'));
  const client = createQueryClient();
  const observer = new QueryObserver(client, { ...battleQuery(battle._id), retry: false });
  const end = observer.subscribe(() => undefined);
  await observer.refetch();
  const { refetchInterval: every } = observer.options;
  expect(typeof every === 'function' ? every(observer.getCurrentQuery()) : every).toBe(false);
  end();
});

test('help costs coins once it is confirmed, and what was wrong with a second chance is tried once more', async () => {
  const { api, user } = openBattle({
    ...battle,
    powerUps: { coins: 40, left: 2 },
    question: { ...battle.question!, offers: ['fifty-fifty', 'second-chance'] },
  });
  const chance = { ...battle.question!, helpedBy: ['second-chance' as const], offers: [] };
  api.answer(contract.usePowerUpInBattle, {
    battle: { ...battle, seq: 5, powerUps: { coins: 15, left: 1 }, question: chance },
  });
  await user.click(await screen.findByRole('button', { name: 'Second chance, 25 coins' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('you keep 15 coins');
  await user.click(within(dialog).getByRole('button', { name: 'Use it' }));
  expect(await screen.findByText('You have a second chance with this one.')).toBeDefined();
  expect(api.requests(contract.usePowerUpInBattle)[0]!.body).toEqual({ position: 0, kind: 'second-chance' });
  api.answer(contract.answerInBattle, {
    battle: { ...battle, seq: 6, question: { ...chance, tried: 'Mice' } },
  });
  await user.click(screen.getByRole('button', { name: /Mice/ }));
  expect(await screen.findByText('Not this one. You may try once more.')).toBeDefined();
  expect(screen.getByRole('button', { name: /Mice/ })).toHaveProperty('disabled', true);
});

test('a slow clock is offered with what it does, and says so once it is there', async () => {
  const { api, user } = openBattle({
    ...battle,
    powerUps: { coins: 40, left: 2 },
    question: { ...battle.question!, offers: ['slow-clock'] },
  });
  const slowed = { ...battle.question!, helpedBy: ['slow-clock' as const], offers: [] };
  api.answer(contract.usePowerUpInBattle, {
    battle: { ...battle, seq: 5, powerUps: { coins: 25, left: 1 }, question: slowed },
  });
  await user.click(await screen.findByRole('button', { name: 'Slow clock, 15 coins' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('it counts as answered calmly');
  await user.click(within(dialog).getByRole('button', { name: 'Use it' }));
  expect(await screen.findByText(/^This one counts as answered calmly/)).toBeDefined();
});

test('pictures of the other one can be hidden, and are not there where they are switched off', async () => {
  const { user } = openBattle({ ...battle, other: side('Jonas', { reaction: 'wow' }) });
  const other = await screen.findByRole('region', { name: 'Jonas' });
  expect(within(other).getByText('Wow')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Hide theirs' }));
  expect(within(other).queryByText('Wow')).toBeNull();
  localStorage.clear();
});

test('where pictures are switched off nothing speaks of them', async () => {
  openBattle({ ...battle, hasReactions: false });
  await screen.findByRole('button', { name: /Mice/ });
  expect(screen.queryByRole('heading', { name: 'Say it with a picture' })).toBeNull();
});
