import { randomUUID } from 'node:crypto';
import { gameKinds, gameRules } from '@panelwise/contracts/domain/games';
import { rewardRules } from '@panelwise/contracts/domain/rewards';
import { getGames, helpInGame, playGame, startGame, usePowerUpInGame } from '@panelwise/contracts/http/games';
import { bookReward, readPurse } from '@panelwise/db/repositories/rewards';
import { familyControls } from '@panelwise/db/schema/families';
import { gameRounds } from '@panelwise/db/schema/games';
import { attempts, readings, reviewCards } from '@panelwise/db/schema/learning';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createGameComic, playerOf } from './testing-games.ts';

let api: TestApp;
let comicId: string;
let pupil: TestUser;
let play: ReturnType<typeof playerOf>;
const db = () => api.deps.database.db;
beforeAll(async () => {
  api = await startTestApp();
  comicId = await createGameComic(api, (await createUser(api, 'Teacher')).userId);
});
beforeEach(async () => {
  pupil = await createUser(api, 'Student', { verifiedAt: new Date(Date.now() - 24 * 3_600_000) });
  await db()
    .insert(readings)
    .values({ userId: pupil.userId, comicId, panelsRead: 4, panels: 4, finishedAt: new Date() });
  play = playerOf(api, pupil, comicId);
});
afterAll(() => api.close());

/** Makes a call that has to be refused for this reason. */
const expectRefused = async (code: string, ...[endpoint, given]: Parameters<TestApp['refuse']>) =>
  expect((await api.refuse(endpoint, given)).code).toBe(code);

const answers = () => db().select().from(attempts).where(eq(attempts.userId, pupil.userId));
const games = async () => (await api.call(getGames, { token: pupil.token, params: { comicId } })).body.games;

describe.each(gameKinds)('the game %s', (game) => {
  test('is played to its end, right at first, and says nothing of where a piece belongs before', async () => {
    const round = await play.start(game);
    expect(round.pieces).toHaveLength(gameRules.pieces[1]);
    const { pieces } = await play.rowOf(round._id);
    const words = <T extends object>(all: (T & { picture: unknown })[]) =>
      all.map(({ picture: _, ...rest }) => rest);
    const text = JSON.stringify({ ...round, pieces: words(round.pieces), spots: words(round.spots) });
    expect(text).not.toMatch(/taughtAt|itemKey|"spot"|seed|pages\/|polygon/);
    for (const piece of pieces) expect(text).not.toContain(`"${piece.itemKey}"`);
    let end = null;
    for (const { id } of round.pieces) {
      await play.think(round._id);
      const moved = await play.move(round._id, [await play.putOf(round._id, id)]);
      expect(moved.results).toMatchObject([{ piece: id, isRight: true, isSettled: true }]);
      end = moved.end;
    }
    expect(end).toMatchObject({ right: round.pieces.length, repaired: 0, missed: [] });
    expect(end!.earned!.xp).toBeGreaterThan(0);
    const kept = await answers();
    expect(kept).toHaveLength(round.pieces.length);
    expect(kept.every((one) => one.context === 'game' && one.isRight)).toBe(true);
    // The last piece of those that have a spot each has nowhere else to go: that proves nothing.
    expect(kept.filter(({ counts }) => !counts)).toHaveLength(round.isShared ? 0 : 1);
  });
});

test('all games are offered for a comic that has enough, and none where a parent has switched games off', async () => {
  expect(await games()).toEqual([...gameKinds]);
  const round = await play.start('terms');
  const { userId } = pupil;
  await db()
    .insert(familyControls)
    .values({ childId: userId, offParts: ['games'] });
  expect(await games()).toEqual([]);
  await expectRefused('game-not-offered', startGame, {
    token: pupil.token,
    body: { comicId, game: 'terms', level: 1 },
  });
  await expectRefused('game-not-offered', playGame, {
    token: pupil.token,
    params: { id: round._id },
    body: { eventId: randomUUID(), ms: 1, puts: [await play.putOf(round._id, round.pieces[0]!.id)] },
  });
});

test('a second try comes after a mistake, and the end shows the panel of what was missed', async () => {
  const round = await play.start('terms');
  const [first, second, ...rest] = round.pieces.map(({ id }) => id);
  const wrong = async (id: string) => play.move(round._id, [await play.putOf(round._id, id, false)]);
  const right = async (id: string) => play.move(round._id, [await play.putOf(round._id, id)]);
  const missed = await wrong(first!);
  expect(missed).toMatchObject({ results: [{ isRight: false, isSettled: false, spot: null }], end: null });
  expect((await right(first!)).results).toMatchObject([{ isRight: true, isSettled: true }]);
  await wrong(second!);
  const belongs = (await play.putOf(round._id, second!)).spot;
  const settled = await wrong(second!);
  expect(settled.results).toEqual([{ piece: second, isRight: false, isSettled: true, spot: belongs }]);
  await right(rest[0]!);
  const { end } = await right(rest[1]!);
  expect(end).toMatchObject({ right: 2, repaired: 1 });
  expect(end!.missed.map(({ isRepaired, panel }) => [isRepaired, panel?.polygon.length])).toEqual(
    expect.arrayContaining([
      [true, 4],
      [false, 4],
    ]),
  );
});

