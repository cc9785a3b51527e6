import type { ItemKind, WrittenItem } from '@panelwise/contracts/domain/learning';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { comics, facts, faqs, quizQuestions } from '../schema/comics.ts';

/** One item of the learning content with the id of its row. */
export type StoredItem = { id: string; item: WrittenItem };

/** The items of one kind of a comic, in their order. */
export async function listItems(db: Queryable, comicId: string, kind: ItemKind): Promise<StoredItem[]> {
  switch (kind) {
    case 'quiz':
    case 'hardcore-quiz': {
      const rows = await db
        .select()
        .from(quizQuestions)
        .where(and(eq(quizQuestions.comicId, comicId), eq(quizQuestions.hardcore, kind === 'hardcore-quiz')))
        .orderBy(asc(quizQuestions.position));
      return rows.map(({ id, question, options, correctAnswer, explanation }) => ({
        id,
        item:
          kind === 'quiz'
            ? { kind, question, options, correctAnswer }
            : { kind, question, options, correctAnswer, explanation: explanation ?? '' },
      }));
    }
    case 'faqs': {
      const rows = await db.select().from(faqs).where(eq(faqs.comicId, comicId)).orderBy(asc(faqs.position));
      return rows.map(({ id, question, answer }) => ({ id, item: { kind, question, answer } }));
    }
    case 'facts': {
      const rows = await db
        .select()
        .from(facts)
        .where(eq(facts.comicId, comicId))
        .orderBy(asc(facts.position));
      return rows.map(({ id, fact }) => ({ id, item: { kind, fact } }));
    }
  }
}

/** Writes other words into an item; what else belongs to it (its panel, its picture, its place) stays. */
export async function writeItem(db: Queryable, id: string, item: WrittenItem): Promise<void> {
  const { kind: _, ...words } = item;
  if ('fact' in words) await db.update(facts).set(words).where(eq(facts.id, id));
  else if ('answer' in words) await db.update(faqs).set(words).where(eq(faqs.id, id));
  else await db.update(quizQuestions).set(words).where(eq(quizQuestions.id, id));
}

/** Takes an item out. A comic without any of this kind left counts as one that never had them. */
export async function removeItem(
  db: Queryable,
  comicId: string,
  kind: ItemKind,
  { id, isLast }: { id: string; isLast: boolean },
): Promise<void> {
  const table = tableOf(kind);
  await db.delete(table).where(eq(table.id, id));
  if (isLast) await db.update(comics).set(noneOf[kind]).where(eq(comics.id, comicId));
}

const noneOf = {
  quiz: { hasQuiz: false },
  'hardcore-quiz': { hasHardcoreQuiz: false },
  faqs: { hasFaq: false },
  facts: { hasFacts: false },
} as const satisfies Record<ItemKind, Partial<typeof comics.$inferInsert>>;

function tableOf(kind: ItemKind) {
  if (kind === 'faqs') return faqs;
  return kind === 'facts' ? facts : quizQuestions;
}
