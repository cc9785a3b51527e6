import { getSubmission } from '@panelwise/contracts/http/admin';
import * as contract from '@panelwise/contracts/http/curricula';
import { getLibrary } from '@panelwise/contracts/http/library';
import { approve } from '@panelwise/db/repositories/editions';
import { comics } from '@panelwise/db/schema/comics';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClass } from '../../testing/class-fixtures.ts';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let teacher: TestUser;
beforeAll(async () => {
  site = await startTestApp();
  teacher = await createUser(site);
});
afterAll(() => site.close());

const ngss = (code: string) => ({ curriculum: 'ngss' as const, code });
const tag = (id: string, standards: { curriculum: string; code: string }[], { token } = teacher) =>
  site.call(contract.setComicStandards, { token, params: { id }, body: { standards: standards as never } });
const titlesIn = async (query: Record<string, string>) =>
  (await site.call(getLibrary, { query })).body.comics.map(({ title }) => title);
const reread = async (id: string) =>
  (await site.deps.database.db.select().from(comics).where(eq(comics.id, id)))[0]!;
/** As an admin lets it in. */
const letIn = async (id: string) => {
  await approve(site.deps.database.db, [id]);
  await site.deps.bus.publish({ topic: 'library-changed', comicId: id });
};

test('a grade and a subject of a curriculum have their units, open to everybody', async () => {
  const { curricula } = (await site.call(contract.listCurricula, {})).body;
  expect(curricula.find(({ _id }) => _id === 'ncert-2023')?.grades).toContainEqual({
    grade: '7',
    subjects: ['Science', 'Mathematics', 'History', 'Geography', 'Civics'],
  });
  const params = { curriculum: 'ncert-2023' as const };
  const { units } = (
    await site.call(contract.getCurriculumUnits, { params, query: { grade: '7', subject: 'Science' } })
  ).body;
  expect(units[0]).toMatchObject({
    title: 'Nutrition in Plants',
    chapter: 1,
    standards: expect.arrayContaining([{ code: '7.SCI.1.1', title: 'Photosynthesis' }]),
  });
});

test('standards are found by code and by words, those of the grade first', async () => {
  const find = async (query: { search: string; grade?: string }) =>
    (await site.call(contract.findStandards, { token: teacher.token, query })).body.standards;
  expect((await find({ search: 'ms-ls1-6' })).map(({ code }) => code)).toEqual(['MS-LS1-6']);
  const [first] = await find({ search: 'photosynth', grade: '10' });
  expect(first).toMatchObject({ curriculum: 'ngss', code: 'HS-LS1-5', of: 'NGSS' });
  expect(await find({ search: 'nothing like it' })).toEqual([]);
});

test('readers find a comic by what was approved of it, and a change waits for the next review', async () => {
  const id = await createComic(site, teacher.userId, { published: true, title: 'Sugar from light' });
  const { standards } = (await tag(id, [ngss('5-LS1-1')])).body;
  expect(standards).toMatchObject([{ code: '5-LS1-1', of: 'NGSS', unit: 'Life science' }]);
  const inFifth = { curriculum: 'ngss', level: '5', unit: '5-LS', standard: '5-LS1-1' };
  expect(await titlesIn(inFifth)).toEqual([]);
  await letIn(id);
  // What readers see is kept for a moment, in every process.
  await vi.waitFor(async () => expect(await titlesIn(inFifth)).toEqual(['Sugar from light']));
  expect(await titlesIn({ curriculum: 'ngss', search: 'sugar', grade: '5' })).toEqual(['Sugar from light']);
  expect(await titlesIn({ ...inFifth, standard: '5-LS2-1' })).toEqual([]);
  expect(await titlesIn({ curriculum: 'ngss', level: '4' })).toEqual([]);
  expect(await titlesIn({ curriculum: 'ngss' })).toEqual(['Sugar from light']);
  expect(await titlesIn({ curriculum: 'ccss' })).toEqual([]);
  expect(await titlesIn({ curriculum: 'no such' })).toEqual([]);

  const before = await reread(id);
  await tag(id, [ngss('5-LS1-1')]);
  expect((await reread(id)).version).toBe(before.version);
  await tag(id, [ngss('MS-LS1-6')]);
  const waiting = await reread(id);
  expect([before.status, waiting.status, waiting.comicStatus]).toEqual(['approved', 'pending', 'published']);
  expect(waiting.version).toBe(before.version + 1);
  expect(await titlesIn(inFifth)).toEqual(['Sugar from light']);
  const admin = await createUser(site, 'admin');
  const seen = await site.call(contract.getComicStandards, { token: admin.token, params: { id } });
  expect(seen.body.standards.map(({ code }) => code)).toEqual(['MS-LS1-6']);
  expect((await site.call(getSubmission, { token: admin.token, params: { id } })).body.comic.version).toBe(
    waiting.version,
  );
  await letIn(id);
  await vi.waitFor(async () => expect(await titlesIn(inFifth)).toEqual([]));
  expect(await titlesIn({ curriculum: 'ngss', level: '7' })).toEqual(['Sugar from light']);
});

