import { noReward, type Reward } from '@panelwise/contracts/domain/rewards';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { battleSeats } from '../schema/battles.ts';
import { gameRounds, type StoredMove, type StoredPiece } from '../schema/games.ts';
import { today } from './rewards.ts';

export type GameRoundRow = typeof gameRounds.$inferSelect;

export async function insertGameRound(
  db: Queryable,
  round: typeof gameRounds.$inferInsert,
): Promise<GameRoundRow> {
  const [row] = await db.insert(gameRounds).values(round).returning();
  return row!;
}

/** A round of this person with the time since its last move, in ms by the database's clock; undefined for any other. */
export async function findGameRound(
  db: Queryable,
  userId: string,
  id: string,
): Promise<(GameRoundRow & { sinceMovedMs: number }) | undefined> {
  const [row] = await db
    .select({
      round: gameRounds,
      sinceMovedMs: sql<number>`extract(epoch from now() - ${gameRounds.movedAt}) * 1000`.mapWith(Number),
    })
    .from(gameRounds)
    .where(and(eq(gameRounds.id, id), eq(gameRounds.userId, userId)));
  return row && { ...row.round, sinceMovedMs: row.sinceMovedMs };
}

/** Keeps a move with what it brought. The caller holds the learner's lock. */
export async function keepMove(
  tx: Transaction,
  round: GameRoundRow,
  {
    pieces,
    move,
    earned,
    isOver,
  }: { pieces: StoredPiece[]; move: StoredMove; earned: Reward; isOver: boolean },
): Promise<GameRoundRow> {
  const [row] = await tx
    .update(gameRounds)
    .set({
      pieces,
      moves: [...round.moves, move],
      xp: round.xp + earned.xp,
      coins: round.coins + earned.coins,
      gems: round.gems + earned.gems,
      movedAt: sql`now()`,
      ...(isOver && { finishedAt: sql`now()` }),
    })
    .where(eq(gameRounds.id, round.id))
    .returning();
  return row!;
}

/** Notes that a piece was shown where it is from. The caller holds the learner's lock. */
export async function keepHelp(tx: Transaction, round: GameRoundRow, pieceId: string): Promise<void> {
  const pieces = round.pieces.map((piece) => (piece.id === pieceId ? { ...piece, isHelped: true } : piece));
  await tx.update(gameRounds).set({ pieces }).where(eq(gameRounds.id, round.id));
}

/** Notes which places have stepped back for a piece. The caller holds the learner's lock. */
export async function keepClosed(
  tx: Transaction,
  round: GameRoundRow,
  pieceId: string,
  closed: string[],
): Promise<void> {
  const pieces = round.pieces.map((piece) =>
    piece.id === pieceId ? { ...piece, closed, isHelped: true } : piece,
  );
  await tx.update(gameRounds).set({ pieces }).where(eq(gameRounds.id, round.id));
}

/** What games and battles have brought somebody that went on today, by UTC: of one that began yesterday all of it. */
export async function earnedInPlayToday(db: Queryable, userId: string): Promise<Reward> {
  const ofGames = db
    .select({ xp: gameRounds.xp, coins: gameRounds.coins })
    .from(gameRounds)
    .where(and(eq(gameRounds.userId, userId), gte(gameRounds.movedAt, today)));
  const ofBattles = db
    .select({ xp: battleSeats.xp, coins: battleSeats.coins })
    .from(battleSeats)
    .where(and(eq(battleSeats.userId, userId), gte(battleSeats.movedAt, today)));
  const rows = await ofGames.unionAll(ofBattles);
  const sum = (unit: 'xp' | 'coins') => rows.reduce((all, row) => all + row[unit], 0);
  return { ...noReward, xp: sum('xp'), coins: sum('coins') };
}
