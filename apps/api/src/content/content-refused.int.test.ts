import type { WrittenItem } from '@panelwise/contracts/domain/learning';
import { decideSubmission, getSubmission, getSubmissions } from '@panelwise/contracts/http/admin';
import { getCharacters, keepCharacter, saveCast } from '@panelwise/contracts/http/cast';
import { makeClassLink } from '@panelwise/contracts/http/class-links';
import { changeItem, saveScript, setAuthor, setComicStatus } from '@panelwise/contracts/http/comics';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import { importQuiz } from '@panelwise/contracts/http/take-away';
import { findComic } from '@panelwise/db/repositories/comics';
import { listQuizQuestions, replaceFaqs } from '@panelwise/db/repositories/learning';
import { subjects } from '@panelwise/db/schema/catalogue';
import { comics, pages, series } from '@panelwise/db/schema/comics';
import { runs } from '@panelwise/db/schema/runs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, script, type TestUser } from '../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
let ada: TestUser;
let admin: TestUser;
let subjectId: string;
beforeAll(async () => {
  api = await startTestApp({ RUNS_PER_MINUTE: '1000' });
  [ada, admin] = [await createUser(api), await createUser(api, 'admin')];
  const [subject] = await api.deps.database.db.select().from(subjects).where(eq(subjects.name, 'Biology'));
  subjectId = subject!.id;
});
afterAll(() => api.close());

const cruel = 'Kill yourself, kid';
let concepts = 0;
const unfit = [
  { pageNumber: 1, panels: [{ scene: 'A yard.', caption: '', dialogue: [{ speaker: 'Max', text: cruel }] }] },
];
const grave = [
  { pageNumber: 1, panels: [{ scene: 'A yard.', caption: 'You are ugly and nobody likes you, they said.' }] },
];
const db = () => api.deps.database.db;
const token = () => ada.token;
const runsOf = async (comicId: string) => db().$count(runs, eq(runs.comicId, comicId));
const row = async (id: string) => (await findComic(db(), id))!;
const riskOf = async (id: string) =>
  (await db().select({ risk: comics.contentRisk }).from(comics).where(eq(comics.id, id)))[0]!.risk;
const refused = { status: 422, code: 'content-refused' };

const story = (changes: Record<string, unknown> = {}) => ({
  title: 'The Green Kitchen',
  story: 'A leaf cooks sugar.',
  concept: `concept ${++concepts}`,
  subjectId,
  grade: '5',
  country: 'IN',
  ...changes,
});

test.each([
  ['title', { title: cruel }],
  ['author', { author: 'Fuck You' }],
  ['concept', { concept: 'How to make a bomb at home' }],
  ['story', { story: `Max meets Ben. "${cruel}", and Ben goes.` }],
  ['castNames.guide', { castNames: { guide: 'Fucker' } }],
])(
  'of a new story nothing is ordered where the %s does not belong before children',
  async (path, changes) => {
    const before = [await db().$count(runs), await db().$count(series)];
    const refusal = await api.refuse(stepEndpoint('refine-prompt'), { token: token(), body: story(changes) });
    expect(refusal).toMatchObject({ ...refused, details: [{ path }] });
    expect([await db().$count(runs), await db().$count(series)]).toEqual(before);
  },
);

test('who may be in need of help is told where it is, and who tells of it is let through to be answered', async () => {
  const refusal = await api.refuse(stepEndpoint('refine-prompt'), {
    token: token(),
    body: story({ story: `${cruel}.` }),
  });
  expect(refusal.message).toContain('Childline at 1098');
  const told = story({ story: 'My father beats me when he is drunk. He says: kill yourself.' });
  const { body } = await api.call(stepEndpoint('refine-prompt'), {
    token: token(),
    body: told,
    headers: { prefer: 'respond-async' },
  });
  expect(body).toMatchObject({ data: { runId: expect.any(String) } });
});

test('a script is not stored, readable or not, and the refusal says where in it', async () => {
  const id = await createComic(api, ada.userId, { script: true });
  for (const [prompt, details] of [
    [
      JSON.stringify(unfit),
      [{ path: '0.panels.0.dialogue.0.text', message: expect.stringContaining('Page 1, panel 1, line 1') }],
    ],
    [`[ { "panels": [ { "caption": "${cruel}"`, [{ path: 'script' }]],
  ] as const) {
    const refusal = await api.refuse(saveScript, { token: token(), params: { id }, body: { prompt } });
    expect(refusal).toMatchObject({ ...refused, details });
  }
  expect((await row(id)).prompt).toBe(JSON.stringify(script));
});

test('nothing is drawn or made of a script that came with the call, or was stored before', async () => {
  const id = await createComic(api, ada.userId, { script: true });
  const draw = stepEndpoint('generate-comic');
  expect(await api.refuse(draw, { token: token(), body: { comicId: id, pages: unfit } })).toMatchObject(
    refused,
  );
  expect((await row(id)).prompt).toBe(JSON.stringify(script));
  await db()
    .update(comics)
    .set({ prompt: JSON.stringify(unfit) })
    .where(eq(comics.id, id));
  for (const step of [
    'generate-comic',
    'generate-quiz',
    'generate-hardcore-quiz',
    'generate-faqs',
    'generate-didyouknow',
  ] as const)
    expect(await api.refuse(stepEndpoint(step), { token: token(), body: { comicId: id } })).toMatchObject(
      refused,
    );
  expect(await runsOf(id)).toBe(0);
});

