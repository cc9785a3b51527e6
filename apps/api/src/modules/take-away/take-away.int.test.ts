import { randomUUID } from 'node:crypto';
import { sourceXmp } from '@panelwise/contracts/domain/xmp';
import { decideSubmission } from '@panelwise/contracts/http/admin';
import { getComic } from '@panelwise/contracts/http/comics';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import { getQuizFile, getReadingFile, importQuiz } from '@panelwise/contracts/http/take-away';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { listQuestions, replaceQuiz } from '@panelwise/db/repositories/learning';
import { comics } from '@panelwise/db/schema/comics';
import { pulledItems } from '@panelwise/db/schema/learning';
import { runs } from '@panelwise/db/schema/runs';
import { eq } from 'drizzle-orm';
import ExifReader from 'exifreader';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { readXml, readZip } from './testing/read-zip.ts';

let api: TestApp;
let ada: TestUser;
let bob: TestUser;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  [ada, bob, admin] = [await createUser(api), await createUser(api), await createUser(api, 'admin')];
});
afterAll(() => api.close());

const db = () => api.deps.database.db;

/** A drawn comic whose pictures are in the store. */
async function drawnComic(state: Parameters<typeof createComic>[2] = { drawn: true }): Promise<string> {
  const id = await createComic(api, ada.userId, state);
  const picture = await sharp({ create: { width: 124, height: 175, channels: 3, background: 'green' } })
    .withXmp(sourceXmp('compositeWithTrainedAlgorithmicMedia'))
    .webp()
    .toBuffer();
  for (const page of [1, 2])
    await api.deps.store.put(`comics/${id}/pages/${page}-f.webp`, picture, 'image/webp');
  return id;
}

const ask = async (
  endpoint: typeof getReadingFile | typeof getQuizFile,
  id: string,
  format: string,
  query = {},
) => {
  const url = `/api${endpoint.path.replace(':id', id).replace(':format', format)}`;
  const headers = { authorization: `Bearer ${ada.token}` };
  const response = await api.app.inject({ url, query, headers });
  const { statusCode: status, headers: answered, rawPayload: bytes } = response;
  return { status, type: answered['content-type'], name: answered['content-disposition'], bytes };
};

const csv = (...rows: string[]) =>
  ['question,option 1,option 2,right answer,difficulty,explanation,page,panel', ...rows].join('\n');
const load = (id: string, body: object, token = ada.token) =>
  api.call(importQuiz, {
    token,
    params: { id },
    body: { quiz: 'quiz', mode: 'replace', confirmed: true, ...body },
  });

test('the pages as ZIP, CBZ and EPUB, from the pictures in the store', async () => {
  const id = await drawnComic();
  const files = await Promise.all(['png', 'cbz', 'epub'].map((format) => ask(getReadingFile, id, format)));
  expect(files.map(({ status, type, name }) => [status, type, name])).toEqual([
    [200, 'application/zip', 'attachment; filename="The Green Kitchen pages.zip"'],
    [200, 'application/vnd.comicbook+zip', 'attachment; filename="The Green Kitchen.cbz"'],
    [200, 'application/epub+zip', 'attachment; filename="The Green Kitchen.epub"'],
  ]);
  const [zip, cbz, epub] = await Promise.all(files.map(({ bytes }) => readZip(bytes)));
  expect((await sharp(zip!.entries.get('page-02.png')!).metadata()).width).toBe(124);
  // What a picture says about where it comes from goes along, read by others than the one that wrote it.
  const source = /digitalsourcetype\/compositeWithTrainedAlgorithmicMedia/;
  const jpeg = [...cbz!.entries].find(([name]) => name.endsWith('.jpg'))![1];
  for (const picture of [jpeg, zip!.entries.get('page-02.png')!])
    expect((await ExifReader.load(picture)).DigitalSourceType?.value).toMatch(source);
  const info = readXml(cbz!.entries.get('ComicInfo.xml')!.toString());
  // Nobody is named who did not ask for it.
  expect(info.get('Writer')).toBeUndefined();
  expect(info.get('Title')).toEqual(['The Green Kitchen']);
  expect(epub!.entries.get('OEBPS/page-02.xhtml')!.toString()).toContain('>Food is made.</p>');
});

