import type { PackClaims, PackResult, PackWork } from '@panelwise/contracts/domain/class-pack';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database } from '@panelwise/db/client';
import { recordAudit } from '@panelwise/db/repositories/audit';
import { findPictureLogin } from '@panelwise/db/repositories/picture-logins';
import type { Keys } from '../../signing-keys.ts';
import { arePictures, readPictures } from '../auth/login-pictures.ts';
import { openWork } from './locked-work.ts';

/** Whose a file says it is, and the teacher who brings it in. */
type Handed = { userId: string; teacherId: string; vouched: boolean };
type Work = Pick<PackWork, 'answers' | 'readings'>;

/**
 * What a pupil has done, where it is theirs: the pictures that they log in by are locked in with it. For any other file the
 * teacher has to vouch, which is kept.
 * @param key of the pack
 * @throws DomainError `pack-not-ours`, `pack-changed`, `pack-unproven`
 */
export async function readWork(
  db: Database,
  keys: Pick<Keys, 'pictures'>,
  { claims, key }: { claims: PackClaims; key: Buffer },
  result: PackResult,
  { userId, teacherId, vouched }: Handed,
): Promise<Work> {
  const { locked, pupilRef } = result;
  const work = locked && openWork(key, claims.packId, pupilRef, locked);
  if (work && work.content !== claims.content) throw new DomainError('pack-changed');
  const login = await findPictureLogin(db, userId);
  const right = login ? readPictures(keys.pictures, login.pictures, userId) : [];
  if (work && arePictures(right, work.pictures)) return work;
  if (!vouched) throw new DomainError('pack-unproven');
  await recordAudit(db, {
    ...{ actorId: teacherId, action: 'vouched-for-pack', subjectType: 'user', subjectId: userId },
    after: { packId: claims.packId },
  });
  return work ?? result;
}
