import type { Appearance, CastChoices, CastKind } from '@panelwise/contracts/domain/cast';
import type {
  ComicStatus,
  PanelState,
  ReviewPlace,
  ReviewStatus,
  SeenPlace,
  TextPlace,
} from '@panelwise/contracts/domain/comic';
import type { Language } from '@panelwise/contracts/domain/languages';
import type {
  Difficulty,
  HardcoreQuestion,
  ItemKind,
  QuizQuestion,
  TaughtAt,
} from '@panelwise/contracts/domain/learning';
import type { DrawnBy, MadeBy, WrittenBy } from '@panelwise/contracts/domain/made-by';
import type { PartWishes } from '@panelwise/contracts/domain/part-wishes';
import type { DrawnScriptPage } from '@panelwise/contracts/domain/script';
import type { CastNames, PartPlan } from '@panelwise/contracts/domain/series';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { styles, subjects, themes } from './catalogue.ts';
import { at, createdAt, id } from './columns.ts';

/** What a creator asked for once: concept, story and choices, broken down into parts. */
export const series = pgTable(
  'series',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    concept: text().notNull(),
    /** The concept in lower case without double spaces: finds what exists already. */
    conceptKey: text().notNull(),
    story: text().notNull(),
    subjectId: uuid()
      .notNull()
      .references(() => subjects.id),
    themeId: uuid().references(() => themes.id),
    styleId: uuid()
      .notNull()
      .references(() => styles.id),
    grade: text().notNull(),
    country: text().notNull(),
    parts: jsonb().$type<PartPlan[]>().notNull(),
    castNames: jsonb().$type<CastNames>().notNull().default({}),
    /** What its creator decided about who is in it. */
    cast: jsonb().$type<CastChoices>().notNull().default([]),
    /** What its creator wants of its parts: how many pages, and where they play. */
    partWishes: jsonb().$type<PartWishes>().notNull().default([]),
    /** Id of the lesson that the people of the story carry; null where the story is told by itself. */
    lesson: text(),
    createdAt: createdAt(),
  },
  (t) => [index('series_owner_concept').on(t.ownerId, t.conceptKey)],
);

/** People whom a creator keeps: they look the same in every later comic that has somebody of this name. */
export const characters = pgTable(
  'characters',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The name as names are compared. */
    nameKey: text().notNull(),
    kind: text().$type<CastKind>(),
    look: jsonb().$type<Appearance>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('characters_owner_name').on(t.ownerId, t.nameKey)],
);

