import type { Language } from '@panelwise/contracts/domain/languages';
import { itemKinds } from '@panelwise/contracts/domain/learning';
import type { WrittenBy } from '@panelwise/contracts/domain/made-by';
import type { Script } from '@panelwise/contracts/domain/script';
import { keepPictures, scriptWords } from '@panelwise/contracts/domain/script-words';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { comics, panels, panelVersions, series } from '../schema/comics.ts';
import { comicTranslations } from '../schema/translations.ts';
import { noteComicChange } from './comic-changes.ts';
import { type ComicRecord, listPanels } from './comics.ts';
import { copyLearning } from './copied-learning.ts';
import { noteLearningWriter } from './made-by.ts';
import { itemWords } from './translated-items.ts';

export type TranslationRow = typeof comicTranslations.$inferSelect;

/** The work on a translated comic; undefined where the comic is none. */
export async function findTranslation(
  db: Queryable,
  comicId: string,
  { held = false } = {},
): Promise<TranslationRow | undefined> {
  const rows = db.select().from(comicTranslations).where(eq(comicTranslations.comicId, comicId));
  const [row] = await (held ? rows.for('update') : rows);
  return row;
}

/** Names a comic and all its translations. */
export const originalOf = (comic: Pick<ComicRecord, 'id' | 'originalId'>): string =>
  comic.originalId ?? comic.id;

/** The comic in this language; undefined where it is not made. */
export async function findInLanguage(
  db: Queryable,
  originalId: string,
  language: Language,
): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: comics.id })
    .from(comics)
    .where(
      and(
        or(eq(comics.originalId, originalId), eq(comics.id, originalId)),
        eq(comics.language, language),
        isNull(comics.deletedAt),
      ),
    );
  return row;
}

export type NewTranslation = {
  id: string;
  source: ComicRecord;
  script: Script;
  from: Language;
  to: Language;
  /** The copies of pictures by the keys of what was copied. */
  copies: ReadonlyMap<string, string>;
};

/**
 * Makes a draft in another language: the pictures, the script with room for the words that they were drawn for, and the
 * questions, FAQs and facts, all in the words of the original. Its parts share one series in each language.
 */
export async function insertTranslation(tx: Transaction, made: NewTranslation): Promise<void> {
  const { id, source, script, from, to, copies } = made;
  const seriesId = (await findSeries(tx, source, to)) ?? (await copySeriesRow(tx, source));
  const { ownerId, partNumber, title, author, subjectId, grade, country, concept } = source;
  const { writtenBy, scriptUntouched, learningBy, hasQuiz, hasHardcoreQuiz, hasFaq, hasFacts } = source;
  await tx.insert(comics).values({
    ...{ id, seriesId, ownerId, partNumber, title, author, subjectId, grade, country, concept },
    ...{ writtenBy, scriptUntouched, learningBy, hasQuiz, hasHardcoreQuiz, hasFaq, hasFacts },
    prompt: JSON.stringify(keepPictures(script), null, 2),
    language: to,
    originalId: originalOf(source),
  });
  await tx.update(comics).set({ language: from }).where(eq(comics.id, source.id));
  await copyPictures(tx, made, copies);
  await copyLearning(tx, source.id, id);
  const originals = {
    name: title,
    concept,
    ...Object.fromEntries(scriptWords(script).map(({ key, text }) => [key, text])),
    ...Object.fromEntries((await itemWords(tx, id)).map(({ key, text }) => [key, text])),
  };
  await tx
    .insert(comicTranslations)
    .values({ comicId: id, sourceId: source.id, sourceLanguage: from, originals });
}

