import { leastAnswers, leastDiscrimination, leastLeft } from '@panelwise/contracts/domain/class-results';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { type ItemDraft, pulledItems } from '../schema/learning.ts';
import { recordAudit } from './audit.ts';
import { lockComic } from './comic-changes.ts';
import { listItemCounts } from './item-counts.ts';
import { insertRestNotice } from './notices.ts';
import { askedOf, listPublicItems, listWorkingItems, type QuizItem } from './quiz-items.ts';

export type PulledItemRow = typeof pulledItems.$inferSelect;
/** The kind of the quiz that an item is of. */
export const quizKindOf = ({ hardcore }: Pick<QuizItem, 'hardcore'>) =>
  hardcore ? ('hardcore-quiz' as const) : ('quiz' as const);

/**
 * Lets items of a comic rest that do not tell who knows them, by what was counted of them: the weakest first, each once and for
 * everybody, and only as long as its quiz keeps enough that are asked. What a teacher has put back stays. Its creator is told.
 * @returns what rests from now on, with whose it is
 */
export async function pullWeakItems(
  tx: Transaction,
  comicId: string,
): Promise<{ items: QuizItem[]; comic: Awaited<ReturnType<typeof lockComic>> }> {
  const comic = await lockComic(tx, comicId);
  const items =
    (await listPublicItems(tx, [comicId])).get(comicId) ?? (comic && (await listWorkingItems(tx, comicId)));
  if (!comic || !items) return { items: [], comic };
  const [counts, decided] = [await listItemCounts(tx, [comicId]), await listPulledItems(tx, [comicId])];
  const pulled = [false, true].flatMap((hardcore) => {
    const asked = askedOf(items).filter((item) => item.hardcore === hardcore);
    const weak = asked
      .flatMap((item) => {
        const found = counts.get(item.key);
        return found && isWeak(found) && !decided.has(item.key) ? [{ item, found }] : [];
      })
      .sort((a, b) => a.found.discrimination! - b.found.discrimination!);
    return weak.slice(0, Math.max(0, asked.length - leastLeft));
  });
  for (const { item, found } of pulled) {
    const { key: itemKey, hardcore, question } = item;
    const { answers, discrimination } = found;
    await tx
      .insert(pulledItems)
      .values({ comicId, itemKey, hardcore, question, answers, discrimination: discrimination! });
    await recordAudit(tx, {
      ...{ actorId: null, action: 'item-rested', subjectType: 'comic', subjectId: comicId },
      after: { answers, discrimination },
      reason: question,
    });
    await insertRestNotice(tx, { userId: comic.ownerId, comicId, question });
  }
  return { items: pulled.map(({ item }) => item), comic };
}

/** Enough have tried it first, and it does not tell who knows it from who does not. */
export const isWeak = ({ answers, discrimination }: { answers: number; discrimination: number | null }) =>
  answers >= leastAnswers.statistics && discrimination !== null && discrimination < leastDiscrimination;

/** All that were ever pulled of these comics, by key: those that were put back or replaced too. */
export async function listPulledItems(
  db: Queryable,
  comicIds: string[],
): Promise<Map<string, PulledItemRow>> {
  if (comicIds.length === 0) return new Map();
  const rows = await db.select().from(pulledItems).where(inArray(pulledItems.comicId, comicIds));
  return new Map(rows.map((row) => [row.itemKey, row]));
}

const isOpen = (comicId: string, itemKey: string) =>
  and(
    eq(pulledItems.comicId, comicId),
    eq(pulledItems.itemKey, itemKey),
    isNull(pulledItems.putBackAt),
    isNull(pulledItems.replacedAt),
  );

/** An item that rests and waits for its teacher's word. */
export async function findRestingItem(
  db: Queryable,
  comicId: string,
  itemKey: string,
): Promise<PulledItemRow | undefined> {
  const [row] = await db.select().from(pulledItems).where(isOpen(comicId, itemKey));
  return row;
}

/** Keeps a replacement for an item that rests, or takes it away. False where it does not rest any more. */
export async function keepItemDraft(
  tx: Transaction,
  comicId: string,
  itemKey: string,
  draft: ItemDraft | null,
): Promise<boolean> {
  const kept = await tx
    .update(pulledItems)
    .set({ draft })
    .where(isOpen(comicId, itemKey))
    .returning({ key: pulledItems.itemKey });
  return kept.length > 0;
}

/** Says what became of an item that rests: it is asked again, or another one stands in its place. */
export async function settlePulledItem(
  tx: Transaction,
  comicId: string,
  itemKey: string,
  became: 'put-back' | 'replaced',
): Promise<void> {
  const now = sql`now()`;
  await tx
    .update(pulledItems)
    .set({ draft: null, ...(became === 'replaced' ? { replacedAt: now } : { putBackAt: now }) })
    .where(isOpen(comicId, itemKey));
}
