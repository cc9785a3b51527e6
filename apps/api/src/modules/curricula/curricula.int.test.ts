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

test('a colleague uses the list of a class in another one, and comics of the library stand in it for its teachers alone', async () => {
  const { token } = teacher;
  const body = { name: 'River School', csv: 'code,title,unit\nRS-1,Leaves,Plants\nRS-2,Roots,Plants\n' };
  const { list } = (await site.call(contract.addStandardList, { token, body })).body;
  const shared = await createClass(site, teacher.userId);
  const { colleague } = shared;
  const theirs = await createClass(site, colleague.userId);
  const chosen = { curriculum: list._id, grade: '', subject: '' };
  const choose = (who: TestUser, id: string) => ({ token: who.token, params: { id }, body: { chosen } });
  const refusal = async (who: TestUser, id: string) =>
    (await site.refuse(contract.setClassCurriculum, choose(who, id))).code;
  // As long as no class of theirs follows it, it is none of theirs.
  expect(await refusal(colleague, theirs.id)).toBe('standard-unknown');
  await site.call(contract.setClassCurriculum, choose(teacher, shared.id));
  await site.call(contract.setClassCurriculum, choose(colleague, theirs.id));
  const listsOf = async (who: TestUser) =>
    (await site.call(contract.listStandardLists, { token: who.token })).body.lists;
  expect(await listsOf(colleague)).toEqual([{ ...list, isMine: false }]);
  expect(await listsOf(theirs.colleague)).toEqual([{ ...list, isMine: false }]);
  const stranger = await createUser(site);
  expect(await listsOf(stranger)).toEqual([]);

  const title = 'Leaves of the library';
  const comicId = await createComic(site, stranger.userId, { published: true, title });
  await letIn(comicId);
  const put = (who: TestUser, code: string, listed = true, id = comicId) => ({
    token: who.token,
    params: { id: list._id, comicId: id },
    body: { code, listed },
  });
  expect((await site.refuse(contract.listComic, put(stranger, 'RS-1'))).code).toBe('not-found');
  expect((await site.refuse(contract.listComic, put(colleague, 'RS-9'))).code).toBe('standard-unknown');
  const draft = await createComic(site, stranger.userId, { drawn: true });
  const ofDraft = put(colleague, 'RS-1', true, draft);
  expect((await site.refuse(contract.listComic, ofDraft)).code).toBe('comic-not-found');
  await site.call(contract.listComic, put(colleague, 'RS-1'));
  await site.call(contract.listComic, put(colleague, 'RS-1'));
  const coverage = async (who: TestUser, id: string) =>
    (
      await site.call(contract.getClassCurriculum, { token: who.token, params: { id } })
    ).body.coverage?.units.flatMap(({ standards }) => standards.map(({ comics: named }) => named));
  const named = [[{ _id: comicId, title, isPublic: true, isListed: true }], []];
  expect(await coverage(teacher, shared.id)).toEqual(named);
  expect(await coverage(colleague, theirs.id)).toEqual(named);

  const inLibrary = async (who: TestUser | undefined, more: { standard?: string } = {}) => {
    const query = { curriculum: list._id, ...more };
    const read = await site.call(getLibrary, { query, ...(who && { token: who.token }) });
    return read.body.comics.map(({ _id }) => _id);
  };
  await vi.waitFor(async () => expect(await inLibrary(teacher)).toEqual([comicId]));
  expect(await inLibrary(theirs.colleague, { standard: 'RS-1' })).toEqual([comicId]);
  expect(await inLibrary(teacher, { standard: 'RS-2' })).toEqual([]);
  // To everybody else the list is unknown, and the comic shows nothing of it.
  expect(await inLibrary(stranger)).toEqual([]);
  expect(await inLibrary(undefined)).toEqual([]);
  const ofAuthor = { token: stranger.token, params: { id: comicId } };
  expect((await site.call(contract.getComicStandards, ofAuthor)).body.standards).toEqual([]);

  await site.call(contract.listComic, put(teacher, 'RS-1', false));
  expect(await coverage(teacher, shared.id)).toEqual([[], []]);
  await site.call(contract.listComic, put(teacher, 'RS-2'));
  await site.call(contract.deleteStandardList, { token, params: { id: list._id } });
  expect(await coverage(colleague, theirs.id)).toBeUndefined();
});
