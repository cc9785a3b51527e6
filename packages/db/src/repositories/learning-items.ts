import { isDeepStrictEqual } from 'node:util';
import type {
  Fact,
  Faq,
  HardcoreQuestion,
  ItemKind,
  QuizQuestion,
  WrittenItem,
} from '@panelwise/contracts/domain/learning';
import { limits } from '@panelwise/contracts/domain/limits';
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../client.ts';
import { comics, facts, faqs, quizQuestions } from '../schema/comics.ts';
import { pulledItems } from '../schema/learning.ts';

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

/** The item that reads like this, as a call brings it: without white space around its words. */
export function findReading(items: readonly StoredItem[], was: WrittenItem): StoredItem | undefined {
  return items.find(({ item }) => isDeepStrictEqual(trimmed(item), was));
}

function trimmed(item: WrittenItem): WrittenItem {
  const entries = Object.entries(item).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.trim() : value.map((one) => one.trim()),
  ]);
  return Object.fromEntries(entries);
}

/** What tells one item of a kind from another: its question, or the fact itself. */
export function headOf(item: WrittenItem): string {
  return (item.kind === 'facts' ? item.fact : item.question).trim().toLowerCase();
}

/** What a set has, and what was dropped from it: nothing of it is brought as another one. */
export type KnownItems = { heads: string[]; answers: string[]; factIds: string[]; dropped: string[] };

export async function knownItems(db: Queryable, comicId: string, kind: ItemKind): Promise<KnownItems> {
  const items = (await listItems(db, comicId, kind)).map(({ item }) => item);
  const [comic] = await db
    .select({ dropped: comics.droppedItems })
    .from(comics)
    .where(eq(comics.id, comicId));
  const dropped = comic?.dropped[kind] ?? [];
  const rows =
    kind === 'quiz' || kind === 'hardcore-quiz'
      ? await db
          .select({ factId: quizQuestions.factId })
          .from(quizQuestions)
          .where(
            and(eq(quizQuestions.comicId, comicId), eq(quizQuestions.hardcore, kind === 'hardcore-quiz')),
          )
      : [];
  return {
    heads: [...items.map(headOf), ...dropped, ...(await listDraftHeads(db, comicId, kind))],
    answers: items.map((item) =>
      'correctAnswer' in item ? item.correctAnswer : 'answer' in item ? item.answer : '',
    ),
    factIds: rows.flatMap(({ factId }) => factId ?? []),
    dropped,
  };
}

/** What drafts are known by that wait for their teacher. */
async function listDraftHeads(db: Queryable, comicId: string, kind: ItemKind): Promise<string[]> {
  const rows = await db
    .select({ draft: pulledItems.draft })
    .from(pulledItems)
    .where(and(eq(pulledItems.comicId, comicId), isNotNull(pulledItems.draft)));
  return rows.flatMap(({ draft }) =>
    draft?.kind === kind ? [draft.item.question.trim().toLowerCase()] : [],
  );
}

/** Another item, with what belongs to it that nobody writes. */
export type NewItem =
  | { kind: 'quiz'; item: QuizQuestion }
  | { kind: 'hardcore-quiz'; item: HardcoreQuestion }
  | { kind: 'faqs'; item: Faq }
  | { kind: 'facts'; item: Fact };

/** Adds an item after the others of its kind, or at a place that is free. Holding the comic is the caller's. */
export async function appendItem(
  db: Queryable,
  comicId: string,
  { kind, item }: NewItem,
  at?: number,
): Promise<void> {
  if (kind === 'quiz' || kind === 'hardcore-quiz') {
    const hardcore = kind === 'hardcore-quiz';
    const position =
      at ??
      nextOf(quizQuestions.position, quizQuestions, [
        eq(quizQuestions.comicId, comicId),
        eq(quizQuestions.hardcore, hardcore),
      ]);
    await db.insert(quizQuestions).values({ ...item, comicId, hardcore, position });
    await db
      .update(comics)
      .set(hardcore ? { hasHardcoreQuiz: true } : { hasQuiz: true })
      .where(eq(comics.id, comicId));
  } else if (kind === 'faqs') {
    const position = at ?? nextOf(faqs.position, faqs, [eq(faqs.comicId, comicId)]);
    await db.insert(faqs).values({ question: item.question, answer: item.answer, comicId, position });
    await db.update(comics).set({ hasFaq: true }).where(eq(comics.id, comicId));
  } else {
    const position = at ?? nextOf(facts.position, facts, [eq(facts.comicId, comicId)]);
    await db.insert(facts).values({ fact: item.fact, comicId, position });
    await db.update(comics).set({ hasFacts: true }).where(eq(comics.id, comicId));
  }
}

const nextOf = (position: PgColumn, table: PgTable, where: SQL[]) =>
  sql<number>`(select coalesce(max(${position}), -1) + 1 from ${table} where ${and(...where)})`;

/** Takes an item out, and remembers that. A comic without any of this kind left counts as one that never had them. */
export async function removeItem(
  db: Queryable,
  comicId: string,
  { id, item }: StoredItem,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const { kind } = item;
  const table = tableOf(kind);
  await db.delete(table).where(eq(table.id, id));
  if (isLast) await db.update(comics).set(noneOf[kind]).where(eq(comics.id, comicId));
  await noteDropped(db, comicId, kind, headOf(item));
}

/** Puts another item in the place of one, and remembers that one as dropped. Holding the comic is the caller's. */
export async function replaceItem(
  db: Queryable,
  comicId: string,
  { id, item }: StoredItem,
  another: NewItem,
): Promise<void> {
  const table = tableOf(item.kind);
  const [gone] = await db.delete(table).where(eq(table.id, id)).returning({ at: table.position });
  await noteDropped(db, comicId, item.kind, headOf(item));
  await appendItem(db, comicId, another, gone?.at);
}

/** Remembers what was dropped or refused, by what it is known by: it is not brought again. */
export async function noteDropped(
  db: Queryable,
  comicId: string,
  kind: ItemKind,
  head: string,
): Promise<void> {
  const { dropped } = await knownItems(db, comicId, kind);
  await setDropped(db, comicId, kind, [...dropped, head.trim().toLowerCase()].slice(-limits.droppedKept));
}

/** A set that is written anew has had nothing dropped from it. */
export const forgetDropped = (db: Queryable, comicId: string, kind: ItemKind): Promise<void> =>
  setDropped(db, comicId, kind, []);

async function setDropped(db: Queryable, comicId: string, kind: ItemKind, heads: string[]): Promise<void> {
  await db
    .update(comics)
    .set({ droppedItems: sql`${comics.droppedItems} || ${JSON.stringify({ [kind]: heads })}::jsonb` })
    .where(eq(comics.id, comicId));
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
