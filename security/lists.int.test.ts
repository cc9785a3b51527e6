import { users } from '@panelwise/db/schema/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, endpointOf, fieldsOf, inputOf } from '../apps/api/src/testing/every-endpoint.ts';
import { createComic, createUser, type TestUser } from '../apps/api/src/testing/fixtures.ts';
import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts';

/* Every list of the contract that can be searched, sorted and leafed through, with what a stranger writes into its address. */
let site: TestApp;
let admin: TestUser;
beforeAll(async () => {
  site = await startTestApp({ READS_PER_MINUTE: '1000000' });
  admin = await createUser(site, 'admin');
  // Something to be found, had a search taken more than its words.
  for (let i = 0; i < 3; i++) await createComic(site, admin.userId, { approved: true, title: `Rivers ${i}` });
});
afterAll(() => site.close());

const fieldsOfList = (name: CallName) =>
  fieldsOf(inputOf(endpointOf[name].query)).map(({ path }) => path.join('.'));
const lists = (Object.keys(endpointOf) as CallName[]).filter((name) => fieldsOfList(name).includes('page'));
const ask = (name: CallName, query: Record<string, string>) =>
  site.app.inject({
    url: `/api${endpointOf[name].path}`,
    query,
    headers: { authorization: `Bearer ${admin.token}` },
  });
const totalOf = async (name: CallName, search: string) => {
  const answer = await ask(name, { search });
  return { search, status: answer.statusCode, total: answer.json<{ total?: number }>().total };
};

test('there are the lists that this is about', () => {
  expect(lists).toEqual(
    expect.arrayContaining(['getLibrary', 'getMyComics', 'getSubmissions', 'getUsers', 'getContacts']),
  );
});

test.each(lists)(
  '%s refuses a page or limit that is none, and a column that it does not sort by',
  async (name) => {
    const bad = [
      ...['-1', '0', 'NaN', '1.5', '1e6.5', 'x', '99999999999999999999'].map((page) => ({ page })),
      ...['-1', '0', 'NaN', '1000000', 'x'].map((limit) => ({ limit })),
      ...(fieldsOfList(name).includes('sort')
        ? ['password_hash', 'id; drop table users', '(select 1)', '__proto__', 'constructor'].map((sort) => ({
            sort,
          }))
        : []),
      { search: 'x'.repeat(101) },
    ];
    for (const query of bad) {
      const answer = await ask(name, query as Record<string, string>);
      expect({ query, status: answer.statusCode }).toEqual({ query, status: 400 });
      expect(answer.json()).toMatchObject({ error: true, code: 'bad-input' });
    }
  },
);

test.each(lists.filter((name) => fieldsOfList(name).includes('search')))(
  '%s takes what is searched for literally',
  async (name) => {
    for (const search of [
      "' or '1'='1",
      "'; drop table users; --",
      '%',
      '_',
      '\\',
      '%%',
      '_ivers',
      'R%s',
      '$1',
      '\u0000',
    ])
      expect(await totalOf(name, `${search}zq`)).toMatchObject({ status: 200, total: 0 });
    for (const search of ['%', '_', '\\', 'R%s', 'R_vers'])
      expect(await totalOf(name, search)).toEqual({ search, status: 200, total: 0 });
    expect(await site.deps.database.db.$count(users, eq(users.id, admin.userId))).toBe(1);
  },
);
