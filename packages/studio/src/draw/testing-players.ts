import type { CastMember } from './cast/members.ts';
import type { Player } from './staging/player.ts';

/** The member of the cast who acts. @throws where an animal or a crowd does */
export function memberActing({ player }: { player: Player }): CastMember {
  if (player.kind !== 'person') throw new TypeError(`This is acted by no person but by ${player.kind}.`);
  return player.member;
}
