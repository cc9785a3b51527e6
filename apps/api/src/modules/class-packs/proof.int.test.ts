import { createCipheriv, createECDH, createHash, randomBytes, randomUUID } from 'node:crypto';
import type { PackResult, PackWork } from '@panelwise/contracts/domain/class-pack';
import { languages } from '@panelwise/contracts/domain/languages';
import { loginPictures } from '@panelwise/contracts/domain/picture-login';
import { checkClassPack, takePackResult } from '@panelwise/contracts/http/class-packs';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { updateUser } from '@panelwise/db/repositories/users';
import { auditLog } from '@panelwise/db/schema/accounts';
import { attempts } from '@panelwise/db/schema/learning';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAssignment, createTaughtClass } from '../../testing/assignment-fixtures.ts';
import { createPupil, fourPictures } from '../../testing/class-fixtures.ts';
import { createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { asked, createQuizComic } from '../learn/testing-learner.ts';
import { hashOf } from './signed-pack.ts';
import { type OpenedPack, openPack } from './testing-packs.ts';
import { packTextsIn } from './texts/texts-in.ts';

/* What a pack proves: that it was not changed, and whose work comes back. */

let api: TestApp;
let teacher: TestUser;
let finch: TestUser;
let classId: string;
let comicId: string;
let assignmentId: string;
let pack: OpenedPack;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  teacher = await createUser(api, 'Teacher');
  comicId = await createQuizComic(api, teacher.userId);
  ({ classId } = await createTaughtClass(api, teacher.userId));
  finch = await createPupil(api, classId, teacher);
  assignmentId = await createAssignment(api, classId, comicId);
  for (const page of [1, 2])
    await api.deps.store.put(`comics/${comicId}/pages/${page}-f.webp`, Buffer.from('picture'), 'image/webp');
  pack = await openPack(api, classId, teacher);
});

const db = () => api.deps.database.db;
const answers = () => [
  {
    ...{
      assignmentId,
      comicId,
      key: itemKeyOf(comicId, false, asked.light),
      answer: asked.light.correctAnswer,
    },
    ...{ eventId: randomUUID(), ms: 9_000, aids: [] },
  },
];
const refOf = (name: string) => pack.content.pupils.find((pupil) => pupil.name === name)!.ref;

/** Locks work as the page of the pack does it in a browser. */
function lock(work: Partial<PackWork>, ref = refOf('Finch'), lockedFor = ref): PackResult {
  const pair = createECDH('prime256v1');
  const key = pair.generateKeys('base64url');
  const secret = createHash('sha256').update(pair.computeSecret(pack.content.lock, 'base64url')).digest();
  const iv = randomBytes(12);
  const closer = createCipheriv('aes-256-gcm', secret, iv);
  closer.setAAD(Buffer.from(lockedFor));
  const whole = {
    pictures: fourPictures,
    content: hashOf(pack.shown),
    answers: answers(),
    readings: [],
    ...work,
  };
  const text = Buffer.concat([closer.update(JSON.stringify(whole)), closer.final(), closer.getAuthTag()]);
  const locked = {
    publicKey: key,
    nonce: iv.toString('base64url'),
    sealed: text.toString('base64url'),
  };
  return { ...pack.signed, pupilRef: ref, locked, answers: [], readings: [] };
}
const params = () => ({ id: classId });
const take = async (result: PackResult, vouched = false) =>
  (await api.call(takePackResult, { token: teacher.token, params: params(), body: { ...result, vouched } }))
    .body;
const refuse = async (result: PackResult, vouched = false) =>
  (await api.refuse(takePackResult, { token: teacher.token, params: params(), body: { ...result, vouched } }))
    .code;
const keptOf = ({ userId }: TestUser) => db().select().from(attempts).where(eq(attempts.userId, userId));

test('work that a pupil locked with their pictures is theirs, and nobody but the server reads it', async () => {
  const file = lock({});
  expect(JSON.stringify(file)).not.toContain(asked.light.correctAnswer);
  expect(await take(file)).toMatchObject({ pupil: 'Finch', taken: 1 });
  expect(await take(file)).toMatchObject({ taken: 0, known: 1 });
  expect(await keptOf(finch)).toHaveLength(1);
});

test('whoever hands in under the name of another is not believed, unless the teacher vouches, which is kept', async () => {
  const plain = { ...pack.signed, pupilRef: refOf('Finch'), answers: answers(), readings: [] };
  const guessed = lock({ pictures: [...loginPictures.slice(4, 8)] });
  for (const file of [plain, guessed, lock({ pictures: [] })])
    expect(await refuse(file)).toBe('pack-unproven');
  expect(await keptOf(finch)).toEqual([]);
  expect(await take(guessed, true)).toMatchObject({ pupil: 'Finch', taken: 1 });
  const [record] = await db().select().from(auditLog).where(eq(auditLog.subjectId, finch.userId));
  expect(record).toMatchObject({ action: 'vouched-for-pack', actorId: teacher.userId });
});

