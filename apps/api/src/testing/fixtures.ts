import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readScript } from '@panelwise/contracts/domain/read-script';
import type { UserType } from '@panelwise/contracts/domain/user';
import { approve } from '@panelwise/db/repositories/editions';
import { users } from '@panelwise/db/schema/accounts';
import { styles, subjects } from '@panelwise/db/schema/catalogue';
import { comics, pages, panels, series } from '@panelwise/db/schema/comics';
import { eq } from 'drizzle-orm';
import { readEml, type StoredMail } from '../mail/read-eml.ts';
import { askerOf } from '../modules/auth/asker.ts';
import { hashPassword } from '../modules/auth/password.ts';
import { startSession } from '../modules/auth/sessions.ts';
import { signAccessToken } from '../plugins/auth.ts';
import type { TestApp } from './test-app.ts';

export const password = 'correct horse';
let passwordHash: Promise<string> | undefined;

export type TestUser = {
  userId: string;
  email: string;
  token: string;
  sessionId: string;
  refreshToken: string;
};

/** A user with a proven e-mail and a session. */
export async function createUser(
  test: TestApp,
  userType: UserType = 'Teacher',
  over: Partial<typeof users.$inferInsert> = {},
): Promise<TestUser> {
  passwordHash ??= hashPassword(password);
  const name = randomUUID();
  const { db } = test.deps.database;
  const [user] = await db
    .insert(users)
    .values({
      firstname: 'Ada',
      lastname: 'Park',
      email: `${name}@example.org`,
      username: name,
      userType,
      passwordHash: await passwordHash,
      verifiedAt: new Date(),
      ...over,
    })
    .returning();
  const session = await startSession(
    { db, bus: test.deps.bus, key: test.deps.keys.refresh },
    user!.id,
    'A test',
  );
  const token = signAccessToken(test.app, session);
  return {
    userId: user!.id,
    email: user!.email,
    token,
    sessionId: session.id,
    refreshToken: session.refreshToken,
  };
}

export const script = [
  {
    pageNumber: 1,
    panels: [
      { scene: 'A leaf in the sun.', caption: 'Light comes in.' },
      { scene: 'Water climbs a stem.', caption: 'Water goes up.' },
    ],
  },
  { pageNumber: 2, panels: [{ scene: 'Sugar!', caption: 'Food is made.' }] },
];

export type ComicState = {
  script?: boolean;
  drawn?: boolean;
  printed?: boolean;
  published?: boolean;
  approved?: boolean;
  title?: string;
};

/** A comic of one part in the state asked for; each state brings the ones before it. */
export async function createComic(test: TestApp, ownerId: string, state: ComicState = {}): Promise<string> {
  const { db } = test.deps.database;
  const isPublished = state.published ?? state.approved ?? false;
  const isPrinted = state.printed ?? isPublished;
  const isDrawn = state.drawn ?? isPrinted;
  const [subject] = await db.select().from(subjects).where(eq(subjects.name, 'Biology'));
  const [style] = await db.select().from(styles).limit(1);
  const title = state.title ?? 'The Green Kitchen';
  const place = { ownerId, subjectId: subject!.id, grade: '5', country: 'IN', concept: 'photosynthesis' };
  const part = { part: 1, title: 'Light', keyTerms: ['leaf'], start: 'A leaf', end: 'is made.' };
  const [made] = await db
    .insert(series)
    .values({
      ...place,
      title,
      conceptKey: 'photosynthesis',
      story: 'A leaf cooks.',
      styleId: style!.id,
      parts: [part],
    })
    .returning();
  const [comic] = await db
    .insert(comics)
    .values({
      ...place,
      seriesId: made!.id,
      partNumber: 1,
      title,
      prompt: (state.script ?? isDrawn) ? JSON.stringify(script) : '',
      pageCount: isDrawn ? script.length : 0,
      comicStatus: isPublished ? 'published' : 'draft',
    })
    .returning();
  const id = comic!.id;
  if (isDrawn) await drawComic(test, id);
  if (isPrinted)
    await db
      .update(comics)
      .set({ pdfKey: `comics/${id}/pdf/f.pdf` })
      .where(eq(comics.id, id));
  if (state.approved) await approve(db, [id]);
  return id;
}

async function drawComic({ deps }: TestApp, comicId: string): Promise<void> {
  const key = (kind: string, name: string) => `comics/${comicId}/${kind}/${name}.webp`;
  await deps.database.db.insert(panels).values(
    script.flatMap((page) =>
      page.panels.map((panel, index) => ({
        comicId,
        pageNumber: page.pageNumber,
        panelNumber: index + 1,
        state: 'done' as const,
        scene: panel.scene,
        caption: panel.caption,
        alt: panel.caption,
        polygon: [[0, 0]] as [number, number][],
        artKey: key('panels', `${page.pageNumber}-${index + 1}-f`),
        verdict: { ok: true, smallestPt: 12, problems: [] },
      })),
    ),
  );
  await deps.database.db.insert(pages).values(
    readScript(script).map((drawn) => ({
      comicId,
      pageNumber: drawn.pageNumber,
      imageKey: key('pages', `${drawn.pageNumber}-f`),
      thumbnailKey: key('thumbnails', `${drawn.pageNumber}-f`),
      drawn,
    })),
  );
}

/** The cookies that an answer sets, by name. */
export function cookiesOf(headers: Record<string, unknown>): Record<string, string> {
  const set = [headers['set-cookie'] ?? []].flat().map(String);
  return Object.fromEntries(set.map((cookie) => cookie.split(';')[0]!.split('=') as [string, string]));
}

/** Lets the pause between two codes be over, for who asks from a place. */
export async function afterPause({ deps }: TestApp, place: string, email: string): Promise<void> {
  const asker = askerOf({ ip: place, cookies: {} }, deps.keys, email);
  await deps.attempts.clear(`otp-pause:sign-up:${email}:${asker.id}`);
}

/** The mails to an address, newest first. */
export async function readMails(test: TestApp, email: string): Promise<StoredMail[]> {
  const dir = path.join(test.env.DATA_DIR, 'mail');
  const names = (await readdir(dir).catch(() => []))
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse();
  const mails = await Promise.all(
    names.map(async (name) => readEml(await readFile(path.join(dir, name), 'utf8'))),
  );
  return mails.filter((mail) => mail.to.includes(email));
}

/** The codes in the mails to an address, newest first. */
export async function readCodes(test: TestApp, email: string): Promise<string[]> {
  const subjects = (await readMails(test, email)).map(({ subject }) => /^\d{4}/.exec(subject)?.[0]);
  return subjects.filter((code) => code !== undefined);
}
