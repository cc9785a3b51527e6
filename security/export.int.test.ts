import { randomUUID } from 'node:crypto';
import { defaultShareRule } from '@panelwise/contracts/domain/shares';
import { exportAccount } from '@panelwise/contracts/http/account';
import { makeClassLink } from '@panelwise/db/repositories/class-links';
import { approve } from '@panelwise/db/repositories/editions';
import { replaceFaqs, replaceQuiz } from '@panelwise/db/repositories/learning';
import { insertNotice } from '@panelwise/db/repositories/notices';
import { startRun } from '@panelwise/db/repositories/runs';
import * as schema from '@panelwise/db/schema/all';
import { eq, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser } from '../apps/api/src/testing/fixtures.ts';
import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts';
import { insertConsent } from './testing/cast.ts';

/*
 * Whoever asks for what is stored about them gets it from every table. Each table either has words here that have to be in
 * the file, or says why there is nothing of a person in it; a new table fails until one of both is there.
 */
const notOfAPerson: Record<string, string> = {
  subjects: 'The catalogue is the house’s.',
  themes: 'The catalogue is the house’s.',
  styles: 'The catalogue is the house’s.',
  paused_lanes: 'A switch of operators.',
  provider_gates: 'A pause that a provider has asked for.',
  registrations: 'A sign-up that nobody has proven; the account that came of one has all of it.',
  provider_switches: 'A switch of operators.',
  otps: 'Hashes of codes.',
  code_guesses: 'That a wrong code was entered for an e-mail, for a week, by a hash of whoever did.',
  authenticators: 'The secret of an app; that it is set up is told where an admin asks for their export.',
  recovery_codes: 'Hashes of codes; how many are left is told with the app.',
  passkey_challenges: 'Random, for a few minutes.',
  comic_reports: 'What readers said, of whom nothing is kept.',
  panel_draws: 'Counts what was drawn within a day.',
  panel_versions: 'Names of pictures, which are shown where they can be brought back.',
  comic_views: 'Counts readers, of whom nothing is kept.',
  quiz_attempts: 'Counts answers of readers, of whom nothing is kept.',
  run_events: 'What happened in a run, in words of ours.',
  tasks: 'Parts of a run, in words of ours.',
  provider_calls: 'What was bought, without words.',
  provider_call_orders: 'Which run has asked for it.',
  provider_sendings: 'What it cost.',
  class_invitations: 'Hashes of links for colleagues.',
  item_counts: 'Sums over everybody who has answered a question.',
  pulled_items: 'Which questions of a comic rest.',
  assignment_comics: 'Which comics an assignment is about.',
  family_link_codes: 'Hashes of codes, for a week.',
  bookings: 'What was booked, in words of ours; the statements say it.',
  booking_lines: 'Amounts; the statements say them.',
  share_months: 'The pools of the house.',
  live_events: 'What happened in a live session, in words of ours.',
  battle_events: 'What happened in a battle, in words of ours.',
};

const tables = (Object.values(schema) as unknown[])
  .filter((one): one is PgTable => is(one, PgTable))
  .map(getTableName);
const mark = (table: string, what = 'words') => `mark of ${table} ${what}`;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

