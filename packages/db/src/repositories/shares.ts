import {
  addUnpaid,
  defaultShareRule,
  firstShareRule,
  type ShareRule,
  type ShareStatement,
  splitPool,
} from '@panelwise/contracts/domain/shares';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { shareMonths, shareStatementLines, shareStatements } from '../schema/shares.ts';
import { book } from './bookings.ts';
import { countShareReads, type ShareRead } from './share-reads.ts';

export type ShareMonthRow = Omit<typeof shareMonths.$inferSelect, 'rule'> & { rule: ShareRule };
type Statement = Omit<ShareStatement, 'closedAt' | 'paidAt'> & { closedAt: Date; paidAt: Date | null };

/** Of the way in which a pool is shared, kept with each booking. */
const ruleVersion = 'share-2';
const accountOf = (creatorId: string) => `teacher:${creatorId}:share`;

/** A month with its whole rule: one that was closed under fewer terms keeps to those. */
function withRule(row: typeof shareMonths.$inferSelect): ShareMonthRow {
  return { ...row, rule: { ...(row.closedAt ? firstShareRule : defaultShareRule), ...row.rule } };
}

/** Every month that has a pool, newest first. */
export async function listShareMonths(db: Queryable): Promise<ShareMonthRow[]> {
  return (await db.select().from(shareMonths).orderBy(desc(shareMonths.month))).map(withRule);
}

export async function findShareMonth(db: Queryable, month: string): Promise<ShareMonthRow | undefined> {
  const [row] = await db.select().from(shareMonths).where(eq(shareMonths.month, month));
  return row && withRule(row);
}

/** Sets pool and rule of a month that is not closed. Undefined where it is. */
export async function putShareMonth(
  db: Queryable,
  values: Pick<ShareMonthRow, 'month' | 'poolCents' | 'currency' | 'rule'>,
): Promise<ShareMonthRow | undefined> {
  const { month: _, ...set } = values;
  const [row] = await db
    .insert(shareMonths)
    .values(values)
    .onConflictDoUpdate({ target: shareMonths.month, set, setWhere: isNull(shareMonths.closedAt) })
    .returning();
  return row && withRule(row);
}

/** A creator's part of a month: each comic with its reads and cents, and what earned nothing. */
export type CreatorShare = Pick<ShareStatement, 'lines' | 'unpaid' | 'cents'> & { creatorId: string };

/** What everybody would get of this pool for these reads, most first. */
export function shareOut(poolCents: number, reads: readonly ShareRead[]): CreatorShare[] {
  const cents = splitPool(poolCents, new Map(reads.map(({ comicId, counted }) => [comicId, counted])));
  const creators = Map.groupBy(reads, ({ creatorId }) => creatorId);
  const shares = [...creators].map(([creatorId, own]) => {
    const lines = own
      .filter(({ counted }) => counted > 0)
      .map(({ comicId, title, counted }) => ({ comicId, title, reads: counted, cents: cents.get(comicId)! }));
    return {
      creatorId,
      lines,
      unpaid: addUnpaid(own.map(({ unpaid }) => unpaid)),
      cents: lines.reduce((sum, line) => sum + line.cents, 0),
    };
  });
  return shares.toSorted((a, b) => b.cents - a.cents || (a.creatorId < b.creatorId ? -1 : 1));
}

/** What a month that is still open comes to by what was read until now. */
export async function previewShares(
  db: Queryable,
  { month, poolCents, rule }: Pick<ShareMonthRow, 'month' | 'poolCents' | 'rule'>,
): Promise<{ allReads: number; shares: CreatorShare[] }> {
  const reads = await countShareReads(db, month, rule);
  const allReads = reads.reduce((sum, { counted }) => sum + counted, 0);
  return { allReads, shares: shareOut(poolCents, reads) };
}

/** Why a month is not closed. */
export type NotClosed = 'unknown' | 'closed' | 'not-over';

/**
 * Closes a month: writes a statement for everybody whose comics were read, and books the pool, once. Undefined when it
 * is done. The time is the database's.
 */
