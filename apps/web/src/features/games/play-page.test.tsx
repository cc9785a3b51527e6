import type { GameRound } from '@panelwise/contracts/domain/games';
import { getGames, playGame, startGame, usePowerUpInGame } from '@panelwise/contracts/http/games';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Component as Play } from '../../app/routes/play.tsx';
import { startSession } from '../../lib/session.ts';
import { fakeAudio } from '../../lib/sounds/fake-audio.ts';
import { fakeSpeech, fakeVoice } from '../../lib/speech/fake-speech.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleSession } from '../../testing/samples.ts';

const idOf = (letter: string) => letter.repeat(11);
const words = ['light', 'stem', 'pores', 'sugar'];
const piece = (text: string, index: number, lead: string | null = null) => ({
  id: idOf('abcd'[index]!),
  lead,
  text,
  picture: null,
});
const terms: GameRound = {
  _id: sampleId(7),
  comicId: sampleId(2),
  title: 'The Green Kitchen',
  game: 'terms',
  level: 1,
  pieces: words.map((word, index) => piece(word, index)),
  spots: words.map((word, index) => ({
    id: idOf('wxyz'[index]!),
    text: `A leaf needs ____, sentence ${word}.`,
    picture: null,
  })),
  isShared: false,
  hasHelp: true,
};
const myths: GameRound = {
  ...terms,
  game: 'myths',
  pieces: ['Light', 'Mice', 'Wind', 'Sand'].map((text, index) =>
    piece(text, index, 'What does a leaf catch?'),
  ),
  spots: [
    { id: idOf('w'), text: 'True', picture: null },
    { id: idOf('x'), text: 'Not true', picture: null },
  ],
  isShared: true,
};
const panel = {
  page: 1,
  panel: 2,
  imageUrl: '/media/a.webp',
  alt: 'A stem.',
  polygon: [
    [0, 0],
    [9, 0],
    [9, 9],
  ] as [number, number][],
};
const put = (index: number, isRight = true, isSettled = isRight) => ({
  piece: idOf('abcd'[index]!),
  isRight,
  isSettled,
  spot: isSettled ? idOf('wxyz'[index]!) : null,
});

async function open(round: GameRound) {
  const api = fakeApi();
  api.answer(getGames, { title: round.title, games: [round.game], energy });
  api.answer(startGame, { round });
  renderApp(<Play />, { path: '/learn/play/:comicId', at: `/learn/play/${sampleId(2)}` });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Play:/ }));
  return { api, user };
}
const spot = (word: string) => screen.getByRole('button', { name: new RegExp(`sentence ${word}`) });
beforeEach(() => startSession(sampleSession()));

const energy = { amount: 5, most: 5, nextInMs: null };

test('pieces are put by taps and by keys; a mistake goes back, and the end shows its panel', async () => {
  const { api, user } = await open(terms);
  const check = await screen.findByRole('button', { name: 'Check' });
  await user.click(check);
  expect(screen.getByText('Put a piece in its place first.')).toBeDefined();
  // By taps.
  await user.click(screen.getByRole('button', { name: 'light' }));
  await user.click(spot('light'));
  // By keys alone: the second piece, to the first spot that is free.
  await user.keyboard('2');
  expect(screen.getByText('Picked up: “stem”. Choose a place.')).toBeDefined();
  await user.keyboard('{Enter}');
  expect(screen.getByText(/^“stem” lies on .*sentence stem/)).toBeDefined();
  await user.keyboard('3');
  await user.keyboard('{Escape}');
  expect(screen.getByText('Let go of “pores”.')).toBeDefined();

  api.answer(playGame, { results: [put(0), put(1, false)], left: 3, end: null });
  await user.click(check);
  expect(await screen.findByText('1 of 2 right. Have another look at the rest.')).toBeDefined();
  expect(api.requests(playGame)[0]!.body).toMatchObject({
    puts: [
      { piece: idOf('a'), spot: idOf('w') },
      { piece: idOf('b'), spot: idOf('x') },
    ],
  });
  const tray = screen.getByRole('region', { name: 'Pieces' });
  expect(
    within(tray)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['2stem', '3pores', '4sugar']);

  // Where the server cannot be reached, all stays as it lies, and the same move is sent again.
  await user.click(within(tray).getByRole('button', { name: /stem/ }));
  await user.click(spot('stem'));
  api.handle(playGame, () => refusal(503, 'unavailable', 'Please try again.'));
  await user.click(check);
  await screen.findByText('Please try again.');
  const missed = { lead: null, text: 'stem', belongs: terms.spots[1]!.text, isRepaired: true, panel };
  api.answer(playGame, {
    results: [put(1)],
    left: 0,
    end: {
      right: 3,
      repaired: 1,
      missed: [missed],
      earned: { xp: 30, coins: 6, gems: 0, rank: null, level: null, badges: [] },
    },
  });
  await user.click(check);
  expect(await screen.findByRole('heading', { name: 'Three right away, one repaired.' })).toBeDefined();
  const sent = api.requests(playGame).map(({ body }) => (body as { eventId: string }).eventId);
  expect(sent[2]).toBe(sent[1]);
  expect(screen.getByRole('img', { name: 'A stem.' })).toBeDefined();
  expect(screen.getByText('+30 XP')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Read page 1 again' }).getAttribute('href')).toMatch(
    /\?page=1&panel=2$/,
  );
});