/** An account with something in every table. @returns the words that have to be in its export, by table */
async function fillAccount() {
  const { db } = site.deps.database;
  const me = await createUser(site, 'Student', {
    firstname: mark('users'),
    lastname: mark('users', 'lastname'),
    mobileNumber: '98765',
  });
  const { userId, email } = me;
  const comicId = await createComic(site, userId, { published: true, title: mark('comics') });
  const [comic] = await db
    .update(schema.comics)
    .set({
      author: mark('comics', 'author'),
      prompt: mark('comics', 'script'),
      droppedItems: { facts: [mark('comics', 'dropped')] },
    })
    .where(eq(schema.comics.id, comicId))
    .returning();
  await db
    .update(schema.series)
    .set({ story: mark('series'), castNames: { guide: mark('series', 'guide') } })
    .where(eq(schema.series.id, comic!.seriesId));
  await db
    .update(schema.panels)
    .set({ caption: mark('panels') })
    .where(eq(schema.panels.comicId, comicId));
  const question = { question: mark('quiz_questions'), options: ['A', 'B'], correctAnswer: 'A' };
  await replaceQuiz(db, comicId, [{ ...question, difficulty: 'easy', explanation: null }], false);
  await replaceFaqs(db, comicId, [{ question: mark('faqs'), answer: 'Yes.' }]);
  await approve(db, [comicId]);
  // What was let in stays as it was, while the comic goes on.
  await replaceFaqs(db, comicId, [{ question: mark('faqs', 'newer'), answer: 'Yes.' }]);
  await db
    .update(schema.comics)
    .set({ rejectionReason: mark('comics', 'reason') })
    .where(eq(schema.comics.id, comicId));
  await db.insert(schema.facts).values({ comicId, position: 0, fact: mark('facts') });
  await db
    .insert(schema.characters)
    .values({ ownerId: userId, name: mark('characters'), nameKey: 'k' } as never);
  await db
    .update(schema.refreshTokens)
    .set({ device: mark('refresh_tokens') })
    .where(eq(schema.refreshTokens.userId, userId));
  const key = { userId, credentialId: 'x', publicKey: 'x', signCount: 0 };
  await db.insert(schema.passkeys).values({ ...key, name: mark('passkeys') });
  await insertConsent(site, userId, { statement: mark('consents') });
  const words = { name: 'A', phone: '1', role: 'Student' };
  await db.insert(schema.contacts).values({ ...words, email, message: mark('contacts') });
  await insertNotice(db, { userId, comicId, kind: 'declined', reason: mark('notices') });
  const { expiresAt } = await makeClassLink(db, comicId);
  const decision = { action: 'rejected', subjectType: 'comic', subjectId: comicId };
  await db.insert(schema.auditLog).values({ ...decision, reason: mark('audit_log') });
  // A story of which no comic came is stored nowhere else.
  const order = { step: 'refine-prompt', ownerId: userId, input: { story: mark('runs') } } as const;
  await startRun(db, order);
  await db.insert(schema.comicTranslations).values({
    ...{ comicId, sourceLanguage: 'en', originals: {} },
    lines: { name: mark('comic_translations') },
  });
  const learning = await learnAndTeach(userId, comicId);
  const inside = [
    ...['users', 'comics', 'series', 'panels', 'quiz_questions', 'faqs', 'facts', 'characters'],
    ...[
      'comic_translations',
      'refresh_tokens',
      'passkeys',
      'consents',
      'contacts',
      'notices',
      'audit_log',
      'runs',
    ],
  ].map((table) => [table, mark(table)]);
  const wanted: Record<string, string[]> = Object.fromEntries(inside.map(([table, word]) => [table, [word]]));
  wanted.users!.push(mark('users', 'lastname'), email, '98765');
  for (const what of ['author', 'script', 'dropped', 'reason']) wanted.comics!.push(mark('comics', what));
  wanted.series!.push(mark('series', 'guide'));
  wanted.faqs!.push(mark('faqs', 'newer'));
  wanted.editions = ['"inLibrary":true'];
  wanted.pages = ['"pages":[{'];
  wanted.class_links = [expiresAt.toISOString()];
  return { me, wanted: { ...wanted, ...learning } };
}

