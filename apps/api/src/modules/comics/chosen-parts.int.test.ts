import type { ChosenPart } from '@panelwise/contracts/domain/chosen-parts';
import type { SeriesPart } from '@panelwise/contracts/domain/comic';
import { limits } from '@panelwise/contracts/domain/limits';
import type { PartWishes } from '@panelwise/contracts/domain/part-wishes';
import { deleteComic } from '@panelwise/contracts/http/admin';
import { savePartWishes } from '@panelwise/contracts/http/cast';
import { getComic, saveScript } from '@panelwise/contracts/http/comics';
import { saveScript as storeScript } from '@panelwise/db/repositories/comics';
import { insertSeries } from '@panelwise/db/repositories/new-series';
import { startRun } from '@panelwise/db/repositories/runs';
import { styles, subjects } from '@panelwise/db/schema/catalogue';
import { comics } from '@panelwise/db/schema/comics';
import { eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  [ada, bob] = [await createUser(api), await createUser(api)];
});
afterAll(() => api.close());

const db = () => api.deps.database.db;

/** A story of three parts with a script each, none of them drawn. @returns the ids of their comics */
async function threeParts(): Promise<string[]> {
  const [subject] = await db().select().from(subjects).where(eq(subjects.name, 'Biology'));
  const [style] = await db().select().from(styles).limit(1);
  const parts = ['Light', 'Water', 'Sugar'].map((title, i) => ({
    ...{ part: i + 1, title, keyTerms: [title.toLowerCase()], start: `${title} comes.`, end: 'It goes.' },
    comicId: v7(),
  }));
  await db().transaction((tx) =>
    insertSeries(tx, {
      ...{ id: v7(), ownerId: ada.userId, title: 'The Green Kitchen', author: '', concept: 'photosynthesis' },
      ...{ story: 'Light comes. Water comes. Sugar comes.', subjectId: subject!.id, themeId: null },
      ...{ styleId: style!.id, grade: '5', country: 'IN', castNames: {}, cast: [], lesson: null, parts },
    }),
  );
  for (const { comicId } of parts) await storeScript(db(), comicId, '[]', undefined, 'builtin');
  return parts.map(({ comicId }) => comicId);
}

const read = async (id: string) => (await api.call(getComic, { token: ada.token, params: { id } })).body;
const chosen = (parts: SeriesPart[]): ChosenPart[] =>
  parts.map(({ comicId, title, keyTerms }) => ({ comicId, title, keyTerms }));
const choose = (id: string, parts: ChosenPart[], wishes: PartWishes = []) =>
  api.call(savePartWishes, { token: ada.token, params: { id }, body: { wishes, parts } });
const refuse = (id: string, parts: unknown, token = ada.token) =>
  api.refuse(savePartWishes, { token, params: { id }, body: { wishes: [], parts } as never });

test('a title and key terms are kept, and the script of that part alone is written anew', async () => {
  const [one, two] = (await threeParts()) as [string, string];
  const [first, second, third] = chosen((await read(one)).parts) as [ChosenPart, ChosenPart, ChosenPart];
  const wanted = { ...second, title: '  How water climbs ', keyTerms: ['water', 'xylem'] };
  expect((await choose(one, [first, wanted, third])).body.rewriting).toEqual([two]);
  const { parts } = await read(one);
  expect(parts.map(({ title }) => title)).toEqual(['Light', 'How water climbs', 'Sugar']);
  expect(parts[1]).toMatchObject({ keyTerms: ['water', 'xylem'], termsChosen: true, hasScript: false });
  expect(parts[0]).not.toHaveProperty('termsChosen');
  // The same again changes nothing.
  expect((await choose(one, chosen(parts))).body.rewriting).toEqual([]);
});

test('parts stand in the order that is wanted, everywhere, and their wishes go with them', async () => {
  const ids = await threeParts();
  const [one, two, three] = ids as [string, string, string];
  const before = await read(one);
  const [first, second, third] = chosen(before.parts) as [ChosenPart, ChosenPart, ChosenPart];
  const wishes: PartWishes = [{ part: 3, pageCount: 2 }];
  await choose(one, [first, second, third], wishes);
  const turned = await choose(one, [third, second, first], [{ part: 1, pageCount: 2 }]);
  expect(turned.body.rewriting).toEqual([three, one]);
  const { parts, comic } = await read(one);
  expect(parts.map(({ title, part, section }) => [part, title, section])).toEqual([
    [1, 'Sugar', 3],
    [2, 'Water', undefined],
    [3, 'Light', 1],
  ]);
  expect(comic).toMatchObject({ partNumber: 3, partWishes: [{ part: 1, pageCount: 2 }] });
  const rows = await db().select().from(comics).where(inArray(comics.id, ids)).orderBy(comics.createdAt);
  // Lists have the newest first, so the first part is the newest.
  expect(rows.map(({ id }) => id)).toEqual([one, two, three]);
  await choose(one, [first, second, third], wishes);
  expect((await read(one)).parts.map(({ hasScript: _, ...part }) => part)).toEqual(
    before.parts.map(({ hasScript: _, ...part }) => part),
  );
});

