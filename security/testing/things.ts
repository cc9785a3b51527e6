import { randomUUID } from 'node:crypto';
import { parseScriptText } from '@panelwise/contracts/domain/read-script';
import { defaultShareRule } from '@panelwise/contracts/domain/shares';
import { book } from '@panelwise/db/repositories/bookings';
import { findComic, listPanels } from '@panelwise/db/repositories/comics';
import { approve } from '@panelwise/db/repositories/editions';
import { wantLetter } from '@panelwise/db/repositories/family-letters';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { replaceFacts, replaceQuiz } from '@panelwise/db/repositories/learning';
import { insertNotice } from '@panelwise/db/repositories/notices';
import { startRun } from '@panelwise/db/repositories/runs';
import { insertStandardList } from '@panelwise/db/repositories/standard-lists';
import { readTranslationLines } from '@panelwise/db/repositories/translation-lines';
import { findTranslation, insertTranslation, storeLines } from '@panelwise/db/repositories/translations';
import { contacts } from '@panelwise/db/schema/accounts';
import { subjects } from '@panelwise/db/schema/catalogue';
import {
  assignmentComics,
  assignments,
  classes,
  classMembers,
  classTeachers,
  pictureLogins,
} from '@panelwise/db/schema/classes';
import { comics } from '@panelwise/db/schema/comics';
import { familyLinks } from '@panelwise/db/schema/families';
import { pulledItems } from '@panelwise/db/schema/learning';
import { notices } from '@panelwise/db/schema/notices';
import { runs } from '@panelwise/db/schema/runs';
import { shareMonths, shareStatements } from '@panelwise/db/schema/shares';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { createCode } from '../../apps/api/src/modules/auth/one-time-code.ts';
import { seal } from '../../apps/api/src/modules/auth/sealed.ts';
import { newToken } from '../../apps/api/src/modules/consent/link-token.ts';
import { makeLinkCode } from '../../apps/api/src/modules/families/link-code.ts';
import { createAssignment, createTaughtClass } from '../../apps/api/src/testing/assignment-fixtures.ts';
import {
  type ComicState,
  createComic,
  createUser,
  type TestUser,
} from '../../apps/api/src/testing/fixtures.ts';
import { insertLive } from '../../apps/api/src/testing/live-fixtures.ts';
import type { TestApp } from '../../apps/api/src/testing/test-app.ts';
import { insertConsent } from './cast.ts';

type Live = { colleagueId?: string | undefined; pupilId?: string };

const birthYear = new Date().getUTCFullYear() - 10;