export const comics = pgTable(
  'comics',
  {
    id: id(),
    seriesId: uuid()
      .notNull()
      .references(() => series.id, { onDelete: 'cascade' }),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    partNumber: integer().notNull(),
    title: text().notNull(),
    /** The name on the cover, as its creator wants it; empty where it names nobody. */
    author: text().notNull().default(''),
    subjectId: uuid()
      .notNull()
      .references(() => subjects.id),
    grade: text().notNull(),
    country: text().notNull(),
    concept: text().notNull(),
    /** The script as JSON text, as its author left it. Empty until it is written. */
    prompt: text().notNull().default(''),
    /** The script stands as a writer left it: nobody would lose words if it were written anew. */
    scriptUntouched: boolean().notNull().default(false),
    /** Who wrote the script first; null where that was not kept. Whether its creator has typed in it since is the line above. */
    writtenBy: text().$type<WrittenBy>(),
    /** Who wrote what belongs to it of each kind, as far as that was kept. */
    learningBy: jsonb().$type<Partial<Record<ItemKind, WrittenBy>>>().notNull().default({}),
    /** Grows whenever the script becomes another one; who edits an older one must look at the newer first. */
    scriptRevision: integer().notNull().default(0),
    status: text().$type<ReviewStatus>().notNull().default('pending'),
    comicStatus: text().$type<ComicStatus>().notNull().default('draft'),
    rejectionReason: text(),
    /** The page or panel that the reason is about. */
    rejectionPlace: jsonb().$type<ReviewPlace>(),
    /** What a reviewer asks to be changed, where that is no decline. Only of a rejected comic it says anything. */
    changesAsked: jsonb().$type<ReviewPlace[]>(),
    thumbnailKey: text(),
    pdfKey: text(),
    pageCount: integer().notNull().default(0),
    hasQuiz: boolean().notNull().default(false),
    hasHardcoreQuiz: boolean().notNull().default(false),
    hasFaq: boolean().notNull().default(false),
    hasFacts: boolean().notNull().default(false),
    /** Grows with every change of what a reader would see; a decision counts for one version only. */
    version: integer().notNull().default(1),
    /** What readers see: the edition that was reviewed last. Null while nothing is in the library. */
    publicEditionId: uuid(),
    /** The curricula that this edition teaches something of: triggers of the database keep it as the edition has it. */
    curricula: text().array().notNull().default(sql`'{}'`),
    /** Questions and facts that its creator dropped, by their kind, in lower case: they are not brought again. */
    droppedItems: jsonb().$type<Partial<Record<ItemKind, string[]>>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
    publishedAt: at(),
    /** When the version that waits, or was decided on, went to the reviewers. */
    submittedAt: at(),
    reviewedAt: at(),
    reviewedBy: uuid(),
    /** The admin who has it open on the review desk, and when they last said so. */
    reviewingBy: uuid(),
    reviewingAt: at(),
    /** The version that each admin has opened last, by the admin's id. */
    openedVersions: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** How much of its words somebody has to look at, 0 to 100; orders what waits for review. */
    contentRisk: integer().notNull().default(0),
    /** What it is written in, where that is known: of translations, and of what was translated. */
    language: text().$type<Language>(),
    /** Made from a lesson before comics had standards: a worker tags it with those of its lesson, once. */
    awaitsStandards: boolean().notNull().default(false),
    /**
     * The comic that this one was translated from, or the first of a row of translations. Names them all as one comic in
     * several languages, also when that one is gone.
     */
    originalId: uuid(),
    /** Since when nobody reads it, because readers reported it, until an admin has looked. */
    hiddenAt: at(),
    /** Reports of readers that no admin has looked at yet. */
    openReports: integer().notNull().default(0),
    /** The first of two admins who accepts it, and which version; null where one is enough or nobody has yet. */
    firstAcceptBy: uuid(),
    firstAcceptAt: at(),
    firstAcceptVersion: integer(),
    deletedAt: at(),
    /** Until then one worker is removing what is stored of this deleted comic. */
    removingUntil: at(),
    /** When pictures that nothing shows any more were last removed. */
    prunedAt: at(),
  },
  (t) => [
    uniqueIndex('comics_series_part').on(t.seriesId, t.partNumber),
    uniqueIndex('comics_translation')
      .on(t.originalId, t.language)
      .where(sql`${t.originalId} is not null and ${t.deletedAt} is null`),
    index('comics_owner').on(t.ownerId, t.createdAt),
    index('comics_submissions').on(t.status, t.createdAt),
    index('comics_by_risk').on(t.openReports.desc(), t.contentRisk.desc(), t.createdAt, t.id),
    index('comics_reported').on(t.openReports).where(sql`${t.openReports} > 0`),
    index('comics_created').on(t.createdAt, t.id),
    index('comics_title').on(t.title, t.id),
    index('comics_subject').on(t.subjectId),
    // Find words anywhere in a title or concept; need the extension pg_trgm.
    index('comics_title_words').using('gin', t.title.op('gin_trgm_ops')),
    index('comics_concept_words').using('gin', t.concept.op('gin_trgm_ops')),
    // Exactly the library in its order, read backwards: a page is cut from the index alone, and so is what parents let a child
    // see of it.
    index('comics_library')
      .on(t.createdAt, t.id, t.grade, t.subjectId, t.publicEditionId)
      .where(sql`${t.publicEditionId} is not null and ${t.deletedAt} is null and ${t.hiddenAt} is null`),
    // The same for a curriculum. By itself, so that whoever asks for none reads no more than before.
    index('comics_curricula')
      .on(t.createdAt, t.id, t.grade, t.subjectId, t.curricula)
      .where(sql`${t.publicEditionId} is not null and ${t.deletedAt} is null and ${t.hiddenAt} is null`),
    // From the editions that teach a standard to their comics.
    index('comics_public_edition').on(t.publicEditionId),
    index('comics_awaiting_standards').on(t.id).where(sql`${t.awaitsStandards}`),
  ],
);

/** Everything of a comic that a reader sees, as it was reviewed. Readers see whole pages, never the art of one panel. */
export type EditionContent = {
  pages: (Pick<
    typeof pages.$inferSelect,
    'id' | 'pageNumber' | 'imageKey' | 'thumbnailKey' | 'drawn' | 'textPlaces'
  > &
    /** Left out where it is not kept. */
    Partial<Pick<typeof pages.$inferSelect, 'seenPlaces'>>)[];
  panels: Pick<
    typeof panels.$inferSelect,
    'pageNumber' | 'panelNumber' | 'scene' | 'caption' | 'alt' | 'polygon' | 'verdict'
  >[];
  questions: QuizQuestion[];
  hardcoreQuestions: HardcoreQuestion[];
  faqs: { question: string; answer: string; imageKey: string | null }[];
  facts: { fact: string; imageKey: string | null }[];
};