test('neither names nor the name on the cover are taken', async () => {
  const id = await createComic(api, ada.userId, { script: true });
  const cast = [{ name: 'Fucker' }];
  expect(await api.refuse(saveCast, { token: token(), params: { id }, body: { cast } })).toMatchObject(
    refused,
  );
  const called = [{ name: 'Biscuit', called: 'Heil Hitler' }];
  expect(
    await api.refuse(saveCast, { token: token(), params: { id }, body: { cast: called } }),
  ).toMatchObject({ ...refused, details: [{ path: 'cast.0.called' }] });
  expect(await api.refuse(keepCharacter, { token: token(), body: cast[0] })).toMatchObject(refused);
  expect(
    await api.refuse(setAuthor, { token: token(), params: { id }, body: { author: 'Heil Hitler' } }),
  ).toMatchObject(refused);
  expect((await api.call(getCharacters, { token: token() })).body.characters).toEqual([]);
  expect((await row(id)).author).toBe('');
});

test('no question, FAQ or fact is changed or imported', async () => {
  const id = await createComic(api, ada.userId, { published: true });
  await replaceFaqs(db(), id, [{ question: 'Why green?', answer: 'Chlorophyll.' }]);
  const was: WrittenItem = { kind: 'faqs', question: 'Why green?', answer: 'Chlorophyll.' };
  const item = { ...was, answer: `${cruel}.` };
  expect(await api.refuse(changeItem, { token: token(), params: { id }, body: { was, item } })).toMatchObject(
    {
      ...refused,
      details: [{ path: 'item.answer' }],
    },
  );
  const csv = `question,option_1,option_2,correct_answer,difficulty\n"What now?","${cruel}","Go on","Go on",easy\n`;
  for (const confirmed of [false, true]) {
    const body = { csv, quiz: 'quiz', mode: 'replace', confirmed };
    expect(await api.refuse(importQuiz, { token: token(), params: { id }, body })).toMatchObject(refused);
  }
  expect(await listQuizQuestions(db(), id)).toEqual([]);
});

test('what slipped in is neither published, nor shared, nor accepted', async () => {
  const id = await createComic(api, ada.userId, { printed: true });
  await db()
    .update(comics)
    .set({ prompt: JSON.stringify(unfit) })
    .where(eq(comics.id, id));
  await replaceFaqs(db(), id, [{ question: 'Why green?', answer: cruel }]);
  await db()
    .update(comics)
    .set({ prompt: JSON.stringify(script) })
    .where(eq(comics.id, id));
  const body = { comicId: id, comicStatus: 'published' };
  expect(await api.refuse(setComicStatus, { token: token(), body })).toMatchObject({
    ...refused,
    details: [{ path: 'faqs.0.answer' }],
  });
  expect((await row(id)).comicStatus).toBe('draft');
  expect(await api.refuse(makeClassLink, { token: token(), params: { id } })).toMatchObject(refused);

  const waiting = await createComic(api, ada.userId, { published: true });
  await db()
    .update(pages)
    .set({ drawn: unfit[0] as never })
    .where(eq(pages.comicId, waiting));
  await api.call(getSubmission, { token: admin.token, params: { id: waiting } });
  const decision = { id: waiting, status: 'approved' };
  expect(await api.refuse(decideSubmission, { token: admin.token, body: decision })).toMatchObject(refused);
  expect((await row(waiting)).publicEditionId).toBeNull();
});

test('what a person has to look at goes on, and comes first on the desk with its reasons', async () => {
  const plain = await createComic(api, ada.userId, { published: true });
  const id = await createComic(api, ada.userId, { printed: true });
  await api.call(saveScript, { token: token(), params: { id }, body: { prompt: JSON.stringify(grave) } });
  expect(await riskOf(id)).toBeGreaterThan(0);
  await db().update(comics).set({ comicStatus: 'published' }).where(eq(comics.id, id));
  await db()
    .update(pages)
    .set({ drawn: grave[0] as never })
    .where(eq(pages.comicId, id));
  const { body } = await api.call(getSubmissions, {
    token: admin.token,
    query: { status: 'pending', comicStatus: 'published', sort: 'risk' },
  });
  const order = body.comics.map(({ _id }) => _id);
  expect(order[0]).toBe(id);
  expect(order).toContain(plain);
  const { content } = (await api.call(getSubmission, { token: admin.token, params: { id } })).body;
  expect(content.findings[0]).toMatchObject({
    topic: 'bullying',
    outcome: 'person',
    place: 'Page 1, panel 1, caption',
  });
  expect(content.risk).toBeGreaterThan(0);
});

test('publishing says anew how much there is to look at', async () => {
  const id = await createComic(api, ada.userId, { printed: true });
  await db().update(comics).set({ contentRisk: 90 }).where(eq(comics.id, id));
  await api.call(setComicStatus, { token: token(), body: { comicId: id, comicStatus: 'published' } });
  expect(await riskOf(id)).toBe(0);
});