test('who has an account of their own has no pictures that prove it: the teacher says so', async () => {
  const file = lock({ pictures: [] }, refOf('Pupil 1.'));
  expect(await refuse(file)).toBe('pack-unproven');
  expect(await take(file, true)).toMatchObject({ pupil: 'Pupil 1', taken: 1 });
});

test('what one pupil has locked is worth nothing in the file of another, nor with one letter changed', async () => {
  const moved = { ...lock({}), pupilRef: refOf('Pupil 1.') };
  expect(await refuse(moved, true)).toBe('pack-not-ours');
  expect(await refuse(lock({}, refOf('Finch'), refOf('Pupil 1.')), true)).toBe('pack-not-ours');
  const file = lock({});
  const { sealed: whole } = file.locked!;
  const sealed = `${whole[0] === 'A' ? 'B' : 'A'}${whole.slice(1)}`;
  for (const locked of [
    { ...file.locked!, sealed },
    { ...file.locked!, sealed: 'AAAA' },
  ])
    expect(await refuse({ ...file, locked }, true)).toBe('pack-not-ours');
});

test('answers to a page whose words somebody has changed are not taken', async () => {
  expect(await refuse(lock({ content: hashOf('Other words') }), true)).toBe('pack-changed');
});

test('what lies on a stick is compared with what was signed, file by file', async () => {
  const hashes = Object.fromEntries(Object.entries(pack.files).map(([name, bytes]) => [name, hashOf(bytes)]));
  const check = async (files: Record<string, string>) =>
    (
      await api.call(checkClassPack, {
        token: teacher.token,
        params: params(),
        body: { ...pack.signed, files },
      })
    ).body;
  expect(Object.keys(JSON.parse(pack.signed.pack).files).sort()).toEqual(
    Object.keys(pack.files)
      .filter((name) => name !== 'manifest.js')
      .sort(),
  );
  expect(await check({ ...hashes, 'Thumbs.db': hashOf('of the computer') })).toMatchObject({
    changed: [],
    missing: [],
  });
  const [picture, other] = Object.keys(hashes).filter((name) => name.startsWith('pictures/'));
  const { [other!]: _, ...fewer } = {
    ...hashes,
    [picture!]: hashOf('drawn over'),
    'Open me.html': hashOf('mine'),
  };
  expect(await check(fewer)).toMatchObject({ changed: ['Open me.html', picture], missing: [other] });
  const forged = { ...pack.signed, pack: pack.signed.pack.replace(hashes[picture!]!, hashOf('drawn over')) };
  const answer = await api.refuse(checkClassPack, {
    ...{ token: teacher.token, params: params() },
    body: { ...forged, files: hashes },
  });
  expect(answer.code).toBe('pack-not-ours');
});

describe.each(languages)('in %s', (language) => {
  test('page and first file speak the language of the teacher who takes the pack, its comics their own', async () => {
    await updateUser(db(), teacher.userId, { language });
    pack = await openPack(api, classId, teacher);
    const { readMe, openMe, page } = packTextsIn(language);
    expect(Object.keys(pack.files).slice(0, 2)).toEqual([readMe, openMe]);
    expect(pack.files[readMe]!.toString()).toContain(`“${openMe}”`.slice(1, -1));
    expect(pack.files[openMe]!.toString()).toContain(`<html lang="${language}">`);
    expect(pack.content.texts).toEqual(page);
    expect(pack.content.comics[0]!.language).toBe('en');
  });

  test('no sentence is empty or has lost a place for what it shows, and none is left in English', () => {
    const [here, english] = [packTextsIn(language), packTextsIn('en')];
    const placesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [name, text] of Object.entries(english.page)) {
      const said = here.page[name as keyof typeof here.page];
      expect.soft([name, placesIn(said)]).toEqual([name, placesIn(text)]);
      expect.soft(said).not.toMatch(/[<&]/);
      if (language !== 'en' && !['word', 'pageAlt', 'pageName', 'questionName'].includes(name))
        expect.soft(said).not.toBe(text);
    }
    expect(here.begin({ className: '6B', openMe: here.openMe })).toHaveLength(7);
  });
});

test('who has told no language gets the pack in that of their browser', async () => {
  pack = await openPack(api, classId, teacher, { 'accept-language': 'fr-CA, en;q=0.5' });
  expect(pack.content.language).toBe('fr');
});