test('a game is silent until somebody wants sounds, and the choice stays', async () => {
  const { heard } = fakeAudio();
  const { api, user } = await open(terms);
  await user.click(await screen.findByRole('button', { name: 'light' }));
  await user.click(spot('light'));
  expect(heard).toEqual([]);
  const sounds = screen.getByRole('button', { name: 'Sounds', pressed: false });
  await user.click(sounds);
  expect(heard.splice(0)).toEqual([659, 988]);
  await user.click(screen.getByRole('button', { name: 'stem' }));
  await user.click(spot('pores'));
  expect(heard.splice(0)).toEqual([320]);
  api.answer(playGame, { results: [put(0), put(1, false)], left: 3, end: null });
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText('1 of 2 right. Have another look at the rest.');
  expect(heard.splice(0)).toEqual([294, 262]);
  expect(localStorage.getItem('panelwise.sounds')).toBe('on');
  await user.click(screen.getByRole('button', { name: 'Sounds', pressed: true }));
  await user.click(screen.getByRole('button', { name: 'sugar' }));
  await user.click(spot('sugar'));
  expect(heard).toEqual([]);
  expect(localStorage.getItem('panelwise.sounds')).toBeNull();
});

test('statements are told by a button or an arrow, one after the other', async () => {
  const { api, user } = await open(myths);
  api.handle(playGame, ({ body }) => {
    const { puts } = body as { puts: { piece: string; spot: string }[] };
    const results = puts.map((one) => ({ ...one, isRight: true, isSettled: true }));
    return Response.json({ error: false, message: 'OK', results, left: 1, end: null });
  });
  await screen.findByText('“Light”');
  await user.click(screen.getByRole('button', { name: 'True' }));
  await screen.findByText('“Mice”');
  await user.keyboard('{ArrowLeft}');
  await screen.findByText('“Wind”');
  expect(api.requests(playGame).map(({ body }) => (body as { puts: unknown }).puts)).toEqual([
    [{ piece: idOf('a'), spot: idOf('w') }],
    [{ piece: idOf('b'), spot: idOf('x') }],
  ]);
});

test('questions are put on the pictures of panels, and places step back for coins', async () => {
  const { api, user } = await open({
    ...terms,
    game: 'find',
    hasHelp: false,
    powerUps: { coins: 45, left: 2 },
    pieces: words.map((word, index) => piece(`What about ${word}?`, index)),
    spots: words.map((word, index) => ({
      ...{ id: idOf('wxyz'[index]!), text: `A panel about ${word}.` },
      picture: 'data:image/webp;base64,UklGRg==',
    })),
  });
  expect(await screen.findByRole('img', { name: 'A panel about stem.' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Fifty-fifty/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'What about stem?' }));
  api.answer(usePowerUpInGame, { closed: [idOf('w'), idOf('z')], powerUps: { coins: 25, left: 1 } });
  await user.click(screen.getByRole('button', { name: 'Fifty-fifty, 20 coins' }));
  await user.click(await screen.findByRole('button', { name: 'Use it' }));
  expect(await screen.findByText('Places have stepped back for “What about stem?”.')).toBeDefined();
  expect(api.requests(usePowerUpInGame)[0]!.body).toEqual({ piece: idOf('b') });
  const put = (letter: string) =>
    screen.getByRole('button', { name: `Put it here: What about stem?, Panel ${letter}` });
  expect(put('A').getAttribute('aria-disabled')).toBe('true');
  await user.click(put('B'));
  expect(screen.getByText('“What about stem?” lies on Panel B.')).toBeDefined();
});