/** A class of one's own and one that one learns in, answers, readings and a family. @returns the words of each table */
async function learnAndTeach(userId: string, comicId: string): Promise<Record<string, string[]>> {
  const { db } = site.deps.database;
  const other = await createUser(site, 'Teacher');
  const [own, theirs] = await db
    .insert(schema.classes)
    .values([
      { ownerId: userId, name: mark('classes'), grade: '5' },
      { ownerId: other.userId, name: mark('class_members'), grade: '5' },
    ])
    .returning();
  const [together] = await db
    .insert(schema.classes)
    .values({ ownerId: other.userId, name: mark('class_teachers'), grade: '5' })
    .returning();
  await db.insert(schema.classTeachers).values({ classId: together!.id, userId });
  // Of a class that is gone the times are left.
  const stayed = { since: new Date('2025-02-03T04:05:06.000Z'), until: new Date('2025-06-07T08:09:10.000Z') };
  await db.insert(schema.classStays).values({ classId: randomUUID(), userId, part: 'pupil', ...stayed });
  await db.insert(schema.classMembers).values({ classId: theirs!.id, userId });
  await db.insert(schema.loginCodes).values({ code: mark('login_codes'), classId: own!.id });
  const login = { userId, classId: theirs!.id, nickname: mark('picture_logins'), pictures: 'x' };
  await db.insert(schema.pictureLogins).values(login);
  const [assignment] = await db
    .insert(schema.assignments)
    .values({ classId: own!.id, madeBy: userId, goal: 'read', note: mark('assignments') })
    .returning();
  await db.insert(schema.assignmentPupils).values({ assignmentId: assignment!.id, userId });
  const item = { userId, comicId, hardcore: false };
  await db.insert(schema.attempts).values({
    ...item,
    itemKey: 'k',
    context: 'reader',
    eventId: randomUUID(),
    answer: mark('attempts'),
    isRight: true,
    isFirst: true,
    ms: 5_000,
    counts: true,
  });
  const learnt = { stability: 1, difficulty: 1, state: 2, reps: 1, lapses: 0, learningSteps: 0 };
  await db.insert(schema.reviewCards).values({
    ...item,
    ...learnt,
    itemKey: mark('review_cards'),
    dueAt: new Date(),
    scheduledDays: 1,
    lastReviewAt: new Date(),
    wasRight: true,
  });
  await db.insert(schema.readings).values({ userId, comicId, panels: 4_321 });
  await db.insert(schema.readingDays).values({ userId, comicId, day: '2026-03-04', ms: 1 });
  await db.insert(schema.comicCards).values({ userId, comicId, rank: 'platinum' });
  await db
    .insert(schema.comicStandards)
    .values({ comicId, curriculum: 'ngss', code: mark('comic_standards'), position: 0 });
  const listed = { code: 'A', title: mark('standard_lists'), unit: '' };
  const [list] = await db
    .insert(schema.standardLists)
    .values({ ownerId: userId, name: 'List', standards: [listed] })
    .returning();
  await db.insert(schema.listedComics).values({ listId: list!.id, code: mark('listed_comics'), comicId });
  await db
    .insert(schema.earnedBadges)
    .values({ userId, badge: 'five-platinum', evidence: { have: 5, comicId } });
  await db.insert(schema.classGoals).values({
    classId: theirs!.id,
    madeBy: userId,
    kind: 'comics-read',
    target: 1_357,
    untilDay: '2026-03-04',
  });
  const live = await playLive(userId, theirs!.id, comicId);
  await db.insert(schema.gameRounds).values({
    userId,
    comicId,
    game: 'terms',
    level: 3,
    seed: 1,
    pieces: [],
    spots: [],
    xp: 7_531,
  });
  const [battle] = await db
    .insert(schema.battles)
    .values({ comicId, title: mark('battles'), subject: 'Science', against: 'own', band: 'adult' })
    .returning();
  const seat = { battleId: battle!.id, place: 0 };
  await db.insert(schema.battleSeats).values({ ...seat, userId, band: 'adult', seed: 1, xp: 8_642 });
  const given = { position: 0, answer: mark('battle_answers'), isRight: true, counts: true, ms: 1 };
  await db.insert(schema.battleAnswers).values({ ...seat, ...given });
  const rated = { subject: mark('battle_ratings'), rating: 1_500, deviation: 350, volatility: 0.06 };
  await db.insert(schema.battleRatings).values({ userId, ...rated });
  const wishedAt = new Date('2026-02-06T07:08:09.000Z');
  await db.insert(schema.leagueWishes).values({ userId, isPaused: false, createdAt: wishedAt });
  const league = { week: '2026-03-02', band: 'adult' as const, leagueId: randomUUID() };
  await db.insert(schema.leagueSeats).values({ userId, subject: mark('league_seats'), ...league });
  const since = new Date('2026-02-05T06:07:08.000Z');
  await db.insert(schema.energy).values({ userId, amount: 3, since });
  const moved = { eventId: mark('energy_moves'), change: -1, ruleVersion: 'energy-1' };
  await db.insert(schema.energyMoves).values({ userId, ...moved });
  await db.insert(schema.avatars).values({ userId, code: 'teen.8.afro' });
  await db.insert(schema.ownedParts).values({ userId, part: 'held:dinosaur' });
  await db.insert(schema.learnerAids).values({ userId, aids: ['dyslexia-type'] });
  const linkedAt = new Date('2026-02-03T04:05:06.000Z');
  const link = { parentId: other.userId, childId: userId, createdAt: linkedAt };
  await db.insert(schema.familyLinks).values(link);
  await db
    .insert(schema.familyControls)
    .values({ childId: userId, hiddenSubjects: [mark('family_controls')] });
  const letter = { parentId: userId, language: mark('family_letters'), unsubscribeHash: 'x' };
  await db.insert(schema.familyLetters).values(letter);
  const reminder = { userId, hour: 7, unanswered: 6_789, unsubscribeHash: 'x' };
  await db.insert(schema.reviewReminders).values(reminder);
  const share = { month: '2019-03', creatorId: userId, cents: 12_345 };
  await db.insert(schema.shareMonths).values({
    month: share.month,
    poolCents: 1,
    currency: 'USD',
    rule: defaultShareRule,
    closedAt: new Date(),
  });
  const unpaid = { ownClasses: 0, overCap: 0, noClass: 0 };
  await db.insert(schema.shareStatements).values({ ...share, unpaid });
  const line = { title: mark('share_statement_lines'), position: 0, reads: 1 };
  await db.insert(schema.shareStatementLines).values({ ...share, ...line });
  const marked = ['classes', 'class_members', 'class_teachers', 'login_codes', 'picture_logins'];
  marked.push(
    'assignments',
    'attempts',
    'review_cards',
    'family_controls',
    'family_letters',
    'share_statement_lines',
    'comic_standards',
    'standard_lists',
    'listed_comics',
    'battles',
    'battle_answers',
    'battle_ratings',
    'league_seats',
    'energy_moves',
  );
  return {
    ...Object.fromEntries(marked.map((table) => [table, [mark(table)]])),
    class_stays: [stayed.since.toISOString(), stayed.until.toISOString()],
    assignment_pupils: [assignment!.id],
    readings: ['"panels":4321'],
    reading_days: ['2026-03-04'],
    learner_aids: ['dyslexia-type'],
    avatars: ['teen.8.afro'],
    owned_parts: ['held:dinosaur'],
    comic_cards: ['platinum'],
    earned_badges: ['five-platinum'],
    class_goals: ['"target":1357'],
    review_reminders: ['"unanswered":6789'],
    ...live,
    game_rounds: ['"xp":7531'],
    battle_seats: ['"xp":8642'],
    energy: [since.toISOString()],
    league_wishes: [wishedAt.toISOString()],
    share_statements: ['"cents":12345'],
    family_links: [linkedAt.toISOString()],
  };
}