test('what is not there to be taken is refused in a sentence', async () => {
  const id = await createComic(api, ada.userId, { script: true });
  const refuse = (endpoint: typeof getReadingFile | typeof getQuizFile, format: string, token = ada.token) =>
    api.refuse(endpoint, { token, params: { id, format } });
  expect(await refuse(getReadingFile, 'epub')).toMatchObject({ status: 409, code: 'not-generated' });
  expect(await refuse(getQuizFile, 'csv')).toMatchObject({ status: 409, code: 'quiz-missing' });
  expect(await refuse(getReadingFile, 'mobi')).toMatchObject({
    status: 400,
    message: 'Please choose a format.',
  });
  for (const endpoint of [getReadingFile, getQuizFile] as const) {
    const format = endpoint === getReadingFile ? 'epub' : 'csv';
    expect(await refuse(endpoint, format, bob.token)).toMatchObject({ status: 404, code: 'comic-not-found' });
    expect(await refuse(endpoint, format, admin.token)).toMatchObject({ status: 409 });
  }
  const body = { csv: csv('A?,1,2,1,easy,,,'), quiz: 'quiz', mode: 'add', confirmed: true };
  for (const { token } of [bob, admin])
    expect(await api.refuse(importQuiz, { token, params: { id }, body })).toMatchObject({ status: 404 });
});

test('a quiz from CSV is shown first, stored once it is confirmed, and taken away in every format', async () => {
  const id = await drawnComic();
  const file = csv(
    'What comes in?,Light,"Rain, snow",Light,easy,Plants need it.,1,1',
    'And then?,Sugar,Salt,1,,,,',
  );
  const seen = (await load(id, { csv: file, confirmed: false })).body;
  expect(seen).toMatchObject({ stored: false, before: 0, after: 2 });
  expect(await listQuestions(db(), id, 'quiz')).toEqual([]);
  expect((await load(id, { csv: file })).body).toMatchObject({ stored: true, after: 2 });
  expect(await listQuestions(db(), id, 'quiz')).toMatchObject([
    { question: 'What comes in?', explanation: 'Plants need it.', taughtAt: { page: 1, panel: 1 } },
    { question: 'And then?', correctAnswer: 'Sugar', difficulty: 'medium', explanation: null },
  ]);
  const read = (await api.call(getComic, { token: ada.token, params: { id } })).body;
  expect([read.comic.hasQuiz, read.questions.length]).toEqual([true, 2]);

  const files = await Promise.all(
    ['csv', 'moodle', 'gift', 'qti'].map((format) => ask(getQuizFile, id, format, { quiz: 'quiz' })),
  );
  expect(files.map(({ name }) => name)).toEqual(
    ['quiz.csv', 'quiz, Moodle.xml', 'quiz, GIFT.txt', 'quiz, QTI.zip'].map(
      (end) => `attachment; filename="The Green Kitchen ${end}"`,
    ),
  );
  for (const { bytes } of files.slice(0, 3)) expect(bytes.toString()).toContain('Rain, snow');
  expect((await ask(getQuizFile, id, 'csv', { quiz: 'hardcore' })).status).toBe(409);

  // What rests is not asked by other platforms either. CSV has it: it comes back, and nothing is lost.
  const [rain] = await listQuestions(db(), id, 'quiz');
  const itemKey = itemKeyOf(id, false, rain!);
  await db().insert(pulledItems).values({
    comicId: id,
    itemKey,
    hardcore: false,
    question: rain!.question,
    answers: 30,
    discrimination: 0,
  });
  const has = async (format: string) =>
    (await ask(getQuizFile, id, format, { quiz: 'quiz' })).bytes.toString().includes('Rain, snow');
  expect([await has('csv'), await has('moodle'), await has('gift')]).toEqual([true, false, false]);
});

test('added questions come after the old ones, and one that is asked again comes in its new form', async () => {
  const id = await drawnComic();
  const old = { options: ['1', '2'], correctAnswer: '1', difficulty: 'easy' as const };
  await replaceQuiz(
    db(),
    id,
    [
      { question: 'Old?', ...old },
      { question: 'Kept?', ...old },
    ],
    false,
  );
  const { body } = await load(id, {
    mode: 'add',
    csv: csv('old?,Yes,No,Yes,hard,,,', 'New?,Yes,No,Yes,hard,,,'),
  });
  expect(body).toMatchObject({ before: 2, after: 3 });
  expect((await listQuestions(db(), id, 'quiz')).map(({ question }) => question)).toEqual([
    'Kept?',
    'old?',
    'New?',
  ]);
  const many = csv(...Array.from({ length: 58 }, (_, i) => `Q${i}?,Yes,No,Yes,,,,`));
  const refusal = await api.refuse(importQuiz, {
    token: ada.token,
    params: { id },
    body: { csv: many, quiz: 'quiz', mode: 'add', confirmed: true },
  });
  expect(refusal).toMatchObject({ status: 422, code: 'bad-quiz-file' });
  expect(refusal.message).toBe(
    'A quiz holds 60 questions, and this would make 61. Please take some out of the file.',
  );
});

