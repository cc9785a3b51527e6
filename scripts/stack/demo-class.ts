import { spelledCode } from '@panelwise/contracts/domain/class-code';
import { type LoginPicture, loginPictureNames } from '@panelwise/contracts/domain/picture-login';
import { addPupils, getLoginCards, makeClass } from '@panelwise/contracts/http/classes';
import { type Database, openDatabase } from '@panelwise/db/client';
import { linkChild } from '@panelwise/db/repositories/family-links';
import { listPublicItems, listWorkingItems } from '@panelwise/db/repositories/quiz-items';
import { users } from '@panelwise/db/schema/accounts';
import { assignmentComics, assignments, classes, classMembers } from '@panelwise/db/schema/classes';
import { pages, panels } from '@panelwise/db/schema/comics';
import { and, eq, inArray } from 'drizzle-orm';
import { type ApiClient, signIn } from './api-client.ts';
import { learnComic, readHalf } from './demo/learn-comic.ts';
import { difficultiesOf, makeLearner, randomOf } from './demo/learner-model.ts';
import { addLiveSession } from './demo/live-session.ts';
import type { DemoAccount } from './demo-accounts.ts';

const names =
  `Eli Yara Omar Lior Asha Ben Farah Jonas Mika Quinn Rosa Sami Ines Tuli Chidi Dara Kemi Nour Wren
Hana Priya Uma Goran Vik`.split(/\s+/);
/** The last of the list have not begun. */
const begun = names.length - 2;
/** Whom the demo parent is the parent of, and whoever tries a pupil's screens logs in as. */
const shownPupil = 'Rosa';
/** What the class follows. */
const followed = { curriculum: 'ngss', grade: '6', subject: 'Science' } as const;
const dayMs = 86_400_000;

export type DemoPupil = { id: string; name: string; pictures: LoginPicture[] };
export type DemoClass = { classId: string; code: string; pupil: DemoPupil; assignmentIds: string[] };

type Site = {
  url: string;
  databaseUrl: string;
  teacher: DemoAccount;
  parent?: DemoAccount | undefined;
};

/**
 * Demo data: a class of 24 invented pupils and three weeks of invented evidence about these comics, one assignment for
 * each, the last of which half of the class has still to do (the model is in `demo/learner-model.ts`). Class and pupils are
 * made by the API, so that codes, pictures and consents are real; all of them are marked as demo data. What an interrupted
 * call has made is not made again. The class follows a curriculum, and has played live once. The same seed invents the same answers for the same questions.
 * @param comicIds the oldest assignment first
 * @throws ApiRefusal where the teacher cannot log in, or may have no class
 */
export async function makeDemoClass(site: Site, comicIds: string[], seed = 26): Promise<DemoClass> {
  const client = await signIn(site.url, site.teacher);
  const database = openDatabase(site.databaseUrl, { max: 1 });
  const { db } = database;
  try {
    const teacherId = await idOf(db, site.teacher.email);
    const classId = await openClass(db, client, teacherId);
    const { class: room, cards } = await client.call(getLoginCards, { params: { id: classId } });
    const byName = new Map(cards.map((card) => [card.name, card]));
    const pupils = names.flatMap((name) => byName.get(name) ?? []);
    const shown = byName.get(shownPupil)!;
    if (site.parent) {
      const parentId = await idOf(db, site.parent.email);
      await db.transaction((tx) => linkChild(tx, parentId, shown._id));
    }
    const assignmentIds: string[] = [];
    for (const [i, comicId] of comicIds.entries())
      assignmentIds.push(
        await assign(db, {
          ...{ classId, teacherId, comicId, seed, pupilIds: pupils.map(({ _id }) => _id), number: i },
          shownId: shown._id,
          daysAgo: 21 - (i * 19) / Math.max(1, comicIds.length - 1),
          isLast: i === comicIds.length - 1,
        }),
      );
    const played = await findWithQuestions(db, comicIds);
    const pupilIds = pupils.map(({ _id }) => _id);
    if (played) await addLiveSession(db, client, { classId, comicId: played, pupilIds, seed });
    const pupil = { id: shown._id, name: shown.name, pictures: shown.pictures as LoginPicture[] };
    return { classId, code: room.code, pupil, assignmentIds };
  } finally {
    await database.close();
  }
}

