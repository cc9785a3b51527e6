import { randomUUID } from 'node:crypto';
import { leastAnswerMs } from '@panelwise/contracts/domain/evidence';
import { mulberry32 } from '@panelwise/contracts/domain/mulberry32';
import { type Database, openDatabase } from '@panelwise/db/client';
import { listWorkingItems, type QuizItem } from '@panelwise/db/repositories/quiz-items';
import { users } from '@panelwise/db/schema/accounts';
import { assignmentComics, assignments, classes, classMembers } from '@panelwise/db/schema/classes';
import { panels } from '@panelwise/db/schema/comics';
import { attempts, readings } from '@panelwise/db/schema/learning';
import { eq } from 'drizzle-orm';

const names =
  `Eli Yara Omar Lior Asha Ben Farah Jonas Mika Quinn Rosa Sami Ines Tuli Chidi Dara Kemi Nour Wren
Hana Priya Uma Goran Vik`.split(/\s+/);
const day = 86_400_000;
/** Of those who have begun; the last two of the list have not. */
const begun = names.length - 2;
/** The memory of a reading lasts about so long, in days, until the quiz. */
const memoryDays = 20;

export type DemoClass = { classId: string; assignmentIds: string[] };

/**
 * Demo data: a class of 24 invented pupils and three weeks of invented evidence about these comics, one assignment for
 * each. The model: a pupil has an ability, an item a difficulty (both from a bell curve), and whoever read longer ago has
 * forgotten more; what is not known is guessed, mostly at the one wrong answer that draws most. Three of four mistakes are
 * repaired at the panel. The same seed makes the same class.
 */
export async function makeDemoClass(
  databaseUrl: string,
  teacherEmail: string,
  comicIds: string[],
  seed = 26,
): Promise<DemoClass> {
  const random = mulberry32(seed);
  const database = openDatabase(databaseUrl, { max: 1 });
  const { db } = database;
  try {
    const [teacher] = await db.select({ id: users.id }).from(users).where(eq(users.email, teacherEmail));
    const [room] = await db
      .insert(classes)
      .values({ ownerId: teacher!.id, name: '6B Science (demo)', grade: '6', subject: 'Science' })
      .returning();
    const pupils = names.map((firstname) => ({ id: randomUUID(), firstname, ability: bell(random) }));
    await db.insert(users).values(
      pupils.map(({ id, firstname }) => ({
        ...{ id, firstname, lastname: '', username: `demo-${id}`, email: '', passwordHash: '' },
        userType: 'Student' as const,
        verifiedAt: new Date(),
      })),
    );
    await db.insert(classMembers).values(pupils.map(({ id }) => ({ classId: room!.id, userId: id })));
    const assignmentIds: string[] = [];
    for (const [i, comicId] of comicIds.entries()) {
      const daysAgo = 21 - (i * 18) / Math.max(1, comicIds.length - 1);
      const [made] = await db
        .insert(assignments)
        .values({
          ...{ classId: room!.id, madeBy: teacher!.id, goal: 'read-and-quiz', tries: 2 },
          dueAt: new Date(Date.now() + (7 - daysAgo) * day),
          createdAt: new Date(Date.now() - daysAgo * day),
          note: 'Look at the pictures twice before you answer.',
        })
        .returning();
      await db.insert(assignmentComics).values({ assignmentId: made!.id, comicId, position: 0 });
      await answerAll(db, random, {
        assignmentId: made!.id,
        comicId,
        pupils: pupils.slice(0, begun),
        daysAgo,
      });
      assignmentIds.push(made!.id);
    }
    return { classId: room!.id, assignmentIds };
  } finally {
    await database.close();
  }
}

type Going = {
  assignmentId: string;
  comicId: string;
  pupils: { id: string; ability: number }[];
  daysAgo: number;
};

async function answerAll(
  db: Database,
  random: () => number,
  { assignmentId, comicId, pupils, daysAgo }: Going,
): Promise<void> {
  const items = ((await listWorkingItems(db, comicId)) ?? []).filter(({ hardcore }) => !hardcore);
  const panelCount = await db.$count(panels, eq(panels.comicId, comicId));
  const hard = items.map((_, i) => bell(random) - 1.4 + (i === 3 ? 2.4 : 0));
  const rows: (typeof attempts.$inferInsert)[] = [];
  for (const { id: userId, ability } of pupils) {
    const readAt = Date.now() - daysAgo * day + random() * 2 * day;
    const waited = random() * 2;
    const answersFrom = Math.min(Date.now() - 3_600_000, readAt + waited * day);
    await db.insert(readings).values({
      ...{ userId, comicId, panels: panelCount, panelsRead: panelCount },
      finishedAt: new Date(readAt),
    });
    for (const [i, item] of items.entries()) {
      const remembered = Math.exp(-waited / memoryDays);
      const knows = remembered / (1 + Math.exp(hard[i]! - ability));
      const given = [random() < knows ? item.correctAnswer : guess(item, random)];
      if (given[0] !== item.correctAnswer)
        given.push(random() < 0.75 ? item.correctAnswer : guess(item, random));
      for (const [n, answer] of given.entries())
        rows.push({
          ...{ userId, comicId, assignmentId, itemKey: item.key, answer },
          ...{ hardcore: false, context: 'assignment', eventId: randomUUID() },
          isRight: answer === item.correctAnswer,
          isFirst: n === 0,
          ms: Math.round(leastAnswerMs(item) + 9_000 * Math.exp(0.4 * bell(random))),
          counts: n === 0,
          createdAt: new Date(answersFrom + i * 40_000 + n * 15_000),
        });
    }
  }
  if (rows.length > 0) await db.insert(attempts).values(rows);
}

/** What somebody says who does not know: two of three fall for the first wrong answer. */
function guess({ options, correctAnswer }: QuizItem, random: () => number): string {
  const wrong = options.filter((option) => option !== correctAnswer);
  return random() < 0.67 ? wrong[0]! : wrong[Math.floor(random() * wrong.length)]!;
}

/** A number from a bell curve around 0 with the width 1 (Box and Muller). */
function bell(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