/** The series in which other parts are told in this language already. */
async function findSeries(tx: Transaction, source: ComicRecord, to: Language): Promise<string | undefined> {
  const siblings = tx
    .select({ id: sql`coalesce(${comics.originalId}, ${comics.id})` })
    .from(comics)
    .where(eq(comics.seriesId, source.seriesId));
  const [row] = await tx
    .select({ id: comics.seriesId })
    .from(comics)
    .where(
      and(
        inArray(comics.originalId, siblings),
        eq(comics.language, to),
        eq(comics.ownerId, source.ownerId),
        isNull(comics.deletedAt),
      ),
    )
    .limit(1);
  return row?.id;
}

/** Story and concept stay as they were told: what the pictures look like follows from them. */
async function copySeriesRow(tx: Transaction, { series: original }: ComicRecord): Promise<string> {
  const { id: _, createdAt: __, ...told } = original;
  const [copy] = await tx.insert(series).values(told).returning({ id: series.id });
  return copy!.id;
}

/** Every panel has its picture from the start, as a version that can be brought back. */
async function copyPictures(
  tx: Transaction,
  { id, source }: NewTranslation,
  copies: ReadonlyMap<string, string>,
): Promise<void> {
  for (const panel of await listPanels(tx, source.id)) {
    const { id: _, comicId: __, updatedAt: ___, artKey: key, ...shown } = panel;
    const artKey = key === null ? null : (copies.get(key) ?? null);
    const [copy] = await tx
      .insert(panels)
      .values({ ...shown, comicId: id, artKey, verdict: null })
      .returning({ id: panels.id });
    const { artHash, drawnBy } = panel;
    if (copy && artKey && artHash)
      await tx.insert(panelVersions).values({ panelId: copy.id, artKey, artHash, drawnBy });
  }
}

/** Keeps lines of a translation; the others stay as they are. */
export async function storeLines(
  tx: Transaction,
  comicId: string,
  lines: Record<string, string>,
  writtenBy?: WrittenBy,
): Promise<void> {
  await tx
    .update(comicTranslations)
    .set({
      lines: sql`${comicTranslations.lines} || ${JSON.stringify(lines)}::jsonb`,
      updatedAt: sql`now()`,
      ...(writtenBy && { writtenBy }),
    })
    .where(eq(comicTranslations.comicId, comicId));
}

/** The comic says its lines from now on. */
export async function noteApplied(tx: Transaction, comicId: string): Promise<void> {
  await tx
    .update(comicTranslations)
    .set({ lines: {}, appliedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(comicTranslations.comicId, comicId));
}

/** Title and concept in the other language, and who wrote it where that was a service. Its pages and its PDF say the ones before. */
export async function putNames(
  tx: Transaction,
  comicId: string,
  names: { title?: string | undefined; concept?: string | undefined },
  writtenBy: WrittenBy | null,
): Promise<void> {
  const [comic] = await tx
    .update(comics)
    .set({ ...names, pdfKey: null, ...(writtenBy && { writtenBy }) })
    .where(eq(comics.id, comicId))
    .returning();
  if (!comic) return;
  const has = {
    quiz: comic.hasQuiz,
    'hardcore-quiz': comic.hasHardcoreQuiz,
    faqs: comic.hasFaq,
    facts: comic.hasFacts,
  };
  if (writtenBy)
    for (const kind of itemKinds) if (has[kind]) await noteLearningWriter(tx, comicId, kind, writtenBy);
  await noteComicChange(tx, comicId, 'pages');
}

/** A comic in each of its languages that is not deleted, by their codes, finished or not. */
export async function listInLanguages(
  db: Queryable,
  comic: Pick<ComicRecord, 'id' | 'originalId'>,
): Promise<{ id: string; language: Language; title: string }[]> {
  const original = originalOf(comic);
  const rows = await db
    .select({ id: comics.id, language: comics.language, title: comics.title })
    .from(comics)
    .where(and(or(eq(comics.originalId, original), eq(comics.id, original)), isNull(comics.deletedAt)))
    .orderBy(asc(comics.language));
  return rows.flatMap(({ language, ...row }) => (language ? [{ ...row, language }] : []));
}
