import { energyRules } from '@panelwise/contracts/domain/energy';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listMigrations, migrateDatabaseTo } from '../migrations.ts';
import { energy } from '../schema/battles.ts';
import { insertUser } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { balanceOf } from './bookings.ts';
import { listEnergyMoves, moveEnergy, readEnergy } from './energy.ts';
import { listEarned, purseOf, readPurse } from './rewards.ts';

let database: TestDatabase;
let userId: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  userId = (await insertUser(database.db)).id;
});
afterAll(() => database.drop());

const move = (eventId: string, change: 1 | -1) =>
  database.db.transaction((tx) => moveEnergy(tx, userId, { eventId, change }));
const booked = () => balanceOf(database.db, purseOf(userId), 'energy');
const amount = async () => (await readEnergy(database.db, userId)).amount;
const moves = async () =>
  (await listEnergyMoves(database.db, userId)).map(({ reason, change }) => [reason, change]);
/** Lets so much time go by, in ms. */
const rest = (ms: number) =>
  database.db
    .update(energy)
    .set({ since: sql`${energy.since} - interval '1 ms' * ${ms}` })
    .where(eq(energy.userId, userId));

test('what is taken and comes back is booked, each once, and is the sum of its lines', async () => {
  expect([await amount(), await moves()]).toEqual([energyRules.most, []]);
  await Promise.all([1, 2, 3, 4, 5].map((n) => move(`game:${n}`, -1)));
  await move('game:1', -1);
  await expect(move('game:6', -1)).rejects.toMatchObject({ code: 'no-energy' });
  expect([await amount(), await booked()]).toEqual([0, 0]);
  await move('read:this', 1);
  await move('read:this', 1);
  expect([await amount(), await booked()]).toEqual([1, 1]);
  expect(await moves()).toEqual([['energy-begun', 5], ...Array(5).fill(['energy', -1]), ['energy', 1]]);
});

test('what comes back by time is booked with the next change, as far as there is room, and counts from then on', async () => {
  for (const n of [1, 2, 3, 4]) await move(`game:${n}`, -1);
  await rest(energyRules.backMs * 2.5);
  expect([await amount(), await booked()]).toEqual([3, 1]);
  await move('game:5', -1);
  expect([await amount(), await booked()]).toEqual([2, 2]);
  expect((await moves()).slice(-2)).toEqual([
    ['energy-rested', 2],
    ['energy', -1],
  ]);
  await rest(energyRules.backMs * 0.6);
  expect(await amount()).toBe(3);
  await rest(energyRules.backMs * 40);
  await move('deck:today', 1);
  expect([await amount(), await booked()]).toEqual([energyRules.most, energyRules.most]);
  // What found no room is used up all the same.
  await move('game:7', -1);
  await move('deck:today', 1);
  expect(await amount()).toBe(energyRules.most - 1);
});

test('energy is in no purse, and nothing that is told of it', async () => {
  await move('game:1', -1);
  expect(await readPurse(database.db, userId)).toEqual({ xp: 0, coins: 0, gems: 0 });
  expect(await listEarned(database.db, userId)).toEqual([]);
});

test('who had energy before it was booked keeps it, and no event of then counts again', async () => {
  const old = await createTestDatabase({ empty: true });
  try {
    await migrateDatabaseTo(old, 51);
    const [{ id }, empty] = [await insertUser(old.db), await insertUser(old.db)];
    await old.pool.query(
      'insert into energy (user_id, amount, since) values ($1, 3, now()), ($2, 0, now())',
      [id, empty.id],
    );
    await old.pool.query(
      "insert into energy_moves (user_id, event_id, change, rule_version) values ($1, 'read:this', 1, 'energy-1')",
      [id],
    );
    await migrateDatabaseTo(old, (await listMigrations()).at(-1)!.number);
    const left = async (user: string) => (await readEnergy(old.db, user)).amount;
    expect([await left(id), await left(empty.id)]).toEqual([3, 0]);
    await old.db.transaction((tx) => moveEnergy(tx, id, { eventId: 'read:this', change: 1 }));
    expect(await left(id)).toBe(3);
    await old.db.transaction((tx) => moveEnergy(tx, id, { eventId: 'game:1', change: -1 }));
    expect(await left(id)).toBe(2);
  } finally {
    await old.drop();
  }
});
