import type { PackRefusal, PackResult } from '@panelwise/contracts/domain/class-pack';
import { packRules } from '@panelwise/contracts/domain/pack-rules';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { TakenResult } from '@panelwise/contracts/http/class-packs';
import type { Database } from '@panelwise/db/client';
import { listKnownEvents } from '@panelwise/db/repositories/attempts';
import { listMembers } from '@panelwise/db/repositories/class-members';
import type { ClassRow } from '@panelwise/db/repositories/classes';
import type { Keys } from '../../signing-keys.ts';
import { answerAs, type Help } from '../learn/answer.ts';
import { readWork } from './read-work.ts';
import { pupilRef, readPack } from './signed-pack.ts';
import { takeReadings } from './take-readings.ts';

const dayMs = 24 * 3_600_000;
const refusals: Partial<Record<string, PackRefusal>> = {
  'question-changed': 'changed',
  'answer-unknown': 'changed',
  'comic-not-found': 'ended',
  'tries-used': 'no-tries-left',
};

type Taken = Pick<TakenResult, 'pupil' | 'taken' | 'known' | 'read' | 'refused'>;

/**
 * Takes what a pupil has handed in, each answer as if it was given now; what was taken before stays as it is.
 * @throws DomainError `pack-not-ours`, `pack-of-another-class`, `pack-too-old`, `pack-pupil-gone`, `pack-changed`,
 * `pack-unproven`
 */
export async function takeResult(
  db: Database,
  { keys, show }: { keys: Pick<Keys, 'packs' | 'pictures'>; show: Help['show'] },
  { room, teacherId }: { room: ClassRow; teacherId: string },
  { vouched, ...result }: PackResult & { vouched: boolean },
): Promise<Taken> {
  const { pupilRef: ref } = result;
  const { claims, key } = readPack(keys.packs, result);
  if (claims.classId !== room.id) throw new DomainError('pack-of-another-class');
  if (Date.now() - Date.parse(claims.madeAt) > packRules.days * dayMs) throw new DomainError('pack-too-old');
  const members = await listMembers(db, room.id);
  const member = members.find(({ userId }) => pupilRef(key, claims.packId, userId) === ref);
  if (!member || !claims.pupils.includes(ref)) throw new DomainError('pack-pupil-gone');
  const whose = { userId: member.userId, teacherId, vouched };
  const { answers, readings } = await readWork(db, keys, { claims, key }, result, whose);
  const inPack = new Set(
    claims.comics.flatMap(({ assignmentId, comicId, keys: own }) =>
      own.map((item) => `${assignmentId} ${comicId} ${item}`),
    ),
  );
  const known = await listKnownEvents(
    db,
    member.userId,
    answers.map(({ eventId }) => eventId),
  );
  const refused = new Map<PackRefusal, number>();
  const refuse = (reason: PackRefusal) => refused.set(reason, (refused.get(reason) ?? 0) + 1);
  let taken = 0;
  for (const { aids, ...answer } of answers) {
    if (known.has(answer.eventId)) continue;
    if (!inPack.has(`${answer.assignmentId} ${answer.comicId} ${answer.key}`)) {
      refuse('not-in-pack');
      continue;
    }
    try {
      const given = { ...answer, tried: [], arrival: 'pack' as const, context: 'assignment' as const };
      await answerAs(db, member.userId, given, { aids, show, half: (item) => item });
      // Twice in one file is once.
      known.add(answer.eventId);
      taken += 1;
    } catch (error) {
      const reason = error instanceof DomainError ? refusals[error.code] : undefined;
      if (!reason) throw error;
      refuse(reason);
    }
  }
  const read = await takeReadings(db, member.userId, claims, readings);
  return {
    pupil: member.name,
    taken,
    known: answers.filter(({ eventId }) => known.has(eventId)).length - taken,
    read,
    refused: [...refused].map(([reason, count]) => ({ reason, answers: count })),
  };
}