test('what somebody has typed stays', async () => {
  const [one] = (await threeParts()) as [string];
  await api.call(saveScript, { token: ada.token, params: { id: one }, body: { prompt: 'my own words' } });
  const [first, ...others] = chosen((await read(one)).parts) as [ChosenPart, ...ChosenPart[]];
  expect((await choose(one, [{ ...first, title: 'Sunlight' }, ...others])).body.rewriting).toEqual([]);
  expect((await read(one)).comic.prompt).toBe('my own words');
});

test.each(['drawn', 'being drawn'])('a part that is %s keeps its place, title and key terms', async (how) => {
  const [one, two] = (await threeParts()) as [string, string];
  if (how === 'drawn') await db().update(comics).set({ pageCount: 2 }).where(eq(comics.id, two));
  else
    await startRun(db(), {
      step: 'generate-comic',
      ownerId: ada.userId,
      comicId: two,
      input: { comicId: two },
    });
  const [first, second, third] = chosen((await read(one)).parts) as [ChosenPart, ChosenPart, ChosenPart];
  for (const wrong of [
    [first, { ...second, title: 'Rain' }, third],
    [first, { ...second, keyTerms: ['rain'] }, third],
    [second, first, third],
  ])
    expect(await refuse(one, wrong)).toMatchObject({ status: 409, code: 'part-drawn' });
  expect((await read(one)).parts.map(({ title }) => title)).toEqual(['Light', 'Water', 'Sugar']);
  // The others may change places around it.
  await choose(one, [third, { ...second }, { ...first, title: 'Sunlight' }]);
  expect((await read(one)).parts.map(({ title }) => title)).toEqual(['Sugar', 'Water', 'Sunlight']);
});

test('a part whose comic is deleted leaves its number free, and the others keep theirs', async () => {
  const [one, two, three] = (await threeParts()) as [string, string, string];
  await api.call(deleteComic, { token: ada.token, body: { id: two } });
  const [first, third] = chosen((await read(one)).parts) as [ChosenPart, ChosenPart];
  await choose(one, [third, first]);
  expect((await read(one)).parts.map(({ part, comicId }) => [part, comicId])).toEqual([
    [1, three],
    [3, one],
  ]);
});

test('what is chosen has its bounds, and is for one’s own comics', async () => {
  const [one] = (await threeParts()) as [string];
  const [first, second, third] = chosen((await read(one)).parts) as [ChosenPart, ChosenPart, ChosenPart];
  expect(await refuse(one, [first, second, third], bob.token)).toMatchObject({ status: 404 });
  const terms = Array.from({ length: limits.keyTermsMax + 1 }, (_, i) => `term ${i}`);
  for (const wrong of [
    { ...first, title: '' },
    { ...first, title: '   ' },
    { ...first, title: 'x'.repeat(limits.partTitleMax + 1) },
    { ...first, keyTerms: [] },
    { ...first, keyTerms: terms },
    { ...first, keyTerms: [''] },
    { ...first, keyTerms: ['x'.repeat(limits.keyTermMax + 1)] },
    { ...first, keyTerms: ['leaf', ' Leaf'] },
    { ...first, keyTerms: ['*leaf*'] },
  ])
    expect(await refuse(one, [wrong, second, third])).toMatchObject({ status: 400, code: 'bad-input' });
  expect(await refuse(one, [{ ...first, keyTerms: undefined }, second, third])).toMatchObject({
    message: 'Please write the key terms.',
  });
  expect(await refuse(one, [first, first, third])).toMatchObject({ status: 400, code: 'bad-input' });
  for (const wrong of [
    [first, second],
    [first, second, { ...third, comicId: v7() }],
  ])
    expect(await refuse(one, wrong)).toMatchObject({ status: 409, code: 'parts-changed' });
  const unfit = [{ ...first, title: 'How to kill yourself' }, second, third];
  expect(await refuse(one, unfit)).toMatchObject({ status: 422, code: 'content-refused' });
});