/** How one gets into the class, for the terminal. */
export function demoClassWords(url: string, { classId, code, pupil }: DemoClass): string[] {
  const pictures = pupil.pictures.map((picture) => loginPictureNames[picture].toLowerCase());
  return [
    `The demo class     ${url}/classes/${classId}   (log in as the teacher)`,
    `One of its pupils  ${url}/join/${code}   ${pupil.name}, class code ${spelledCode(code)}, pictures: ${pictures.join(', ')}`,
    `${pupil.name}’s parent      ${url}/ParentActivity   (log in as the parent)`,
  ];
}

async function idOf(db: Database, email: string): Promise<string> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error(`There is no account ${email}.`);
  return user.id;
}

/** The demo class of this teacher with all its pupils, as far as it is not there. */
async function openClass(db: Database, client: ApiClient, ownerId: string): Promise<string> {
  const isOurs = and(eq(classes.ownerId, ownerId), eq(classes.isDemo, true));
  let [room] = await db.select({ id: classes.id }).from(classes).where(isOurs);
  if (!room) {
    const words = {
      name: '6B Science (demo)',
      grade: '6',
      subject: 'Science',
      school: 'Demo School',
    } as const;
    const made = (await client.call(makeClass, { body: words })).class;
    room = { id: made._id };
    await db.update(classes).set({ isDemo: true, curriculum: followed }).where(eq(classes.id, room.id));
  }
  if ((await db.$count(classMembers, eq(classMembers.classId, room.id))) === 0)
    await client.call(addPupils, { params: room, body: { nicknames: names, agreed: true } });
  const pupils = db
    .select({ id: classMembers.userId })
    .from(classMembers)
    .where(eq(classMembers.classId, room.id));
  await db.update(users).set({ isDemo: true }).where(inArray(users.id, pupils));
  return room.id;
}

/** The first of these comics that has questions. */
async function findWithQuestions(db: Database, comicIds: readonly string[]): Promise<string | undefined> {
  for (const comicId of comicIds)
    if ((await itemsOf(db, comicId)).some(({ hardcore }) => !hardcore)) return comicId;
  return undefined;
}

/** What readers are asked, or what stands there where nobody has reviewed it. */
const itemsOf = async (db: Database, comicId: string) =>
  (await listPublicItems(db, [comicId])).get(comicId) ?? (await listWorkingItems(db, comicId)) ?? [];

type Assigning = {
  classId: string;
  teacherId: string;
  comicId: string;
  pupilIds: string[];
  shownId: string;
  daysAgo: number;
  isLast: boolean;
  seed: number;
  /** Which of the class's assignments it is. */
  number: number;
};

/** Assigns a comic some days ago, with all that pupils have done with it since. @returns the assignment's id */
async function assign(db: Database, of: Assigning): Promise<string> {
  const { classId, teacherId, comicId, pupilIds, daysAgo, isLast, seed, number } = of;
  const [there] = await db
    .select({ id: assignments.id })
    .from(assignments)
    .innerJoin(assignmentComics, eq(assignmentComics.assignmentId, assignments.id))
    .where(and(eq(assignments.classId, classId), eq(assignmentComics.comicId, comicId)));
  if (there) return there.id;
  const items = await itemsOf(db, comicId);
  const chance = randomOf(seed, 100 + number);
  const comic = {
    ...{ comicId, items, difficulties: difficultiesOf(items.length, chance) },
    panels: await db.$count(panels, eq(panels.comicId, comicId)),
    pages: await db.$count(pages, eq(pages.comicId, comicId)),
  };
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(assignments)
      .values({
        ...{ classId, madeBy: teacherId, goal: 'read-and-quiz' as const, tries: 2 },
        dueAt: new Date(Date.now() + (7 - daysAgo) * dayMs),
        createdAt: new Date(Date.now() - daysAgo * dayMs),
        note: 'Look at the pictures twice before you answer.',
      })
      .returning();
    const assignmentId = made!.id;
    await tx.insert(assignmentComics).values({ assignmentId, comicId, position: 0 });
    for (const [i, pupilId] of pupilIds.slice(0, begun).entries()) {
      const learner = makeLearner(randomOf(seed, i));
      const random = randomOf(seed, 1_000 * (number + 1) + i);
      // There is something left for whoever looks at the screens of a pupil.
      const isOpen = isLast && (pupilId === of.shownId || i % 3 === 2);
      const readAt = new Date(Date.now() - daysAgo * dayMs + random() * 1.5 * dayMs);
      const lesson = { ...comic, assignmentId };
      if (!isOpen) await learnComic(tx, pupilId, learner, lesson, readAt, random);
      else if (i % 2 === 0) await readHalf(tx, pupilId, lesson, readAt);
    }
    return assignmentId;
  });
}