/**
 * What was approved, copied at that moment and never changed: the library, the reader and public pictures read this and
 * nothing else, while the comic itself may be edited for its next review.
 */
export const editions = pgTable(
  'editions',
  {
    id: id(),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    /** The version of the comic that was looked at. */
    version: integer().notNull(),
    author: text().notNull().default(''),
    thumbnailKey: text(),
    pdfKey: text(),
    hasQuiz: boolean().notNull(),
    hasHardcoreQuiz: boolean().notNull(),
    hasFaq: boolean().notNull(),
    hasFacts: boolean().notNull(),
    content: jsonb().$type<EditionContent>().notNull(),
    /** Every object of the store that this edition shows: these are public, and kept as long as it is. */
    objectKeys: text().array().notNull(),
    /** The standards of curricula that it teaches, such as `ngss:MS-LS1-6`: what readers find it by. */
    standards: text().array().notNull().default(sql`'{}'`),
    /** Who wrote and drew it; null in editions of before that was kept. */
    made: jsonb().$type<MadeBy>(),
    approvedBy: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('editions_comic_version').on(t.comicId, t.version),
    index('editions_standards').using('gin', t.standards),
  ],
);

/** Links by which classes read comics, reviewed or not: whoever knows the token may read. One per comic. */
export const classLinks = pgTable(
  'class_links',
  {
    id: id(),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    token: text().notNull(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
  },
  (t) => [uniqueIndex('class_links_comic').on(t.comicId), uniqueIndex('class_links_token').on(t.token)],
);

export const pages = pgTable(
  'pages',
  {
    id: id(),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    pageNumber: integer().notNull(),
    imageKey: text(),
    artKey: text(),
    thumbnailKey: text(),
    /** The page as it was drawn: the script may have been edited since, and the PDF shows what the pictures show. */
    drawn: jsonb().$type<DrawnScriptPage>(),
    /** Where the words of that page stand on its picture. */
    textPlaces: jsonb().$type<TextPlace[]>(),
    /** Where its people and things stand, of panels that the studio has drawn itself; null in pages of before that was kept. */
    seenPlaces: jsonb().$type<SeenPlace[]>(),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('pages_comic_number').on(t.comicId, t.pageNumber)],
);

export type StoredVerdict = {
  ok: boolean;
  smallestPt: number;
  problems: { code: string; message: string; panel: number }[];
};

export const panels = pgTable(
  'panels',
  {
    id: id(),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    pageNumber: integer().notNull(),
    panelNumber: integer().notNull(),
    state: text().$type<PanelState>().notNull().default('waiting'),
    scene: text().notNull(),
    caption: text().notNull(),
    alt: text().notNull(),
    polygon: jsonb().$type<[number, number][]>().notNull(),
    artKey: text(),
    /** sha256 of everything the art depends on; equal means that the art can stay. */
    artHash: text(),
    /** Who drew its picture; null where that was not kept. */
    drawnBy: text().$type<DrawnBy>(),
    verdict: jsonb().$type<StoredVerdict>(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('panels_place').on(t.comicId, t.pageNumber, t.panelNumber)],
);

/** Every art that a panel ever had, so that an older one can be compared and brought back. */
export const panelVersions = pgTable(
  'panel_versions',
  {
    id: id(),
    panelId: uuid()
      .notNull()
      .references(() => panels.id, { onDelete: 'cascade' }),
    artKey: text().notNull(),
    artHash: text().notNull(),
    drawnBy: text().$type<DrawnBy>(),
    createdAt: createdAt(),
  },
  (t) => [index('panel_versions_panel').on(t.panelId, t.createdAt)],
);

export const quizQuestions = pgTable(
  'quiz_questions',
  {
    id: id(),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    hardcore: boolean().notNull(),
    position: integer().notNull(),
    question: text().notNull(),
    options: jsonb().$type<string[]>().notNull(),
    correctAnswer: text().notNull(),
    difficulty: text().$type<Difficulty>().notNull(),
    explanation: text(),
    taughtAt: jsonb().$type<TaughtAt>(),
    factId: text(),
  },
  (t) => [uniqueIndex('quiz_questions_place').on(t.comicId, t.hardcore, t.position)],
);

export const faqs = pgTable(
  'faqs',
  {
    id: id(),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    imageKey: text(),
  },
  (t) => [uniqueIndex('faqs_place').on(t.comicId, t.position)],
);

export const facts = pgTable(
  'facts',
  {
    id: id(),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    fact: text().notNull(),
    imageKey: text(),
  },
  (t) => [uniqueIndex('facts_place').on(t.comicId, t.position)],
);
