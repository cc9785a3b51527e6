import { loginPictures } from '@panelwise/contracts/domain/picture-login';
import { insertMember } from '@panelwise/db/repositories/class-members';
import { insertClass, insertInvitation, insertTeacher } from '@panelwise/db/repositories/classes';
import { insertSchoolConsent } from '@panelwise/db/repositories/consents';
import { findCodeOf } from '@panelwise/db/repositories/login-codes';
import { insertPictureLogin } from '@panelwise/db/repositories/picture-logins';
import { seal } from '../modules/auth/sealed.ts';
import { hashToken, newToken } from '../modules/consent/link-token.ts';
import { createUser, type TestUser } from './fixtures.ts';
import type { TestApp } from './test-app.ts';

/** The pictures of every pupil of these fixtures, in their order. */
export const fourPictures = [...loginPictures.slice(0, 4)];

export type ClassThings = {
  id: string;
  code: string;
  /** Of a link that makes a colleague a teacher. */
  token: string;
  /** Another teacher of the class. */
  colleague: TestUser;
  /** Logs in by the pictures of the class. */
  pupil: TestUser;
  pictures: string[];
};

/** A class of somebody with another teacher and a pupil, and more teachers where they are named. */
export async function createClass(
  site: TestApp,
  ownerId: string,
  teacherIds: string[] = [],
  nickname = 'Finch',
): Promise<ClassThings> {
  const { db } = site.deps.database;
  const { token, hash } = newToken();
  const colleague = await createUser(site, 'Teacher');
  const words = { name: '6B Science', grade: '6', subject: 'Science', school: 'Hill School' };
  const id = await db.transaction(async (tx) => {
    const made = await insertClass(tx, { ...words, ownerId });
    for (const userId of [colleague.userId, ...teacherIds]) await insertTeacher(tx, made.id, userId);
    await insertInvitation(tx, made.id, hash);
    return made.id;
  });
  const pupil = await createPupil(site, id, colleague, nickname);
  const code = (await findCodeOf(db, { classId: id }))!;
  return { id, code, token, colleague, pupil, pictures: fourPictures };
}

/** A pupil of a class who logs in by its pictures, with a session. */
export async function createPupil(
  site: TestApp,
  classId: string,
  teacher: TestUser,
  nickname = 'Finch',
): Promise<TestUser> {
  const { db } = site.deps.database;
  const names = { firstname: nickname, lastname: '', email: '', passwordHash: '' };
  const pupil = await createUser(site, 'Student', names);
  const pictures = seal(site.deps.keys.pictures, JSON.stringify(fourPictures), pupil.userId);
  await insertPictureLogin(db, { userId: pupil.userId, classId, nickname, pictures });
  await insertMember(db, classId, pupil.userId);
  await insertSchoolConsent(db, {
    childId: pupil.userId,
    teacher: { id: teacher.userId, email: teacher.email },
    statement: 'I teach them.',
    textVersion: '1',
    withdrawalTokenHash: hashToken(pupil.userId),
  });
  return pupil;
}