/** Things that a call is about, each made for one call alone, so that no call changes what another one finds. */
export function makeThings(site: TestApp) {
  const db = () => site.deps.database.db;
  let months = 0;

  const comic = async (ownerId: string, state: ComicState = {}, learning = false) => {
    const id = await createComic(site, ownerId, state);
    if (learning) {
      await replaceQuiz(db(), id, [sugar], false);
      await replaceFacts(db(), id, [{ fact: 'Moss has no roots.' }]);
    }
    return id;
  };

  const run = async (ownerId: string, status: 'queued' | 'failed') => {
    const comicId = await comic(ownerId, { script: true });
    const order = { step: 'generate-quiz', ownerId, comicId, input: { comicId } } as const;
    const { run } = await startRun(db(), order);
    if (status === 'failed')
      await db().update(runs).set({ status, finishedAt: new Date() }).where(eq(runs.id, run.id));
    return { id: run.id, comicId };
  };

  /** A code to set a new password, with the e-mail that it was made for. */
  const codeOf = async ({ userId, email }: Pick<TestUser, 'userId' | 'email'>) => {
    const owner = { purpose: 'reset-password', userId } as const;
    const asker = { id: randomUUID(), isKnown: false };
    const { code } = await db().transaction((tx) => createCode(tx, site.deps.keys.otp, email, owner, asker));
    return { email, otp: code };
  };

  const link = async (parentId: string, childId: string) => {
    await db().insert(familyLinks).values({ parentId, childId }).onConflictDoNothing();
  };

  /** A class of this teacher with a live session, a guest in it, and a colleague or pupil where they are named. */
  const liveClass = async (ownerId: string, comicId: string, { colleagueId, pupilId }: Live = {}) => {
    const { classId: id } = await createTaughtClass(site, ownerId, 0);
    if (colleagueId) await db().insert(classTeachers).values({ classId: id, userId: colleagueId });
    if (pupilId) await db().insert(classMembers).values({ classId: id, userId: pupilId });
    return { id, ...(await insertLive(site, id, comicId)) };
  };

  return {
    db,
    comic,
    run,
    link,
    /** A child that this adult made an account for and is linked with. */
    linkedChild: async ({ userId, email }: Pick<TestUser, 'userId' | 'email'>) => {
      const child = await createUser(site, 'Student', { email: '', birthYear, country: 'IN' });
      await insertConsent(site, child.userId, {
        adultId: userId,
        adultEmail: email,
        confirmedAt: new Date(),
      });
      // As many calls make one each, more than a parent may have are linked here.
      await db().insert(familyLinks).values({ parentId: userId, childId: child.userId });
      const pictures = seal(site.deps.keys.pictures, '["owl","cat","bee","fish"]', child.userId);
      await db()
        .insert(pictureLogins)
        .values({ userId: child.userId, parentId: userId, nickname: child.userId, pictures });
      return child.userId;
    },
    /** A pupil without an e-mail, in a class of this teacher. */
    classPupil: async (teacherId: string) => {
      const [made] = await db()
        .insert(classes)
        .values({ ownerId: teacherId, name: '5A', grade: '5' })
        .returning();
      const { userId } = await createUser(site, 'Student', { email: '', birthYear, country: 'IN' });
      await db().insert(classMembers).values({ classId: made!.id, userId });
      await db().insert(pictureLogins).values({ userId, classId: made!.id, nickname: userId, pictures: '' });
      return userId;
    },
    /** The code that a child shows. */
    linkCode: async () => {
      const { userId } = await createUser(site, 'Student', { birthYear, country: 'IN' });
      return (await makeLinkCode({ ...site.deps, background: () => undefined }, userId)).code;
    },
    /** A school's list of standards. */
    standardList: async (ownerId: string) => {
      const standards = [{ code: 'A', title: 'Light', unit: '' }];
      const list = { ownerId, name: 'Hill School', standards };
      return (await db().transaction((tx) => insertStandardList(tx, list))).id;
    },
    /** The token of the link that ends a letter. */
    letter: async () => {
      const { userId } = await createUser(site, 'Parent');
      const { token, hash } = newToken();
      await wantLetter(db(), userId, hash);
      return token;
    },
    /** A comic in the library with a question that a panel teaches. */
    askedComic: async (ownerId: string) => {
      const id = await comic(ownerId, { published: true }, true);
      await approve(db(), [id]);
      return id;
    },
    /** A comic whose page pictures are in the store. */
    storedComic: async (ownerId: string) => {
      const id = await comic(ownerId, { drawn: true });
      const picture = await pagePicture;
      for (const page of [1, 2])
        await site.deps.store.put(`comics/${id}/pages/${page}-f.webp`, picture, 'image/webp');
      return id;
    },
    /** A comic whose panels have their pictures in the store. */
    comicWithArt: async (ownerId: string) => {
      const id = await comic(ownerId, { drawn: true });
      for (const { artKey } of await listPanels(db(), id))
        await site.deps.store.put(artKey!, Buffer.from('a picture'), 'image/webp');
      return id;
    },
    /** A comic that is turned into Spanish, without words yet or with all of them. */
    translation: async (ownerId: string, isFinished = false) => {
      const source = (await findComic(db(), await comic(ownerId, { drawn: true })))!;
      const [id, copies] = [randomUUID(), new Map<string, string>()];
      const script = parseScriptText(source.prompt);
      await db().transaction(async (tx) => {
        await insertTranslation(tx, { id, source, script, from: 'en', to: 'es', copies });
        if (!isFinished) return;
        const row = (await findTranslation(tx, id))!;
        const { lines } = await readTranslationLines(tx, (await findComic(tx, id))!, row);
        await storeLines(tx, id, Object.fromEntries(lines.map(({ key, original }) => [key, original])));
      });
      return id;
    },
    comicWithDropped: async (ownerId: string) => {
      const id = await comic(ownerId, { drawn: true }, true);
      await db()
        .update(comics)
        .set({ droppedItems: { facts: ['moss drinks.'] } })
        .where(eq(comics.id, id));
      return id;
    },
    /** A comic of which a question rests. */
    comicWithResting: async (ownerId: string) => {
      const id = await comic(ownerId, { drawn: true }, true);
      const key = itemKeyOf(id, false, sugar);
      const judged = { answers: 30, discrimination: 0, question: sugar.question };
      await db()
        .insert(pulledItems)
        .values({ comicId: id, itemKey: key, hardcore: false, ...judged });
      return { comic: id, key };
    },
    notice: async (userId: string) => {
      const comicId = await comic(userId);
      await insertNotice(db(), { userId, comicId, kind: 'accepted' });
      const [row] = await db().select({ id: notices.id }).from(notices).where(eq(notices.comicId, comicId));
      return row!.id;
    },
    subject: async () => {
      const [row] = await db().insert(subjects).values({ name: randomUUID() }).returning();
      return row!.id;
    },
    contact: async () => {
      const words = { name: 'Ada', phone: '+91 98765 43210', role: 'Other', message: 'Hello!' };
      const [row] = await db()
        .insert(contacts)
        .values({ ...words, email: 'ada@example.org' })
        .returning();
      return row!.id;
    },
    /** An assignment of this comic, for somebody in a class of its author. */
    assignment: async (pupilId: string, comicId: string, userId: string) => {
      const [room] = await db()
        .insert(classes)
        .values({ ownerId: userId, name: '6B', grade: '6' })
        .returning();
      await db().insert(classMembers).values({ classId: room!.id, userId: pupilId });
      const [made] = await db()
        .insert(assignments)
        .values({ classId: room!.id, madeBy: userId, goal: 'read' })
        .returning();
      await db().insert(assignmentComics).values({ assignmentId: made!.id, comicId, position: 0 });
      return made!.id;
    },
    /** A class of this teacher with an assignment of this comic. */
    taughtClass: async (ownerId: string, comicId: string, colleagueId?: string) => {
      const { classId: id, pupils } = await createTaughtClass(site, ownerId, 1);
      if (colleagueId) await db().insert(classTeachers).values({ classId: id, userId: colleagueId });
      const assignmentId = await createAssignment(site, id, comicId);
      return { id, assignmentId, pupilId: pupils[0]!.userId };
    },
    liveClass,

    /** A month that is long over; closed it owes this creator something. */
    shareMonth: async (state: 'open' | 'closed', creatorId?: string) => {
      const month = `20${String(Math.floor(months / 12)).padStart(2, '0')}-${String((months++ % 12) + 1).padStart(2, '0')}`;
      const terms = { poolCents: 1_000, currency: 'USD', rule: defaultShareRule } as const;
      await db()
        .insert(shareMonths)
        .values({ month, ...terms, ...(state === 'closed' && { closedAt: new Date(), allReads: 1 }) });
      if (!creatorId) return month;
      const unpaid = { ownClasses: 0, overCap: 0, noClass: 0 };
      await db().insert(shareStatements).values({ month, creatorId, cents: 1_000, unpaid });
      await db().transaction((tx) =>
        book(tx, {
          reason: 'A test',
          eventId: month,
          ruleVersion: 'test',
          lines: [
            { account: 'system:share-pool', unit: 'USD', amount: -1_000 },
            { account: `teacher:${creatorId}:share`, unit: 'USD', amount: 1_000 },
          ],
        }),
      );
      return month;
    },
    codeOf,
    accountWithCode: async () => codeOf(await createUser(site)),
    /** A comic with all that belongs to it, as text: what was refused has changed nothing of it. */
    stored: async (id: string) => {
      const { rows } = await db().execute(sql`
        select to_jsonb(c) - 'opened_versions' as comic, to_jsonb(s) as series,
          (select count(*) from comics where series_id = c.series_id and deleted_at is null) as parts,
          (select jsonb_agg(to_jsonb(r) order by r.id) from runs r where r.comic_id = c.id) as runs,
          (select jsonb_agg(to_jsonb(q) order by q.id) from quiz_questions q where q.comic_id = c.id) as quiz,
          (select jsonb_agg(to_jsonb(f) order by f.id) from facts f where f.comic_id = c.id) as facts,
          (select jsonb_agg(to_jsonb(l)) from class_links l where l.comic_id = c.id) as links
        from comics c join series s on s.id = c.series_id where c.id = ${id}`);
      return rows;
    },
  };
}
export type Things = ReturnType<typeof makeThings>;

export const sugar = {
  question: 'What do leaves make?',
  options: ['Sugar', 'Salt'],
  correctAnswer: 'Sugar',
  difficulty: 'easy' as const,
  taughtAt: { page: 1, panel: 2 },
};

const pagePicture = sharp({ create: { width: 124, height: 175, channels: 3, background: 'green' } })
  .webp()
  .toBuffer();

export const gift = { coins: 5, reason: 'kept-going', eventId: '0190f3c2-7c1e-7a55-9d1a-3b6f1d2e4c5b' };
export const classGoal = {
  ...{ kind: 'comics-read', target: 20 },
  untilDay: new Date().toISOString().slice(0, 10),
};
