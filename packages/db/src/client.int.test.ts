import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from './client.ts';
import { users } from './schema/accounts.ts';
import { subjects, themes } from './schema/catalogue.ts';
import { seedCatalogue } from './seed/catalogue.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a migrated database has the catalogue, and a second seed adds nothing', async () => {
  const before = await database.db.select().from(subjects);
  expect(before.length).toBeGreaterThanOrEqual(8);
  expect(await database.db.select().from(themes)).toHaveLength(9);
  await seedCatalogue(database.db);
  expect(await database.db.select().from(subjects)).toHaveLength(before.length);
});

test('migrating again, from several sides at once, changes nothing', async () => {
  await Promise.all([migrateDatabase(database), migrateDatabase(database), migrateDatabase(database)]);
  const user = {
    firstname: 'A',
    lastname: 'B',
    email: 'a@example.org',
    username: 'a',
    userType: 'Teacher' as const,
    passwordHash: 'x',
  };
  const [row] = await database.db.insert(users).values(user).returning();
  expect(row?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
});
