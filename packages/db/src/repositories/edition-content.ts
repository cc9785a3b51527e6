import type { HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { comics, type EditionContent, facts, faqs, pages, panels, quizQuestions } from '../schema/comics.ts';

type Fields<T> = { [K in keyof Required<T>]: Column | SQL };

function jsonObject<T>(fields: Fields<T>): SQL {
  const pairs = Object.entries<Column | SQL>(fields).map(
    ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`,
  );
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}

/** What belongs to the comic of the outer query, as a JSON list. */
function listOf(table: PgTable & { comicId: Column }, item: SQL, order: Column[], only = sql`true`): SQL {
  return sql`(
    select coalesce(jsonb_agg(${item} order by ${sql.join(order, sql`, `)}), '[]') from ${table}
    where ${table.comicId} = ${comics.id} and ${only})`;
}

const question: Fields<QuizQuestion> = {
  question: quizQuestions.question,
  options: quizQuestions.options,
  correctAnswer: quizQuestions.correctAnswer,
  difficulty: quizQuestions.difficulty,
  taughtAt: quizQuestions.taughtAt,
  factId: quizQuestions.factId,
};

/** A question leaves out what it does not tell. */
function questionsOf<T>(fields: Fields<T>, hardcore: boolean): SQL {
  const item = sql`jsonb_strip_nulls(${jsonObject<T>(fields)})`;
  return listOf(quizQuestions, item, [quizQuestions.position], sql`${quizQuestions.hardcore} = ${hardcore}`);
}

/** The `content` of an edition of the comic that the query selects. */
export const editionContent = sql<EditionContent>`${jsonObject<EditionContent>({
  pages: listOf(
    pages,
    sql`${jsonObject<Omit<EditionContent['pages'][number], 'seenPlaces'>>({
      id: pages.id,
      pageNumber: pages.pageNumber,
      imageKey: pages.imageKey,
      thumbnailKey: pages.thumbnailKey,
      drawn: pages.drawn,
      textPlaces: pages.textPlaces,
    })} || jsonb_strip_nulls(jsonb_build_object('seenPlaces', ${pages.seenPlaces}))`,
    [pages.pageNumber],
  ),
  panels: listOf(
    panels,
    jsonObject<EditionContent['panels'][number]>({
      pageNumber: panels.pageNumber,
      panelNumber: panels.panelNumber,
      scene: panels.scene,
      caption: panels.caption,
      alt: panels.alt,
      polygon: panels.polygon,
      verdict: panels.verdict,
    }),
    [panels.pageNumber, panels.panelNumber],
  ),
  questions: questionsOf<QuizQuestion>(question, false),
  hardcoreQuestions: questionsOf<HardcoreQuestion>(
    { ...question, explanation: sql`coalesce(${quizQuestions.explanation}, '')` },
    true,
  ),
  faqs: listOf(
    faqs,
    jsonObject<EditionContent['faqs'][number]>({
      question: faqs.question,
      answer: faqs.answer,
      imageKey: faqs.imageKey,
    }),
    [faqs.position],
  ),
  facts: listOf(
    facts,
    jsonObject<EditionContent['facts'][number]>({ fact: facts.fact, imageKey: facts.imageKey }),
    [facts.position],
  ),
})}`;

const keysOf = (table: PgTable & { comicId: Column }, key: Column) =>
  sql`select ${key} from ${table} where ${table.comicId} = ${comics.id}`;

/** The `object_keys` of an edition of the comic that the query selects. */
export const editionObjectKeys = sql<string[]>`array(
  select key from (
    ${sql.join(
      [
        sql`select ${comics.thumbnailKey} as key`,
        sql`select ${comics.pdfKey}`,
        keysOf(pages, pages.imageKey),
        keysOf(pages, pages.thumbnailKey),
        keysOf(faqs, faqs.imageKey),
        keysOf(facts, facts.imageKey),
      ],
      sql` union `,
    )}
  ) as shown where key is not null order by key)`;
