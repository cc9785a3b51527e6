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

test('lines are put on people in a picture whose balloons and tails are painted over, and which tells no words', async () => {
  const round = await playerOf(api, pupil, comicId).start('speaker');
  expect(round.spots.map(({ text, box }) => [text, box?.scene]).toSorted()).toEqual([
    ['Nia', 0],
    ['Ray', 0],
  ]);
  const [scene] = round.scenes!;
  expect(scene!.text).toBe('A leaf in the sun.');
  const picture = Buffer.from(scene!.picture.split(',')[1]!, 'base64');
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  /** Whether the page's green is to be seen there, in fractions of the page; the panel is its first quarter. */
  const isGreen = (x: number, y: number) => {
    const i = (Math.floor(y * 2 * info.height) * info.width + Math.floor(x * 2 * info.width)) * info.channels;
    return data[i + 1]! - data[i]! > 60;
  };
  expect([isGreen(0.1, 0.1), isGreen(0.35, 0.1), isGreen(0.36, 0.19)]).toEqual([false, false, false]);
  expect([isGreen(0.1, 0.3), isGreen(0.4, 0.3), isGreen(0.27, 0.1)]).toEqual([true, true, true]);
});

test('where nobody knows what stands where, it is played with names alone', async () => {
  const { db } = api.deps.database;
  await db.update(pages).set({ seenPlaces: null }).where(eq(pages.comicId, comicId));
  await db.transaction((tx) => noteComicChange(tx, comicId, 'pages'));
  await approve(db, [comicId]);
  const round = await playerOf(api, pupil, comicId).start('speaker');
  expect(round).not.toHaveProperty('scenes');
  expect(round.spots.every(({ box }) => box === undefined)).toBe(true);
});
