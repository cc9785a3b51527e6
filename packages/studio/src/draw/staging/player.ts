import type { Animal } from '../animals/animal.ts';
import type { Crowd } from '../cast/crowd.ts';
import type { CastMember } from '../cast/members.ts';

/** Who acts somebody: one of the cast, an animal, or a group of people who count as one. */
export type Player =
  | { kind: 'person'; member: CastMember }
  | { kind: 'animal'; animal: Animal }
  | { kind: 'crowd'; crowd: Crowd };