export async function closeShareMonth(tx: Transaction, month: string): Promise<NotClosed | undefined> {
  const [row] = await tx
    .select({
      month: shareMonths,
      isOver: sql<boolean>`now() >= (${`${month}-01`}::date + interval '1 month') at time zone 'UTC'`,
    })
    .from(shareMonths)
    .where(eq(shareMonths.month, month))
    .for('update');
  if (!row) return 'unknown';
  if (row.month.closedAt) return 'closed';
  if (!row.isOver) return 'not-over';
  const { poolCents, currency } = row.month;
  const { allReads, shares } = await previewShares(tx, withRule(row.month));
  for (const { creatorId, lines, unpaid, cents } of shares) {
    await tx.insert(shareStatements).values({ month, creatorId, cents, unpaid });
    if (lines.length > 0)
      await tx
        .insert(shareStatementLines)
        .values(lines.map((line, position) => ({ ...line, month, creatorId, position })));
  }
  const shared = allReads > 0 ? poolCents : 0;
  await book(tx, {
    reason: `Revenue share of ${month}`,
    eventId: `share:${month}`,
    ruleVersion,
    lines: [
      { account: 'system:share-pool', unit: currency, amount: -shared },
      ...shares.map(({ creatorId, cents }) => ({
        account: accountOf(creatorId),
        unit: currency,
        amount: cents,
      })),
    ],
  });
  await tx.update(shareMonths).set({ closedAt: sql`now()`, allReads }).where(eq(shareMonths.month, month));
  return undefined;
}

/** Notes that somebody has been paid by hand, once. False where there is nothing to pay, or nothing left to. */
export async function payShare(tx: Transaction, month: string, creatorId: string): Promise<boolean> {
  const [paid] = await tx
    .update(shareStatements)
    .set({ paidAt: sql`now()` })
    .where(
      and(
        eq(shareStatements.month, month),
        eq(shareStatements.creatorId, creatorId),
        isNull(shareStatements.paidAt),
        sql`${shareStatements.cents} > 0`,
      ),
    )
    .returning();
  if (!paid) return false;
  const { currency } = (await findShareMonth(tx, month))!;
  await book(tx, {
    reason: `Paid for ${month}`,
    eventId: `share-paid:${month}:${creatorId}`,
    ruleVersion,
    lines: [
      { account: accountOf(creatorId), unit: currency, amount: -paid.cents },
      { account: 'system:bank', unit: currency, amount: paid.cents },
    ],
  });
  return true;
}

/** Everybody's part of a closed month with whom to pay, most first. */
export async function listShareStatements(db: Queryable, month: string) {
  return db
    .select({
      creatorId: shareStatements.creatorId,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      cents: shareStatements.cents,
      unpaid: shareStatements.unpaid,
      paidAt: shareStatements.paidAt,
      reads: sql<number>`coalesce((
        select sum(${shareStatementLines.reads}) from ${shareStatementLines}
        where ${shareStatementLines.month} = ${shareStatements.month}
          and ${shareStatementLines.creatorId} = ${shareStatements.creatorId}
      ), 0)`.mapWith(Number),
    })
    .from(shareStatements)
    .innerJoin(users, eq(users.id, shareStatements.creatorId))
    .where(eq(shareStatements.month, month))
    .orderBy(desc(shareStatements.cents), asc(shareStatements.creatorId));
}

/** A creator's statements, newest first. */
export async function listStatementsOf(db: Queryable, creatorId: string): Promise<Statement[]> {
  const rows = await db
    .select({ statement: shareStatements, month: shareMonths })
    .from(shareStatements)
    .innerJoin(shareMonths, eq(shareMonths.month, shareStatements.month))
    .where(and(eq(shareStatements.creatorId, creatorId), isNotNull(shareMonths.closedAt)))
    .orderBy(desc(shareStatements.month));
  const lines = await db
    .select()
    .from(shareStatementLines)
    .where(eq(shareStatementLines.creatorId, creatorId))
    .orderBy(asc(shareStatementLines.position));
  return rows.map(({ statement, month }) => ({
    month: month.month,
    currency: month.currency,
    poolCents: month.poolCents,
    allReads: month.allReads ?? 0,
    rule: withRule(month).rule,
    closedAt: month.closedAt!,
    lines: lines
      .filter((line) => line.month === month.month)
      .map(({ comicId, title, reads, cents }) => ({ comicId, title, reads, cents })),
    unpaid: addUnpaid([statement.unpaid]),
    cents: statement.cents,
    paidAt: statement.paidAt,
  }));
}
