import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { closePupil, type Member } from '@panelwise/db/repositories/class-members';
import type { ClassRow } from '@panelwise/db/repositories/classes';
import {
  bothHaveParents,
  lockBoth,
  mergePupils,
  moveParents,
  playedSideBySide,
  teachesAllOf,
} from '@panelwise/db/repositories/doubled-pupils';
import type { Deps } from '../../deps.ts';
import { getMember } from '../../policies/classes.ts';
import { sayClosed } from '../account/say-closed.ts';

type Pupils = {
  teacherId: string;
  /** Logs in by the pictures of this class, and goes. */
  goes: { in: ClassRow; id: string };
  /** Learns in this class, the same or another one. */
  stays: { in: ClassRow; id: string };
};

/**
 * Makes two pupils one: what the one has learnt and made is the other's, and the account of the one is closed. Parents who are
 * linked to the one go along where the school made both accounts; an account of one's own they are linked to anew, by a code that
 * its owner shows.
 * @returns who stays
 * @throws DomainError `pupil-not-found`, `pupil-has-account` where the one who goes does not log in by pictures of the class,
 * `conflict` where they cannot be one pupil, or somebody else has a say in it
 */
export async function mergeIntoOne(deps: Deps, { teacherId, goes, stays }: Pupils): Promise<Member> {
  const both = { from: goes.id, into: stays.id };
  const { closed, other } = await deps.database.db.transaction(async (tx) => {
    await lockBoth(tx, both);
    const pupil = await getMember(tx, goes.in.id, goes.id);
    const other = await getMember(tx, stays.in.id, stays.id);
    if (!pupil.login || pupil.userId === other.userId)
      throw new DomainError('pupil-has-account', {
        message: 'Choose a pupil who logs in by the pictures of this class, and another one who stays.',
      });
    if (!(await teachesAllOf(tx, teacherId, both)))
      throw new DomainError('conflict', {
        message:
          'They also learn in a class that you do not teach. Only somebody who teaches all these classes can make them one.',
      });
    if (await playedSideBySide(tx, both))
      throw new DomainError('conflict', {
        message: 'Both have answered the same live question or played each other, so they are two pupils.',
      });
    if (other.login && (await bothHaveParents(tx, both)))
      throw new DomainError('conflict', {
        message: 'Both have a parent who is linked. First a parent ends the link with the pupil who goes.',
      });
    await mergePupils(tx, both);
    if (other.login) await moveParents(tx, both);
    return { closed: await closePupil(tx, goes.in.id, pupil.userId), other };
  });
  await sayClosed(deps.bus, goes.id, closed);
  await deps.bus.publish({ topic: 'account-changed', userId: other.userId });
  return other;
}
