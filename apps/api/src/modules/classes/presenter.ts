import { limits } from '@panelwise/contracts/domain/limits';
import { faceOf } from '@panelwise/contracts/domain/picture-login';
import type { Pupil, SchoolClass } from '@panelwise/contracts/http/classes';
import type { Member } from '@panelwise/db/repositories/class-members';
import type { CountedClass } from '@panelwise/db/repositories/classes';

export function presentClass(row: CountedClass, callerId: string): SchoolClass {
  const { name, grade, subject, school, code, isOpen, pupilCount } = row;
  return {
    _id: row.id,
    name,
    grade,
    subject,
    school,
    code,
    isOpen,
    offParts: row.offParts,
    mayBattle: row.mayBattle,
    isArchived: row.archivedAt !== null,
    isDemo: row.isDemo,
    isMine: row.ownerId === callerId,
    pupilCount,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentPupil({ userId, name, joinedAt, login, avatar, aids, offParts }: Member): Pupil {
  return {
    _id: userId,
    name,
    kind: login ? 'pictures' : 'account',
    face: faceOf(userId),
    avatar,
    joinedAt: joinedAt.toISOString(),
    isLocked: login !== null && login.wrongTries >= limits.wrongPicturesMax,
    aids,
    offParts,
  };
}

/** A person as others of their school read them. */
export function nameOf({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`.trim();
}