test('every table gives what it has of a person, or is known to have nothing', async () => {
  const { me, wanted } = await fillAccount();
  expect([...Object.keys(wanted), ...Object.keys(notOfAPerson)].sort()).toEqual([...tables].sort());
  const { body } = await site.call(exportAccount, { token: me.token });
  const text = JSON.stringify(body.data);
  const missing = Object.entries(wanted).flatMap(([table, words]) =>
    words.filter((word) => !text.includes(word)).map((word) => `${table}: ${word}`),
  );
  expect(missing, missing.join('; ')).toEqual([]);
  expect(text).not.toMatch(/\$argon2|[hH]ash"/);
});

/** A live session that this person opened, and has a seat and an answer in. @returns the words of each table */
async function playLive(userId: string, classId: string, comicId: string): Promise<Record<string, string[]>> {
  const { db } = site.deps.database;
  const seatedAt = new Date('2026-02-04T05:06:07.000Z');
  const item = {
    ...{ key: 'k', question: 'Q?', options: ['A', mark('live_answers')], correctAnswer: 'A' },
    ...{ difficulty: 'easy' as const, explanation: null, taughtAt: null, asked: null, teaches: null },
  };
  const about = { classId, comicId, madeBy: userId, code: 'OWL0001', title: mark('live_sessions') };
  const [session] = await db
    .insert(schema.liveSessions)
    .values({ ...about, hardcore: false, isPublic: true, items: [item] })
    .returning();
  const sessionId = session!.id;
  const [seat] = await db
    .insert(schema.liveSeats)
    .values({ sessionId, userId, createdAt: seatedAt })
    .returning();
  const answer = { chosen: 1, isRight: false, ms: 5_000, eventId: randomUUID(), waits: false };
  await db.insert(schema.liveAnswers).values({ sessionId, seatId: seat!.id, position: 0, ...answer });
  return {
    live_sessions: [mark('live_sessions')],
    live_seats: [seatedAt.toISOString()],
    live_answers: [mark('live_answers')],
  };
}
