import { subjects } from '@panelwise/db/schema/catalogue';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, endpointOf } from '../apps/api/src/testing/every-endpoint.ts';
import { createComic, type TestUser } from '../apps/api/src/testing/fixtures.ts';
import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts';
import { type Answer, type Person, people } from './people.ts';
import { createMember, type Member } from './testing/cast.ts';
import type { Cell, Request } from './testing/cell.ts';
import { publicUrl, requestOf, someAddress } from './testing/requests.ts';
import { routesIn } from './testing/routes-in.ts';
import { makeThings, type Things } from './testing/things.ts';
import { whoMay } from './who-may.ts';

/*
 * Every call of the contract as everybody of the matrix, with all that it needs to succeed: only who calls decides. Each has
 * things of its own, so that their order does not matter and several can go at once.
 */
const atOnce = 8;
const onOwners: Person[] = [
  'visitor',
  'teacher',
  'otherOwner',
  'coTeacher',
  'strangerParent',
  'admin',
  'demoted',
];
/** Most of them end sessions or change the account that makes them: each is made by an account of its own. */
const needOwnAccount: CallName[] = [
  'changePassword',
  'makeClass',
  // One may be in so many classes, and find so many in a minute.
  'findClassByCode',
  'joinClass',
  'getInvitation',
  'acceptInvitation',
  'deleteAccount',
  'endOtherSessions',
  'endSession',
  // The others have a hundred comics by then, and all of them would be in it.
  'exportAccount',
  'keepAccount',
  'logout',
  'refresh',
  'offerSecondFactor',
  'setUpSecondFactor',
  'removeSecondFactor',
  'addPasskey',
  'offerPasskey',
  'removePasskey',
  // Of unknown age, and in a class of children: they count as one of them.
  'chooseLeagues',
  // One has one battle at a time.
  'openBattle',
  'joinBattleByCode',
  'joinBattle',
  'lookAtBattle',
  'answerInBattle',
  'usePowerUpInBattle',
  'reactInBattle',
  'callGhost',
  'leaveBattle',
  'askRematch',
  // The others have as many children by then as a parent may have.
  'linkChild',
  'makeChild',
];

let site: TestApp;
let things: Things;
let cast: Record<Member, TestUser>;
let subjectId: string;
let publicComic: string;
let picture: Buffer;

beforeAll(async () => {
  site = await startTestApp({
    RUNS_PER_MINUTE: '1000000',
    READS_PER_MINUTE: '1000000',
    PUBLIC_URL: publicUrl,
  });
  things = makeThings(site);
  const members = (Object.keys(people) as Person[]).filter((person) => person !== 'visitor');
  cast = Object.fromEntries(
    await Promise.all(members.map(async (person) => [person, await createMember(site, person)] as const)),
  ) as Record<Member, TestUser>;
  const [subject] = await things.db().select().from(subjects).where(eq(subjects.name, 'Biology'));
  subjectId = subject!.id;
  publicComic = await createComic(site, cast.owner.userId, { approved: true });
  await createComic(site, cast.otherOwner.userId, { drawn: true });
  picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
});
afterAll(() => site.close());

async function cellOf(name: CallName, person: Person): Promise<Cell> {
  const me =
    person === 'visitor'
      ? undefined
      : needOwnAccount.includes(name)
        ? await createMember(site, person)
        : cast[person];
  const of = me && !onOwners.includes(person) ? me : cast.owner;
  return { site, things, person, me, of, owner: cast.owner, admin: cast.admin, subjectId, publicComic };
}

async function send(name: CallName, me: TestUser | undefined, request: Request) {
  const { method, path } = endpointOf[name];
  const url = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(request.params?.[key] ?? ''));
  const form = request.form && (await toForm(request.form));
  const response = await site.app.inject({
    method,
    url: `/api${url}`,
    query: request.query ?? {},
    headers: {
      prefer: 'respond-async',
      ...(me && { authorization: `Bearer ${me.token}` }),
      ...(form && { 'content-type': form.type }),
      ...request.headers,
    },
    ...(form ? { payload: form.bytes } : request.body ? { payload: request.body as object } : {}),
    remoteAddress: someAddress(),
  });
  return { status: response.statusCode, text: response.payload };
}

async function toForm(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png');
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return {
    type: request.headers.get('content-type')!,
    bytes: Buffer.from(await request.arrayBuffer()),
  };
}

/** What is stored to tell who somebody is, and is for nobody's eyes. */
const secrets = /\$argon2|password_?hash|code_?hash|token_?hash/i;

/** @returns what an answer tells that its caller may not know */
function leaksOf(name: CallName, { me, person }: Cell, text: string): string[] {
  const others = (text.match(/[\w.+-]+@example\.org/g) ?? []).filter((email) => email !== me?.email);
  return [
    ...(secrets.test(text) ? ['a hash'] : []),
    ...(person !== 'admin' ? others : []),
    ...(name !== 'verifyOtp' && text.includes('reset_key') ? ['a key for a password'] : []),
  ];
}

const answerOf = (status: number): Answer | number => (status >= 200 && status < 300 ? 'yes' : status);

/** @returns what is not as the matrix says */
async function tryCell(name: CallName, person: Person): Promise<string | undefined> {
  const cell = await cellOf(name, person);
  const request = await requestOf[name](cell);
  const before = request.comic && (await things.stored(request.comic));
  const { status, text } = await send(name, cell.me, request);
  const expected = whoMay[name][person];
  const where = `${name} as ${person}`;
  if (answerOf(status) !== expected)
    return `${where}: ${expected} was expected, and it answered ${status} ${text.slice(0, 200)}`;
  const leaks = leaksOf(name, cell, text);
  if (leaks.length > 0) return `${where}: the answer tells ${leaks.join(', ')}`;
  if (expected === 'yes' || !request.comic) return undefined;
  const isAsBefore = JSON.stringify(await things.stored(request.comic)) === JSON.stringify(before);
  return isAsBefore ? undefined : `${where}: it was refused and has changed the comic all the same`;
}

/** One after the other, so that whoever is refused wrongly is named. */
const everyPerson = Object.keys(people) as Person[];
test.each(everyPerson)(
  'every call answers everybody as the matrix says, tells nobody what is another’s, and changes nothing where it refuses',
  async (person) => {
    const names = Object.keys(whoMay) as CallName[];
    const problems: string[] = [];
    const workers = Array.from({ length: atOnce }, async () => {
      for (let name = names.pop(); name; name = names.pop()) {
        const problem = await tryCell(name, person);
        if (problem) problems.push(problem);
      }
    });
    await Promise.all(workers);
    expect(problems, problems.join('; ')).toEqual([]);
  },
);

test('the matrix has every call of the contract', () => {
  expect(Object.keys(whoMay).sort()).toEqual(Object.keys(endpointOf).sort());
});

/** What is registered beside the contract: files, health, and pages for operators and developers; `*` is the web app. */
const beside = ['/api/docs', '/dev/mail', '/healthz', '/media', '/metrics', '/readyz'];

test('no route is registered that the contract does not declare', async () => {
  const declared = Object.values(endpointOf).map(({ method, path }) => `${method} /api${path}`);
  const registered = routesIn(site.app.printRoutes({ commonPrefix: false, includeHooks: false }));
  expect(registered).toEqual(expect.arrayContaining(declared));
  const strange = registered.filter(
    (route) =>
      route !== 'GET *' &&
      !declared.includes(route) &&
      !beside.some((path) => route.split(' ')[1]!.startsWith(path)),
  );
  expect(strange).toEqual([]);
});
