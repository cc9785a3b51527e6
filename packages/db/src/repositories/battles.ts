import type { BattleEventType, BattleReaction } from '@panelwise/contracts/domain/battles';
import { and, asc, desc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { battleAnswers, battleEvents, battleSeats, battles } from '../schema/battles.ts';
import { comics } from '../schema/comics.ts';
import { brokenConstraint } from './broken-constraint.ts';
import { fromJsonRow, jsonRow } from './json-rows.ts';
import { drawCode } from './login-codes.ts';

export type BattleRow = typeof battles.$inferSelect;
export type BattleAnswerRow = typeof battleAnswers.$inferSelect;
export type BattleSeat = typeof battleSeats.$inferSelect & { firstname: string };
/** A battle with all that is in it, and the moment by the database's clock. */
export type WholeBattle = {
  battle: BattleRow;
  seats: BattleSeat[];
  answers: BattleAnswerRow[];
  /** The last picture that each side has shown. */
  reactions: { place: number; reaction: BattleReaction }[];
  /** The comic was taken away meanwhile. */
  isGone: boolean;
  now: Date;
};

const now = sql<Date>`clock_timestamp()`.mapWith((value: string) => new Date(value));
/** How often a code is drawn before we give up: of a million, few are taken. */
const draws = 20;

/** Opens a battle. @param hasCode somebody is asked by a code */
export async function insertBattle(
  tx: Transaction,
  made: typeof battles.$inferInsert,
  hasCode: boolean,
): Promise<BattleRow> {
  for (let i = 0; i < draws; i++) {
    try {
      return await tx.transaction(async (inner) => {
        const [row] = await inner
          .insert(battles)
          .values({ ...made, ...(hasCode && { code: drawCode() }) })
          .returning();
        return row!;
      });
    } catch (error) {
      if (brokenConstraint(error)?.name !== 'battles_code') throw error;
    }
  }
  throw new Error('Nearly all codes are taken: the list of words is too short.');
}

export async function insertBattleSeat(
  tx: Transaction,
  seat: typeof battleSeats.$inferInsert,
): Promise<void> {
  await tx.insert(battleSeats).values(seat);
}

/** The moment by the database's clock. */
export async function readBattleClock(db: Queryable): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select clock_timestamp() as now`);
  return new Date(rows[0]!.now);
}

/** Lets one change of a battle follow the other, as long as the transaction lasts. @returns false where it is gone */
export async function lockBattle(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.select({ id: battles.id }).from(battles).where(eq(battles.id, id)).for('update');
  return rows.length > 0;
}

/** A battle with its seats and answers at one moment; of a seat whose account is gone there is nothing. */
export async function readBattle(db: Queryable, id: string): Promise<WholeBattle | undefined> {
  const all = <T>(value: SQL, from: SQL, order: SQL) =>
    sql<T[]>`(select coalesce(json_agg(${value} order by ${order}), '[]') from ${from})`;
  const [row] = await db
    .select({
      battle: battles,
      isGone: sql<boolean>`${comics.deletedAt} is not null or ${comics.hiddenAt} is not null
        or ${comics.publicEditionId} is null`,
      now,
      seats: all<{ seat: Record<string, unknown>; firstname: string }>(
        sql`json_build_object('seat', ${jsonRow(battleSeats)}, 'firstname', ${users.firstname})`,
        sql`${battleSeats} join ${users} on ${users.id} = ${battleSeats.userId} and ${users.deletedAt} is null
          where ${battleSeats.battleId} = ${battles.id}`,
        sql`${battleSeats.place}`,
      ),
      answers: all<Record<string, unknown>>(
        jsonRow(battleAnswers),
        sql`${battleAnswers} where ${battleAnswers.battleId} = ${battles.id}`,
        sql`${battleAnswers.place}, ${battleAnswers.position}`,
      ),
      reactions: all<WholeBattle['reactions'][number]>(
        sql`json_build_object('place', ${battleEvents.place}, 'reaction', ${battleEvents.reaction})`,
        sql`${battleEvents} where ${battleEvents.battleId} = ${battles.id} and ${battleEvents.type} = 'reaction'`,
        sql`${battleEvents.seq} desc`,
      ),
    })
    .from(battles)
    .innerJoin(comics, eq(comics.id, battles.comicId))
    .where(eq(battles.id, id));
  if (!row) return undefined;
  return {
    ...row,
    seats: row.seats.map(({ seat, firstname }) => ({ ...fromJsonRow(battleSeats, seat), firstname })),
    answers: row.answers.map((answer) => fromJsonRow(battleAnswers, answer)),
  };
}

export async function updateBattle(
  tx: Transaction,
  id: string,
  set: Partial<typeof battles.$inferInsert>,
): Promise<void> {
  await tx.update(battles).set(set).where(eq(battles.id, id));
}

export async function updateBattleSeat(
  tx: Transaction,
  { battleId, place }: { battleId: string; place: number },
  set: Partial<typeof battleSeats.$inferInsert>,
): Promise<void> {
  await tx
    .update(battleSeats)
    .set(set)
    .where(and(eq(battleSeats.battleId, battleId), eq(battleSeats.place, place)));
}

/** Whoever looks is there. */
export async function noteSeen(db: Queryable, { battleId, place }: BattleSeat): Promise<void> {
  await db
    .update(battleSeats)
    .set({ seenAt: sql`clock_timestamp()` })
    .where(and(eq(battleSeats.battleId, battleId), eq(battleSeats.place, place)));
}

export async function insertBattleAnswers(
  tx: Transaction,
  rows: (typeof battleAnswers.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(battleAnswers).values(rows);
}

export type NewBattleEvent = {
  type: BattleEventType;
  place?: number;
  position?: number;
  reaction?: BattleReaction;
};

/** Writes down what happened, with the next numbers. The caller holds the battle's row. */
export async function addBattleEvents(
  tx: Transaction,
  battleId: string,
  happened: readonly NewBattleEvent[],
): Promise<void> {
  if (happened.length === 0) return;
  const [row] = await tx
    .update(battles)
    .set({ seq: sql`${battles.seq} + ${happened.length}` })
    .where(eq(battles.id, battleId))
    .returning({ seq: battles.seq });
  const first = row!.seq - happened.length + 1;
  await tx.insert(battleEvents).values(happened.map((one, i) => ({ ...one, battleId, seq: first + i })));
}

/** What happened in a battle after a number, in order. */
export async function listBattleEvents(db: Queryable, battleId: string, after: number) {
  return db
    .select()
    .from(battleEvents)
    .where(and(eq(battleEvents.battleId, battleId), gt(battleEvents.seq, after)))
    .orderBy(asc(battleEvents.seq))
    .limit(200);
}

/** The battle of this person that is open or on, and of which they have not had enough. */
export async function findCurrentBattle(
  db: Queryable,
  userId: string,
): Promise<{ id: string; title: string; state: BattleRow['state'] } | undefined> {
  const [row] = await db
    .select({ id: battles.id, title: battles.title, state: battles.state })
    .from(battleSeats)
    .innerJoin(battles, eq(battles.id, battleSeats.battleId))
    .where(
      and(
        eq(battleSeats.userId, userId),
        isNull(battles.endedAt),
        isNull(battleSeats.leftAt),
        isNull(battleSeats.finishedAt),
      ),
    )
    .limit(1);
  return row;
}

/** When somebody opens a battle under an event that is known, they get the one that it opened. */
export async function hasBattle(db: Queryable, id: string, userId: string): Promise<boolean> {
  return (
    (await db.$count(battleSeats, and(eq(battleSeats.battleId, id), eq(battleSeats.userId, userId)))) > 0
  );
}

/**
 * The battle that this person has joined by a code: whoever did not hear that they are in asks again.
 * @param states of those that count; the latest is taken
 */
export async function findJoinedBattle(
  db: Queryable,
  userId: string,
  code: string,
  states: readonly BattleRow['state'][],
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: battles.id })
    .from(battles)
    .innerJoin(battleSeats, eq(battleSeats.battleId, battles.id))
    .where(
      and(
        eq(battles.code, code),
        inArray(battles.state, [...states]),
        eq(battleSeats.userId, userId),
        eq(battleSeats.place, 1),
      ),
    )
    .orderBy(desc(battles.startedAt))
    .limit(1);
  return row?.id;
}

/** Battles that wait, of others than this person, the oldest first, with who opened them. */
export async function listWaitingBattles(db: Queryable, userId: string, where: SQL, most: number) {
  return db
    .select({ battle: battles, seat: battleSeats, firstname: users.firstname })
    .from(battles)
    .innerJoin(battleSeats, eq(battleSeats.battleId, battles.id))
    .innerJoin(users, eq(users.id, battleSeats.userId))
    .where(and(eq(battles.state, 'waiting'), ne(battleSeats.userId, userId), isNull(users.deletedAt), where))
    .orderBy(asc(battles.createdAt))
    .limit(most);
}

/** Battles that were opened for anybody, and the class, about one comic or all. */
const isThere = sql`${battleSeats.seenAt} > clock_timestamp() - interval '20 s'`;
export const isOpenFor = {
  anyone: (comicId: string) =>
    and(
      eq(battles.against, 'anyone'),
      eq(battles.comicId, comicId),
      isNull(battles.rematchOf),
      sql`${battles.ghostAt} > clock_timestamp()`,
      isThere,
    )!,
  class: and(inArray(battles.against, ['class', 'anyone']), isNull(battles.rematchOf), isThere)!,
  code: (code: string) => eq(battles.code, code),
};

/** The battle in which these two play once more. */
export async function findRematch(db: Queryable, battleId: string): Promise<BattleRow | undefined> {
  const [row] = await db.select().from(battles).where(eq(battles.rematchOf, battleId));
  return row;
}

/**
 * Battles in which time has something to say: the oldest first.
 * @param heardSince before it nobody could be heard of
 */
export async function listBattlesToTidy(
  db: Queryable,
  { waitMs, mostMs, awayMs }: { waitMs: number; mostMs: number; awayMs: number },
  heardSince: Date,
): Promise<string[]> {
  const before = (ms: number) => sql`clock_timestamp() - ${ms} * interval '1 ms'`;
  const rows = await db
    .select({ id: battles.id })
    .from(battles)
    .where(
      and(
        isNull(battles.endedAt),
        sql`(
          (${battles.state} = 'waiting' and (${battles.ghostAt} <= clock_timestamp() or ${battles.createdAt} <= ${before(waitMs)}))
          or ${battles.startedAt} <= ${before(mostMs)}
          or not exists (select 1 from ${battleSeats} s where s.battle_id = ${battles.id})
          or exists (select 1 from ${battleSeats} s where s.battle_id = ${battles.id} and s.finished_at is null
            and greatest(s.seen_at, ${heardSince.toISOString()}::timestamptz) <= ${before(awayMs)} and (${battles.state} = 'playing'))
          or (${battles.state} = 'playing' and not exists (
            select 1 from ${battleSeats} s where s.battle_id = ${battles.id} and s.finished_at is null))
        )`,
      ),
    )
    .orderBy(asc(battles.createdAt))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** Runs of one comic that were played to their end, by people of a band or by one person, the latest first. */
export async function listRecordedRuns(
  db: Queryable,
  comicId: string,
  of: { band: BattleRow['band']; notBy: string } | { userId: string },
  most: number,
) {
  const whose =
    'userId' in of
      ? eq(battleSeats.userId, of.userId)
      : and(eq(battleSeats.band, of.band), ne(battleSeats.userId, of.notBy));
  const missed = sql`exists (select 1 from ${battleAnswers} a where a.battle_id = ${battleSeats.battleId}
    and a.place = ${battleSeats.place} and a.answer is null)`;
  return db
    .select({
      battleId: battles.id,
      items: battles.items,
      subject: battles.subject,
      userId: battleSeats.userId,
      runs: sql<{ isRight: boolean; ms: number }[]>`(
        select json_agg(json_build_object('isRight', a.is_right and a.counts, 'ms', a.ms) order by a.position)
        from ${battleAnswers} a where a.battle_id = ${battleSeats.battleId} and a.place = ${battleSeats.place})`,
    })
    .from(battleSeats)
    .innerJoin(battles, eq(battles.id, battleSeats.battleId))
    .innerJoin(users, eq(users.id, battleSeats.userId))
    .where(
      and(
        eq(battles.comicId, comicId),
        eq(battles.state, 'ended'),
        isNull(battleSeats.leftAt),
        isNull(users.deletedAt),
        whose,
        sql`not ${missed}`,
      ),
    )
    .orderBy(sql`${battles.endedAt} desc`)
    .limit(most);
}