test('what nobody knows, and the ninth standard, is refused', async () => {
  const id = await createComic(site, teacher.userId, { drawn: true });
  const refused = (standards: object[]) =>
    site.refuse(contract.setComicStandards, {
      token: teacher.token,
      params: { id },
      body: { standards: standards as never },
    });
  expect((await refused([ngss('9-XX-1')])).code).toBe('standard-unknown');
  expect((await refused([{ curriculum: id, code: 'A' }])).code).toBe('standard-unknown');
  const nine = Array.from({ length: 9 }, (_, n) => ngss(`MS-LS1-${n}`));
  expect((await refused(nine)).message).toBe('Use at most 8 standards.');
});

test('a class follows a curriculum, and each of its teachers sees which standards have a comic', async () => {
  const { id: classId, colleague } = await createClass(site, teacher.userId);
  const read = async ({ token }: TestUser) =>
    (await site.call(contract.getClassCurriculum, { token, params: { id: classId } })).body;
  expect(await read(teacher)).toMatchObject({ chosen: null, coverage: null });

  const own = await createComic(site, teacher.userId, { drawn: true, title: 'A draft of mine' });
  await site.deps.database.db.update(comics).set({ thumbnailKey: 'x' }).where(eq(comics.id, own));
  await tag(own, [{ curriculum: 'ncert-2023', code: '7.SCI.1.1' }]);
  const chosen = { curriculum: 'ncert-2023' as const, grade: '7', subject: 'Science' };
  const choose = (body: { chosen: object | null }) =>
    site.call(contract.setClassCurriculum, {
      token: teacher.token,
      params: { id: classId },
      body: body as never,
    });
  await choose({ chosen });
  const { coverage } = await read(teacher);
  expect(coverage?.units).toHaveLength(13);
  expect(coverage?.units[0]?.standards[0]).toEqual({
    code: '7.SCI.1.1',
    title: 'Photosynthesis',
    count: 1,
    comics: [{ _id: own, title: 'A draft of mine', isPublic: false }],
  });
  // Another's draft is nobody's to see; what readers see is everybody's.
  expect((await read(colleague)).coverage?.units[0]?.standards[0]?.count).toBe(0);
  await letIn(own);
  expect((await read(colleague)).coverage?.units[0]?.standards[0]?.comics).toEqual([
    { _id: own, title: 'A draft of mine', isPublic: true },
  ]);
  const body = { chosen: { ...chosen, grade: '12' } };
  const params = { id: classId };
  expect((await site.refuse(contract.setClassCurriculum, { token: teacher.token, params, body })).code).toBe(
    'standard-unknown',
  );
  await choose({ chosen: null });
  expect((await read(teacher)).chosen).toBeNull();
});

test('a school’s own list is used in the classes of its teacher, and goes with all its tags', async () => {
  const { token } = teacher;
  const body = { name: 'Hill School', csv: 'code,title,unit\nSC-1,Leaves,Plants\nSC-2,Roots,Plants\n' };
  const { list } = (await site.call(contract.addStandardList, { token, body })).body;
  expect(list).toMatchObject({ name: 'Hill School', count: 2 });
  expect((await site.call(contract.listStandardLists, { token })).body.lists).toEqual([list]);
  const bad = await site.refuse(contract.addStandardList, {
    token,
    body: { ...body, csv: 'code,title\nA,' },
  });
  expect(bad).toMatchObject({ code: 'bad-standard-list', message: 'Line 2: The title is missing.' });

  const comic = await createComic(site, teacher.userId, { published: true, title: 'Leaves' });
  await site.deps.database.db.update(comics).set({ thumbnailKey: 'x' }).where(eq(comics.id, comic));
  const mine = [{ curriculum: list._id, code: 'SC-1' }];
  const before = await reread(comic);
  await tag(comic, mine);
  // Nobody else reads it, so nobody has to review it.
  expect((await reread(comic)).version).toBe(before.version);
  const found = await site.call(contract.findStandards, { token, query: { search: 'leaves' } });
  expect(found.body.standards[0]).toMatchObject({ code: 'SC-1', of: 'Hill School', unit: 'Plants' });
  const stranger = await createUser(site);
  const notTheirs = await createComic(site, stranger.userId, { drawn: true });
  const refused = await site.refuse(contract.setComicStandards, {
    token: stranger.token,
    params: { id: notTheirs },
    body: { standards: mine },
  });
  expect(refused.code).toBe('standard-unknown');

  const { id: classId } = await createClass(site, teacher.userId);
  const params = { id: classId };
  const chosen = { curriculum: list._id, grade: '', subject: '' };
  await site.call(contract.setClassCurriculum, { token, params, body: { chosen } });
  const read = async () => (await site.call(contract.getClassCurriculum, { token, params })).body;
  expect((await read()).coverage).toMatchObject({
    name: 'Hill School',
    units: [
      {
        title: 'Plants',
        standards: [
          { code: 'SC-1', count: 1 },
          { code: 'SC-2', count: 0 },
        ],
      },
    ],
  });
  await site.call(contract.deleteStandardList, { token, params: { id: list._id } });
  expect(await read()).toMatchObject({ chosen: null, coverage: null });
  expect(
    (await site.call(contract.getComicStandards, { token, params: { id: comic } })).body.standards,
  ).toEqual([]);
});
