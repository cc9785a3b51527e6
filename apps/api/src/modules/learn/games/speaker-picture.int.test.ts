import { noteComicChange } from '@panelwise/db/repositories/comic-changes';
import { approve } from '@panelwise/db/repositories/editions';
import { pages } from '@panelwise/db/schema/comics';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createGameComic, playerOf } from './testing-games.ts';

let api: TestApp;
let comicId: string;
let pupil: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  comicId = await createGameComic(api, (await createUser(api, 'Teacher')).userId);
  pupil = await createUser(api, 'Student');
});
afterAll(() => api.close());

/** Tells whether the page's green is to be seen somewhere, in fractions of the page; the panel is a quarter from there on. */
async function greenOf(picture: string, [left, top]: [number, number]) {
  const bytes = Buffer.from(picture.split(',')[1]!, 'base64');
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => {
    const [column, row] = [Math.floor((x - left) * 2 * info.width), Math.floor((y - top) * 2 * info.height)];
    const i = (row * info.width + column) * info.channels;
    return data[i + 1]! - data[i]! > 60;
  };
}

test('lines are put on people in a picture whose balloons and tails are painted over, and which tells no words', async () => {
  const round = await playerOf(api, pupil, comicId).start('speaker');
  expect(round.spots.map(({ text, box }) => [text, box?.scene]).toSorted()).toEqual([
    ['Nia', 0],
    ['Ray', 0],
  ]);
  const [scene] = round.scenes!;
  expect(scene!.text).toBe('A leaf in the sun.');
  const isGreen = await greenOf(scene!.picture, [0, 0]);
  expect([isGreen(0.1, 0.1), isGreen(0.35, 0.1), isGreen(0.36, 0.19)]).toEqual([false, false, false]);
  expect([isGreen(0.1, 0.3), isGreen(0.4, 0.3), isGreen(0.27, 0.1)]).toEqual([true, true, true]);
});

test('labels are put back into the picture of their diagram, in which they are painted over, and whose words are not told', async () => {
  const round = await playerOf(api, pupil, comicId).start('label');
  expect(round.spots.map(({ text, box }) => [text, box?.scene])).toEqual(
    [1, 2, 3, 4].map((step) => [`Step ${step}`, 0]),
  );
  const [scene] = round.scenes!;
  expect(scene!.text).toBe('');
  const isGreen = await greenOf(scene!.picture, [0, 0.5]);
  const middles = [0, 1, 2, 3].map((index) => 0.02 + index * 0.12 + 0.05);
  expect(middles.map((x) => isGreen(x, 0.62))).toEqual([false, false, false, false]);
  expect(middles.map((x) => isGreen(x, 0.56))).toEqual([true, true, true, true]);
});

test('where nobody knows what stands where, it is played with names alone', async () => {
  const { db } = api.deps.database;
  await db.update(pages).set({ seenPlaces: null }).where(eq(pages.comicId, comicId));
  await db.transaction((tx) => noteComicChange(tx, comicId, 'pages'));
  await approve(db, [comicId]);
  for (const game of ['speaker', 'label'] as const) {
    const round = await playerOf(api, pupil, comicId).start(game);
    expect(round).not.toHaveProperty('scenes');
    expect(round.spots.every(({ box }) => box === undefined)).toBe(true);
  }
});