const tap: GameRound = {
  ...terms,
  game: 'tap',
  hasHelp: false,
  pieces: ['kettle', 'Maya'].map((word, index) => piece(word, index)),
  // Not from the left to the right: their order tells nothing.
  spots: [0.7, 0.1, 0.4].map((x, index) => ({
    ...{ id: idOf('wxy'[index]!), text: '', picture: null },
    box: { scene: 0, x, y: 0.2, width: 0.2, height: 0.3 },
  })),
  scenes: [{ picture: 'data:image/webp;base64,UklGRg==', text: 'Maya in a kitchen.' }],
};
const diagram: GameRound = {
  ...terms,
  game: 'label',
  spots: words.map((_, index) => ({
    ...{ id: idOf('wxyz'[index]!), text: `Step ${index + 1}`, picture: null },
    box: { scene: 0, x: 0.1 + index * 0.2, y: 0.4, width: 0.15, height: 0.1 },
  })),
  scenes: [{ picture: 'data:image/webp;base64,UklGRg==', text: '' }],
};
test('labels go back into the numbered gaps of a diagram, whose picture tells no name', async () => {
  const { user } = await open(diagram);
  const picture = await screen.findByRole('img', {
    name: 'A diagram of the comic, with numbers in place of names.',
  });
  const marks = () =>
    [...picture.parentElement!.querySelectorAll('[data-spot]')].map((mark) => mark.textContent);
  expect(marks()).toEqual(['1', '2', '3', '4']);
  await user.click(screen.getByRole('button', { name: 'stem' }));
  await user.click(screen.getByRole('button', { name: 'Put it here: stem, 2. Step 2' }));
  expect(screen.getByText('“stem” lies on 2. Step 2.')).toBeDefined();
  expect(marks()).toEqual(['1', '2stem', '3', '4']);
  await user.keyboard('3{Enter}');
  expect(marks()).toEqual(['1pores', '2stem', '3', '4']);
});

/** Answers what is right as the server would, from where each piece belongs. */
function score(api: ReturnType<typeof fakeApi>, belongs: Record<string, string>) {
  const tries = new Map<string, number>();
  api.handle(playGame, ({ body }) => {
    const results = (body as { puts: { piece: string; spot: string }[] }).puts.map(({ piece, spot }) => {
      tries.set(piece, (tries.get(piece) ?? 0) + 1);
      const isRight = belongs[piece] === spot;
      const isSettled = isRight || tries.get(piece) === 2;
      return { piece, isRight, isSettled, spot: isSettled ? belongs[piece] : null };
    });
    return Response.json({ error: false, message: 'OK', results, left: 1, end: null });
  });
}
const placeIn = (number: number) =>
  screen.getByRole('button', { name: new RegExp(`^Place ${number} of 3 in panel A`) });

test('what is asked for is tapped in the picture or gone to by keys, and a second mistake shows where it is', async () => {
  const { api, user } = await open(tap);
  score(api, { [idOf('a')]: idOf('w'), [idOf('b')]: idOf('y') });
  expect(await screen.findByRole('img', { name: 'Maya in a kitchen.' })).toBeDefined();
  // Beside every place the picture says nothing, and costs nothing.
  await user.click(screen.getByRole('img', { name: 'Maya in a kitchen.' }));
  expect(screen.getByText('Nothing is asked for there. Look again: it costs nothing.')).toBeDefined();
  expect(api.requests(playGame)).toHaveLength(0);
  // From the left: x, y, w.
  await user.click(placeIn(1));
  expect(await screen.findByText('0 of 1 right. Have another look at the rest.')).toBeDefined();
  expect(placeIn(1).hasAttribute('data-tried')).toBe(true);
  await user.click(placeIn(3));
  expect(await screen.findByText('Right at the second try')).toBeDefined();
  // The next word is where one is; by keys alone to the first place, which is wrong, and to it again and away.
  expect(document.activeElement?.textContent).toBe('2Maya');
  await user.keyboard('2{Enter}');
  await screen.findByText('0 of 1 right. Have another look at the rest.');
  expect(api.requests(playGame)[2]!.body).toMatchObject({ puts: [{ piece: idOf('b'), spot: idOf('x') }] });
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(placeIn(2));
  await user.keyboard('{Escape}');
  expect(document.activeElement?.textContent).toBe('2Maya');
  await user.keyboard('{ArrowLeft}{ArrowRight}{Enter}');
  await waitFor(() => expect(api.requests(playGame)).toHaveLength(4));
  expect(api.requests(playGame)[3]!.body).toMatchObject({ puts: [{ piece: idOf('b'), spot: idOf('y') }] });
});

