import type { ClassGoalKind } from '@panelwise/contracts/domain/class-goals';
import type { AssignmentGoal } from '@panelwise/contracts/domain/classes';
import type { ClassCurriculum } from '@panelwise/contracts/domain/curriculum';
import type { assignmentAids } from '@panelwise/contracts/domain/evidence';
import type { PlayPart } from '@panelwise/contracts/domain/rewards';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { at, createdAt, id } from './columns.ts';
import { comics } from './comics.ts';

export const classes = pgTable(
  'classes',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    grade: text().notNull(),
    subject: text().notNull().default(''),
    /** As the teacher names it in the consent of the school. */
    school: text().notNull().default(''),
    /** Pupils with an account of their own may join by its code. */
    isOpen: boolean().notNull().default(true),
    /** Parts of play that are switched off for all who learn in it. */
    offParts: text().array().$type<PlayPart[]>().notNull().default(sql`'{}'`),
    /** What it follows; null until a teacher chooses. */
    curriculum: jsonb().$type<ClassCurriculum>(),
    /** Null where no teacher has said: battles are off for children then, but where a parent has switched them on. */
    mayBattle: boolean(),
    /** Invented, with all who learn in it, for trying the product out; screens say so. */
    isDemo: boolean().notNull().default(false),
    archivedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [index('classes_owner').on(t.ownerId)],
);

/** Other teachers of a class; its owner has no row. */
export const classTeachers = pgTable(
  'class_teachers',
  {
    classId: uuid()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.classId, t.userId] }), index('class_teachers_user').on(t.userId)],
);

/** A link that makes a colleague a teacher of a class, once. It is stored as a hash. */
export const classInvitations = pgTable(
  'class_invitations',
  {
    tokenHash: text().primaryKey(),
    classId: uuid()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    expiresAt: at().notNull(),
    usedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [index('class_invitations_class').on(t.classId)],
);

export const classMembers = pgTable(
  'class_members',
  {
    classId: uuid()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: at().notNull().defaultNow(),
    /** What a teacher has switched off for this pupil alone, beside what is off for the class. */
    offParts: text().array().$type<PlayPart[]>().notNull().default(sql`'{}'`),
  },
  (t) => [primaryKey({ columns: [t.classId, t.userId] }), index('class_members_user').on(t.userId)],
);

/**
 * Who was in which class as what, from when to when: kept by triggers beside the tables above, and kept on when somebody
 * leaves, the class changes hands, or goes. Revenue share looks here for who taught a reader.
 */
export const classStays = pgTable(
  'class_stays',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Of a class that may be gone. */
    classId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    part: text().$type<'owner' | 'colleague' | 'pupil'>().notNull(),
    since: at().notNull(),
    /** Null as long as it lasts. */
    until: at(),
  },
  (t) => [
    index('class_stays_user').on(t.userId, t.part),
    index('class_stays_class').on(t.classId, t.part),
    uniqueIndex('class_stays_lasting').on(t.classId, t.userId, t.part).where(sql`${t.until} is null`),
  ],
);

/** What pupils type to join a class, or to log in by pictures: one for each class, and one for each parent who needs one. */
export const loginCodes = pgTable(
  'login_codes',
  {
    code: text().primaryKey(),
    classId: uuid().references(() => classes.id, { onDelete: 'cascade' }),
    parentId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('login_codes_class').on(t.classId),
    uniqueIndex('login_codes_parent').on(t.parentId),
    check('login_codes_one_place', sql`(${t.classId} is null) <> (${t.parentId} is null)`),
  ],
);

/** How a child without an e-mail logs in: by the code of a class or parent, a nickname, and four pictures in their order. */
export const pictureLogins = pgTable(
  'picture_logins',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    classId: uuid().references(() => classes.id, { onDelete: 'cascade' }),
    parentId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    nickname: text().notNull(),
    /** The four pictures, sealed for the account: cards are printed again, so that they have to be read. */
    pictures: text().notNull(),
    /** Wrong tries in a row; too many wait for the teacher or parent. */
    wrongTries: smallint().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('picture_logins_class').on(t.classId, sql`lower(${t.nickname})`),
    uniqueIndex('picture_logins_parent').on(t.parentId, sql`lower(${t.nickname})`),
    check('picture_logins_one_place', sql`(${t.classId} is null) <> (${t.parentId} is null)`),
  ],
);

export const assignments = pgTable(
  'assignments',
  {
    id: id(),
    classId: uuid()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    madeBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    goal: text().$type<AssignmentGoal>().notNull(),
    dueAt: at(),
    /** How often each question may be answered; null for no limit. */
    tries: smallint(),
    /** What helps everybody with it, beside what is set for each. */
    aids: jsonb().$type<(typeof assignmentAids)[number][]>().notNull().default([]),
    /** A word to the class. */
    note: text().notNull().default(''),
    endedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [index('assignments_class').on(t.classId, t.createdAt)],
);

export const assignmentComics = pgTable(
  'assignment_comics',
  {
    assignmentId: uuid()
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.assignmentId, t.comicId] }),
    index('assignment_comics_comic').on(t.comicId),
  ],
);

/** For whom it is; without any row for everybody in the class. */
export const assignmentPupils = pgTable(
  'assignment_pupils',
  {
    assignmentId: uuid()
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.assignmentId, t.userId] }), index('assignment_pupils_user').on(t.userId)],
);

/** What a class wants to reach together. How far it is, is counted from what its pupils read and answer. */
export const classGoals = pgTable(
  'class_goals',
  {
    id: id(),
    classId: uuid()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    madeBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    kind: text().$type<ClassGoalKind>().notNull(),
    target: integer().notNull(),
    /** The last day that counts, of UTC. */
    untilDay: date().notNull(),
    reachedAt: at(),
    endedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    index('class_goals_class').on(t.classId, t.createdAt),
    // A class has one goal at a time.
    uniqueIndex('class_goals_open').on(t.classId).where(sql`${t.endedAt} is null`),
  ],
);