test('the same move sent twice counts once, and another one under its number changes nothing', async () => {
  const round = await play.start('speaker');
  const eventId = randomUUID();
  const [a, b] = round.pieces.map(({ id }) => id);
  const wrong = await play.putOf(round._id, a!, false);
  const said = await play.move(round._id, [wrong], { eventId });
  expect(await play.move(round._id, [wrong], { eventId })).toEqual(said);
  const other = await play.move(round._id, [await play.putOf(round._id, b!)], { eventId });
  expect(other.results).toEqual(said.results);
  expect(await answers()).toHaveLength(1);
});

test('a round is refused pieces that are settled, twice in a move, or not its own; and it is its player’s alone', async () => {
  const round = await play.start('myths');
  const put = await play.putOf(round._id, round.pieces[0]!.id);
  const refused = (puts: (typeof put)[], token = pupil.token) => ({
    token,
    params: { id: round._id },
    body: { eventId: randomUUID(), ms: 1, puts },
  });
  await expectRefused('piece-unknown', playGame, refused([put, put]));
  await expectRefused('piece-unknown', playGame, refused([{ ...put, piece: 'abcdefghijk' }]));
  await play.move(round._id, [put]);
  await expectRefused('piece-unknown', playGame, refused([put]));
  const stranger = await createUser(api, 'Student');
  await expectRefused('game-not-found', playGame, refused([put], stranger.token));
});

test('a question in a game moves its card, as half known where one of two was right by chance', async () => {
  const round = await play.start('myths');
  const { pieces } = await play.rowOf(round._id);
  const item = pieces.find(({ isItem }) => isItem)!;
  await play.think(round._id);
  await play.move(round._id, [await play.putOf(round._id, item.id)]);
  const [card] = await db().select().from(reviewCards).where(eq(reviewCards.userId, pupil.userId));
  expect(card).toMatchObject({ itemKey: item.itemKey, wasRight: true });
  // FSRS gives a first "good" more than two days.
  expect(card!.stability).toBeLessThan(2);
});

test('what is faster than reading proves nothing and brings nothing, whatever time is claimed', async () => {
  const round = await play.start('order');
  const puts = await Promise.all(round.pieces.map(({ id }) => play.putOf(round._id, id)));
  const { end } = await play.move(round._id, puts, { ms: 3_600_000 });
  expect(end).toMatchObject({ right: 4, earned: { xp: 0, coins: 0 } });
  expect((await answers()).some(({ counts }) => counts)).toBe(false);
});

test('games bring half of what a day may bring, and no more', async () => {
  const earlier = await play.start('order');
  const cap = gameRules.shareOfCaps * rewardRules.capsADay.xp;
  await db()
    .update(gameRounds)
    .set({ xp: cap - 15 })
    .where(eq(gameRounds.id, earlier._id));
  const round = await play.start('myths');
  await play.think(round._id, 120_000);
  const puts = await Promise.all(round.pieces.map(({ id }) => play.putOf(round._id, id)));
  const { end } = await play.move(round._id, puts, { ms: 120_000 });
  expect(end!.earned!.xp).toBe(15);
  expect((await readPurse(db(), pupil.userId)).xp).toBe(15);
});

test('help shows the panel, and is not there on the third level nor for panels in order', async () => {
  const help = async (game: 'terms' | 'order', level: 1 | 3) => {
    const round = await play.start(game, level);
    return { token: pupil.token, params: { id: round._id }, body: { piece: round.pieces[0]!.id } };
  };
  const { body } = await api.call(helpInGame, await help('terms', 1));
  expect(body.panel).toMatchObject({ page: 1, alt: expect.any(String) });
  await expectRefused('no-help-here', helpInGame, await help('terms', 3));
  await expectRefused('no-help-here', helpInGame, await help('order', 1));
});

test('places step back for a piece, for coins, never the right one, and not on the third level', async () => {
  const coins = (of: string) =>
    db().transaction((tx) =>
      bookReward(tx, pupil.userId, { reason: 'deck', of, reward: { xp: 0, coins: 60, gems: 0 } }),
    );
  await coins('x');
  const round = await play.start('terms');
  expect(round.powerUps).toEqual({ coins: 60, left: 2 });
  const ask = (piece: string, id = round._id) => ({ token: pupil.token, params: { id }, body: { piece } });
  const [first, second, third] = round.pieces.map(({ id }) => id);
  const { body } = await api.call(usePowerUpInGame, ask(first!));
  const { spot } = await play.putOf(round._id, first!);
  expect(body).toMatchObject({
    closed: [expect.any(String), expect.any(String)],
    powerUps: { coins: 40, left: 1 },
  });
  expect(body.closed).not.toContain(spot);
  expect((await api.call(usePowerUpInGame, ask(first!))).body).toEqual(body);
  await expectRefused('piece-unknown', playGame, {
    token: pupil.token,
    params: { id: round._id },
    body: { eventId: randomUUID(), ms: 1, puts: [{ piece: first!, spot: body.closed[0]! }] },
  });
  await play.think(round._id);
  await play.move(round._id, [{ piece: first!, spot }]);
  expect(await answers()).toMatchObject([{ isRight: true, aids: ['fewer-options'] }]);
  await api.call(usePowerUpInGame, ask(second!));
  await expectRefused('power-ups-used', usePowerUpInGame, ask(third!));
  const tough = await play.start('terms', 3);
  expect(tough).not.toHaveProperty('powerUps');
  await expectRefused('power-up-not-here', usePowerUpInGame, ask(tough.pieces[0]!.id, tough._id));
});
