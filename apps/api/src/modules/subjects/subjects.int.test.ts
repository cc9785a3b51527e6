import { randomBytes } from 'node:crypto';
import { limits } from '@panelwise/contracts/domain/limits';
import type { UserType } from '@panelwise/contracts/domain/user';
import { getSubjects } from '@panelwise/contracts/http/catalogue';
import { refusalSchema } from '@panelwise/contracts/http/endpoint';
import { createSubject, deleteSubject, updateSubject } from '@panelwise/contracts/http/subjects';
import type { UserRow } from '@panelwise/db/repositories/users';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { type FormPart, sendForm } from '../../testing/send-form.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: TestUser;
let photo: Buffer;

beforeAll(async () => {
  site = await startTestApp();
  admin = await createUser(site, 'admin');
  photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#3a7' } })
    .withExif({ IFD0: { Copyright: 'Somebody', Make: 'Secret camera' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => site.close());

const send = (path: string, parts: FormPart[], token = admin.token) => sendForm(site.app, path, parts, token);
const add = async (name: string, file: Buffer) => {
  const answer = await send(createSubject.path, [
    { name: 'name', text: name },
    { name: 'image', file },
  ]);
  return createSubject.response.parse(answer.json()).subject;
};
const refused = async (path: string, parts: FormPart[]) =>
  refusalSchema.parse((await send(path, parts)).json());
const download = async (url: string) => (await site.app.inject({ url })).rawPayload;

describe('adding a subject', () => {
  test('its picture is made anew in two sizes, without what the camera wrote into it', async () => {
    const subject = await add('Astronomy', photo);
    expect(subject).toMatchObject({ name: 'Astronomy', ishowads: false });
    for (const [url, edge] of [
      [subject.image, limits.subjectPictureEdges[0]],
      [subject.thumbnail, limits.subjectPictureEdges[1]],
    ] as const) {
      const made = await sharp(await download(url!)).metadata();
      expect(made).toMatchObject({ format: 'webp', width: edge, height: edge * 0.75 });
      expect(made.exif).toBeUndefined();
    }
    expect((await site.call(getSubjects)).body.data.map(({ name }) => name)).toContain('Astronomy');
  });

  test('needs a name and a picture, and a name that is free', async () => {
    expect((await refused(createSubject.path, [{ name: 'name', text: 'Dance' }])).message).toBe(
      'Name and image required!',
    );
    const unnamed = [
      { name: 'name', text: ' ' },
      { name: 'image', file: photo },
    ];
    expect(await refused(createSubject.path, unnamed)).toMatchObject({ details: [{ path: 'name' }] });
    const taken = [
      { name: 'name', text: 'Biology' },
      { name: 'image', file: photo },
    ];
    expect((await refused(createSubject.path, taken)).code).toBe('subject-exists');
  });

  test.each([
    [
      'a drawing that could run scripts',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'picture-type',
    ],
    [
      'a web page that calls itself a picture',
      () => Buffer.from('<html><script>1</script></html>'),
      'picture-type',
    ],
    ['a picture that ends half-way', () => photo.subarray(0, photo.length / 2), 'picture-broken'],
    [
      'noise behind a good beginning',
      () => Buffer.concat([photo.subarray(0, 20), randomBytes(2_000)]),
      'picture-broken',
    ],
    [
      'more than 5 MB',
      () => Buffer.concat([photo, Buffer.alloc(limits.uploadBytesMax)]),
      'picture-too-large',
    ],
  ])('%s is refused', async (_, make, code) => {
    const parts = [
      { name: 'name', text: 'Refused' },
      { name: 'image', file: make() },
    ];
    expect((await refused(createSubject.path, parts)).code).toBe(code);
  });

  test('a small file that unpacks to a huge picture is refused', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(limits.uploadBytesMax);
    const parts = [
      { name: 'name', text: 'Bomb' },
      { name: 'image', file: bomb },
    ];
    expect((await refused(createSubject.path, parts)).code).toBe('picture-broken');
  });

  test('fifty parts, a second file and a form that is none are refused', async () => {
    const many = Array.from({ length: 50 }, (_, n) => ({ name: `field${n}`, text: 'x' }));
    expect(await refused(createSubject.path, many)).toMatchObject({ code: 'body-too-large' });
    const two = [
      { name: 'name', text: 'Two' },
      { name: 'image', file: photo },
      { name: 'image', file: photo },
    ];
    expect((await refused(createSubject.path, two)).code).toBe('body-too-large');
    const json = await site.refuse(createSubject, { token: admin.token, body: { name: 'x' } });
    expect(json.code).toBe('unsupported-media');
  });
});

test('a subject is changed field by field, and its old picture goes', async () => {
  const subject = await add('Botany', photo);
  const switched = await send(updateSubject.path, [
    { name: 'id', text: subject._id },
    { name: 'ishowads', text: 'true' },
  ]);
  expect(updateSubject.response.parse(switched.json()).subject).toEqual({ ...subject, ishowads: true });
  const blue = await sharp({ create: { width: 50, height: 40, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  const renamed = await send(updateSubject.path, [
    { name: 'id', text: subject._id },
    { name: 'name', text: 'Plants' },
    { name: 'image', file: blue },
  ]);
  const after = updateSubject.response.parse(renamed.json()).subject;
  expect(after).toMatchObject({ name: 'Plants', ishowads: true });
  expect(after.image).not.toBe(subject.image);
  expect((await site.app.inject({ url: subject.image! })).statusCode).toBe(404);
  expect((await site.app.inject({ url: after.image! })).statusCode).toBe(200);
});

test('ads are switched on for grown-ups only: who asks decides', async () => {
  const subject = await add('Physics with ads', photo);
  await send(updateSubject.path, [
    { name: 'id', text: subject._id },
    { name: 'ishowads', text: 'true' },
  ]);
  const year = new Date().getUTCFullYear();
  const shownTo = async (token?: string) =>
    (await site.call(getSubjects, { token })).body.data.find(({ _id }) => _id === subject._id)?.ishowads;
  const who = async (...over: [UserType, Partial<UserRow>?]) =>
    shownTo((await createUser(site, ...over)).token);
  expect(await who('Teacher')).toBe(true);
  expect(await who('Student', { birthYear: year - 19, country: 'US' })).toBe(true);
  expect(await who('Student')).toBe(false);
  expect(await who('Student', { birthYear: year - 18, country: 'US' })).toBe(false);
  expect(await who('Other', { birthYear: year - 12, country: 'US' })).toBe(false);
  expect(await shownTo()).toBe(false);
});

test('a subject that comics use stays; another can be deleted once', async () => {
  const { body } = await site.call(getSubjects);
  await createComic(site, admin.userId);
  const used = body.data.find(({ name }) => name === 'Biology')!;
  const inUse = await site.refuse(deleteSubject, { token: admin.token, body: { id: used._id } });
  expect(inUse.code).toBe('subject-in-use');
  const spare = await add('Spare', photo);
  await site.call(deleteSubject, { token: admin.token, body: { id: spare._id } });
  const again = await site.refuse(deleteSubject, { token: admin.token, body: { id: spare._id } });
  expect(again).toMatchObject({ status: 404, code: 'subject-gone' });
});

test('only admins change subjects', async () => {
  const { token } = await createUser(site);
  const answer = await send(createSubject.path, [{ name: 'name', text: 'x' }], token);
  expect(answer.statusCode).toBe(403);
});
