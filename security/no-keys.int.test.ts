import { gameKinds } from '@panelwise/contracts/domain/games';
import { makeClassLink } from '@panelwise/db/repositories/class-links';
import { noteComicChange } from '@panelwise/db/repositories/comic-changes';
import { approve } from '@panelwise/db/repositories/editions';
import { moveEnergy } from '@panelwise/db/repositories/energy';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { assignmentComics, assignments, classes, classMembers } from '@panelwise/db/schema/classes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGameComic, playerOf } from '../apps/api/src/modules/learn/games/testing-games.ts';
import {
  answerOf,
  asked,
  createQuizComic,
  letTimePass,
} from '../apps/api/src/modules/learn/testing-learner.ts';
import { endpointOf } from '../apps/api/src/testing/every-endpoint.ts';
import { createUser, type TestUser } from '../apps/api/src/testing/fixtures.ts';
import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts';

/*
 * What is right is told to whoever has answered, and to nobody before. Everything that a reader can ask for is asked for
 * here by a visitor and by a pupil who has an open question; a new call that only reads is found by itself. What is told by other
 * calls and by sockets is compared in `untold.int.test.ts`.
 */
let site: TestApp;
let pupil: TestUser;
let teacher: TestUser;
let params: Record<string, string>;
const secret = 'Because of chlorophyll, as only the server knows.';
beforeAll(async () => {
  site = await startTestApp();
  const { db } = site.deps.database;
  teacher = await createUser(site, 'Teacher');
  pupil = await createUser(site, 'Student', { verifiedAt: new Date(Date.now() - 3_600_000) });
  const comicId = await createQuizComic(site, teacher.userId);
  const hard = { ...asked.light, question: 'Why is a leaf green?', explanation: secret };
  await replaceQuiz(db, comicId, [hard], true);
  await db.transaction((tx) => noteComicChange(tx, comicId, 'learning'));
  await approve(db, [comicId]);
  const { token } = await makeClassLink(db, comicId);
  const [room] = await db
    .insert(classes)
    .values({ ownerId: teacher.userId, name: '6B', grade: '6' })
    .returning();
  await db.insert(classMembers).values({ classId: room!.id, userId: pupil.userId });
  const [set] = await db
    .insert(assignments)
    .values({ classId: room!.id, madeBy: teacher.userId, goal: 'read-and-quiz' })
    .returning();
  await db.insert(assignmentComics).values({ assignmentId: set!.id, comicId, position: 0 });
  // One question is due again, and not answered yet this time.
  await answerOf(site, pupil, comicId)('water', 'Ants');
  await letTimePass(site, 26 * 3_600_000);
  params = { id: comicId, comicId, token, assignmentId: set!.id, classId: room!.id };
});
afterAll(() => site.close());

const names = Object.entries(endpointOf)
  .filter(([, { method, auth }]) => method === 'GET' && auth !== 'admin')
  .map(([name]) => name as keyof typeof endpointOf);

test.each(names)('%s tells nobody what is right', async (name) => {
  const { path, auth } = endpointOf[name];
  const url = `/api${path.replace(/:(\w+)/g, (_, part: string) => params[part] ?? 'none')}`;
  const answers = await Promise.all([
    site.app.inject({ url, headers: { authorization: `Bearer ${pupil.token}` } }),
    ...(auth === 'none' ? [site.app.inject({ url })] : []),
  ]);
  for (const { body, statusCode } of answers) {
    expect(statusCode).not.toBe(500);
    expect(body).not.toContain('correctAnswer');
    expect(body).not.toContain(secret);
    // Where it is taught gives many an answer away.
    expect(body).not.toMatch(/"taughtAt":\{/);
  }
});

test('a pack that a class takes along has the questions in it, and nothing of what is right', async () => {
  const url = `/api/classes/${params.classId}/pack`;
  const { id, classId } = params;
  for (const page of [1, 2])
    await site.deps.store.put(`comics/${id}/pages/${page}-f.webp`, Buffer.from('picture'), 'image/webp');
  for (const goal of ['read-and-quiz', 'read-and-hardcore-quiz'] as const) {
    await site.deps.database.db.update(assignments).set({ goal }).where(eq(assignments.classId, classId!));
    const { rawPayload } = await site.app.inject({
      url,
      headers: { authorization: `Bearer ${teacher.token}` },
    });
    // Nothing in it is compressed.
    const text = rawPayload.toString();
    expect(text).toContain(goal === 'read-and-quiz' ? asked.water.question : 'Why is a leaf green?');
    expect(text).not.toMatch(/correctAnswer|taughtAt|explanation|factId/);
    expect(text).not.toContain(secret);
  }
});

test.each(gameKinds)('a round of the game %s tells nobody what belongs where', async (game) => {
  const comicId = await createGameComic(site, pupil.userId);
  const player = playerOf(site, pupil, comicId);
  // There are more games than energy.
  await site.deps.database.db.transaction((tx) =>
    moveEnergy(tx, pupil.userId, { eventId: `read:${comicId}`, change: 1 }),
  );
  const round = await player.start(game, 3);
  const { pieces } = await player.rowOf(round._id);
  const seen = [...round.pieces, ...round.spots].map(({ picture: _, ...rest }) => rest);
  const told = JSON.stringify([{ ...round, pieces: [], spots: [] }, seen]);
  expect(told).not.toMatch(/correctAnswer|taughtAt|itemKey|"spot"|"place"|seed|polygon|imageUrl|pages\//);
  for (const { itemKey } of pieces) expect(told).not.toContain(itemKey);
  // Of a question that nobody has answered, one option at most is shown, so that its being there tells nothing.
  for (const { options } of Object.values(asked))
    expect(options.filter((option) => round.pieces.some(({ text }) => text === option)).length).toBeLessThan(
      2,
    );
  // A mistake with a try left tells nothing but that it is one.
  const wrong = await player.putOf(round._id, round.pieces[0]!.id, false);
  const { results, end } = await player.move(round._id, [wrong]);
  expect(end).toBeNull();
  if (!results[0]!.isSettled) expect(results[0]!.spot).toBeNull();
});

test('the comic, the deck and the class link do bring the questions', async () => {
  const pages = await Promise.all(
    [`/library/${params.id}`, `/class/${params.token}`, '/learn/review'].map((path) =>
      site.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${pupil.token}` } }),
    ),
  );
  for (const { body } of pages) expect(body).toContain(asked.water.question);
});