test('an imported quiz of a comic in the library waits for review, and readers see the old one', async () => {
  const id = await drawnComic({ approved: true });
  await load(id, { csv: csv('A?,1,2,1,easy,Because.,,'), quiz: 'hardcore' });
  const [row] = await db().select().from(comics).where(eq(comics.id, id));
  expect(row).toMatchObject({
    status: 'pending',
    comicStatus: 'published',
    version: 2,
    hasHardcoreQuiz: true,
  });
  expect(row!.publicEditionId).not.toBeNull();
});

test('a file with mistakes changes nothing and names their lines; neither does one while the quiz is being made', async () => {
  const id = await drawnComic();
  const body = {
    csv: csv('A?,1,2,3,easy,,,', 'B?,1,2,1,easy,,9,9'),
    quiz: 'quiz',
    mode: 'replace',
    confirmed: true,
  };
  const refusal = await api.refuse(importQuiz, { token: ada.token, params: { id }, body });
  expect(refusal).toMatchObject({ status: 422, code: 'bad-quiz-file' });
  expect(refusal.details?.map(({ path }) => path)).toEqual(['lines.2', 'lines.3']);
  const run = { step: 'generate-quiz', lane: 'text', ownerId: ada.userId, comicId: id, input: {} } as const;
  await db().insert(runs).values(run);
  const good = { ...body, csv: csv('A?,1,2,1,easy,,,') };
  expect(await api.refuse(importQuiz, { token: ada.token, params: { id }, body: good })).toMatchObject({
    code: 'still-working',
  });
  expect(await listQuestions(db(), id, 'quiz')).toEqual([]);
});

test('sheets to print need drawn pages, and those of questions a quiz', async () => {
  const print = stepEndpoint('print-kit');
  const body = (comicId: string, sheet: string) => ({ comicId, sheet, paper: 'letter' });
  const refuse = async (comicId: string, sheet: string, { token } = ada) =>
    (await api.refuse(print, { token, body: body(comicId, sheet) })).code;
  const blank = await createComic(api, ada.userId, { script: true });
  const drawn = await drawnComic();
  expect(await refuse(blank, 'cut-outs')).toBe('not-generated');
  for (const sheet of ['worksheet', 'answer-key', 'kit'])
    expect(await refuse(drawn, sheet)).toBe('quiz-missing');
  expect(await refuse(drawn, 'cut-outs', bob)).toBe('comic-not-found');
  const headers = { prefer: 'respond-async' };
  const order = async (sheet: string) => {
    const payload = body(drawn, sheet);
    const authorization = `Bearer ${ada.token}`;
    const response = await api.app.inject({
      method: 'POST',
      url: `/api${print.path}`,
      headers: { ...headers, authorization },
      payload,
    });
    return { status: response.statusCode, run: response.json().data?.runId };
  };
  const first = await order('cut-outs');
  expect(first.status).toBe(202);
  // A second press joins the run; another sheet is another one.
  expect((await order('cut-outs')).run).toBe(first.run);
  expect((await order('colouring')).run).not.toBe(first.run);
});

test('a short needs drawn pages of one’s own, and a second press joins the filming', async () => {
  const film = stepEndpoint('generate-short');
  const given = (comicId: string, { token } = ada) => ({ token, body: { comicId, shape: 'wide' as const } });
  const blank = await createComic(api, ada.userId, { script: true });
  const drawn = await drawnComic();
  expect((await api.refuse(film, given(blank))).code).toBe('not-generated');
  expect((await api.refuse(film, given(drawn, bob))).code).toBe('comic-not-found');
  const order = async (shape: string) => {
    const response = await api.app.inject({
      method: 'POST',
      url: `/api${film.path}`,
      headers: { prefer: 'respond-async', authorization: `Bearer ${ada.token}` },
      payload: { comicId: drawn, shape },
    });
    return response.json().data?.runId as string;
  };
  const first = await order('wide');
  expect(first).toBeDefined();
  expect(await order('wide')).toBe(first);
  expect(await order('tall')).not.toBe(first);
});

test('a comic is decided about while sheets of it are printed', async () => {
  const id = await drawnComic({ published: true });
  await db()
    .insert(runs)
    .values({ step: 'print-kit', lane: 'render', ownerId: ada.userId, comicId: id, input: {} });
  await api.call(decideSubmission, { token: admin.token, body: { id, status: 'approved', version: 1 } });
  const [row] = await db().select().from(comics).where(eq(comics.id, id));
  expect(row?.status).toBe('approved');
});

test('nobody takes files without end', async () => {
  const { token } = await createUser(api, 'admin');
  const params = { id: await createComic(api, ada.userId), format: 'gift' };
  for (let i = 0; i < 30; i++) await api.refuse(getQuizFile, { token, params });
  expect(await api.refuse(getQuizFile, { token, params })).toMatchObject({
    status: 429,
    code: 'rate-limited',
  });
  expect((await api.refuse(getQuizFile, { token, params: { ...params, id: randomUUID() } })).status).toBe(
    404,
  );
});