test('places of a picture step back for coins, and are not taken then', async () => {
  const { api, user } = await open({ ...tap, powerUps: { coins: 45, left: 2 } });
  api.answer(usePowerUpInGame, { closed: [idOf('x')], powerUps: { coins: 25, left: 1 } });
  await user.click(await screen.findByRole('button', { name: 'Fifty-fifty, 20 coins' }));
  await user.click(await screen.findByRole('button', { name: 'Use it' }));
  expect(await screen.findByText('Places have stepped back for “kettle”.')).toBeDefined();
  expect(placeIn(1).getAttribute('aria-disabled')).toBe('true');
  await user.click(placeIn(1));
  expect(api.requests(playGame)).toHaveLength(0);
});

test('lines are put on the people in a picture, by taps and by keys, and lie under their names', async () => {
  const { user } = await open({
    ...tap,
    game: 'speaker',
    pieces: ['Why is it pale?', 'It was in a cupboard.', 'Let me carry it.', 'It needs the sun.'].map(
      (line, index) => piece(line, index),
    ),
    spots: ['Nia', 'Ray'].map((name, index) => ({
      ...{ id: idOf('wx'[index]!), text: name, picture: null },
      box: { scene: 0, x: 0.1 + index * 0.5, y: 0.2, width: 0.2, height: 0.6 },
    })),
    isShared: true,
  });
  await user.click(await screen.findByRole('button', { name: 'Why is it pale?' }));
  const people = screen.getByRole('list', { name: 'People in the picture' });
  await user.click(within(people).getByRole('button', { name: 'Put it here: Why is it pale?, Ray' }));
  expect(screen.getByText('“Why is it pale?” lies on Ray.')).toBeDefined();
  const names = within(screen.getByRole('list', { name: 'Places' })).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Nia',
    expect.stringContaining('Why is it pale?'),
  ]);
  // One button for each of them, and the free one is the first that keys come to.
  expect(screen.getAllByRole('button', { name: /Nia$/ })).toHaveLength(1);
  await user.keyboard('2{Enter}');
  expect(screen.getByText('“It was in a cupboard.” lies on Nia.')).toBeDefined();
});

test('a comic without games says so', async () => {
  const api = fakeApi();
  api.answer(getGames, { title: 'The Green Kitchen', games: [], energy });
  renderApp(<Play />, { path: '/learn/play/:comicId', at: `/learn/play/${sampleId(2)}` });
  expect(await screen.findByText('This comic has too little for a game.')).toBeDefined();
});

test('where games are switched off there is no such page', async () => {
  fakeApi().answer(getGames, { title: 'The Green Kitchen', games: [] });
  renderApp(<Play />, { at: `/learn/play/${sampleId(2)}`, path: '/learn/play/:comicId' });
  expect(await screen.findByText('Page not Found')).toBeDefined();
  expect(screen.queryByText(/game|play/i)).toBeNull();
});

test('the task and each statement are read aloud to whoever is helped by it', async () => {
  const speech = fakeSpeech([fakeVoice('en-US')]);
  const session = sampleSession();
  startSession({ ...session, user: { ...session.user, aids: ['read-aloud'] } });
  const { user } = await open(myths);
  await user.click(await screen.findByRole('button', { name: 'Hear what to do' }));
  expect(speech.current?.text).toBe(screen.getAllByRole('heading', { level: 2 })[0]!.textContent);
  await user.click(screen.getByRole('button', { name: 'Hear the statement' }));
  expect(speech.current?.text).toBe('What does a leaf catch?');
});
