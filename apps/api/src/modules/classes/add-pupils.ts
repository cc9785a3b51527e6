import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { consentStatement, consentTextVersion } from '@panelwise/contracts/domain/consent-texts';
import { limits } from '@panelwise/contracts/domain/limits';
import { termsVersion } from '@panelwise/contracts/domain/terms';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Transaction } from '@panelwise/db/client';
import {
  countMembers,
  insertMember,
  listMembers,
  type Member,
} from '@panelwise/db/repositories/class-members';
import { type ClassRow, lockClass } from '@panelwise/db/repositories/classes';
import { insertSchoolConsent } from '@panelwise/db/repositories/consents';
import { insertPictureLogin } from '@panelwise/db/repositories/picture-logins';
import { findUser, insertUser, type UserRow } from '@panelwise/db/repositories/users';
import { v7 } from 'uuid';
import type { Deps } from '../../deps.ts';
import { drawPictures } from '../auth/login-pictures.ts';
import { newPupilId } from '../auth/new-pupil-id.ts';
import { newToken } from '../consent/link-token.ts';

/**
 * Makes an account for each of these pupils, for whom a teacher has just agreed for the school: all of them or none.
 * @throws DomainError `nickname-taken` and `content-refused` with the line, `class-full`, `class-archived`
 */
export async function addPupils(
  deps: Deps,
  row: ClassRow,
  teacherId: string,
  nicknames: string[],
): Promise<Member[]> {
  const { db } = deps.database;
  mustBeFit(nicknames.map((text, i) => ({ path: `nicknames.${i}`, place: `Line ${i + 1}`, text })));
  const teacher = await findUser(db, teacherId);
  if (!teacher) throw new DomainError('unauthorized');
  const ids = await db.transaction(async (tx) => {
    const held = await lockClass(tx, row.id);
    if (!held) throw new DomainError('class-not-found');
    if (held.archivedAt) throw new DomainError('class-archived');
    const there = await listMembers(tx, held.id);
    refuseSameNames(nicknames, there);
    if ((await countMembers(tx, held.id)) + nicknames.length > limits.classPupilsMax)
      throw new DomainError('class-full', {
        message: `A class has room for ${limits.classPupilsMax} pupils, and ${there.length} are in this one.`,
      });
    const faces = there.map(({ userId }) => userId);
    const made: string[] = [];
    for (const nickname of nicknames) {
      const id = newPupilId([...faces, ...made]);
      made.push(await addPupil(deps, tx, held.id, teacher, { id, nickname }));
    }
    return made;
  });
  const all = await listMembers(db, row.id);
  return all.filter(({ userId }) => ids.includes(userId));
}

function refuseSameNames(nicknames: string[], there: Member[]): void {
  const seen = new Set(there.map(({ name }) => name.toLowerCase()));
  const details = nicknames.flatMap((nickname, i) => {
    const key = nickname.toLowerCase();
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ path: `nicknames.${i}`, message: `Line ${i + 1}: “${nickname}” is there already.` }];
  });
  if (details.length > 0) throw new DomainError('nickname-taken', { details });
}

async function addPupil(
  { keys }: Pick<Deps, 'keys'>,
  tx: Transaction,
  classId: string,
  teacher: UserRow,
  { id, nickname }: { id: string; nickname: string },
): Promise<string> {
  const pupil = await insertUser(tx, {
    id,
    firstname: nickname,
    lastname: '',
    email: '',
    username: `pupil-${v7().slice(-12)}`,
    userType: 'Student',
    countryCode: teacher.countryCode,
    language: null,
    mobileNumber: '',
    passwordHash: '',
    birthYear: null,
    country: teacher.country,
    // The school has accepted them for its pupils, in the words of the consent.
    termsVersion: teacher.termsVersion ?? termsVersion,
    termsAcceptedAt: new Date(),
  });
  const pictures = drawPictures(keys.pictures, pupil.id);
  if (!(await insertPictureLogin(tx, { userId: pupil.id, classId, nickname, pictures })))
    throw new DomainError('nickname-taken');
  await insertMember(tx, classId, pupil.id);
  await insertSchoolConsent(tx, {
    childId: pupil.id,
    teacher,
    statement: consentStatement('school', nickname, 'teacher'),
    textVersion: consentTextVersion,
    // It is taken back on the page of the class, so nobody is given this link.
    withdrawalTokenHash: newToken().hash,
  });
  return pupil.id;
}
