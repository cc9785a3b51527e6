import type { ComicMeta } from '@panelwise/contracts/domain/script';
import { animalLooksLike } from '../../draw/animals/animal-phrases.ts';
import { memberWords } from '../../draw/cast/member-words.ts';
import { type CastMember, castMembers } from '../../draw/cast/members.ts';
import { castNames } from '../../draw/staging/casting.ts';
import { lookNamed } from '../../draw/staging/look-named.ts';
import { nameKey } from '../../draw/staging/name-key.ts';
import type { ChildAgeName, PersonLook } from '../../draw/vocabulary.ts';

/** What a member of the studio's own cast is drawn as; undefined for any other name. */
export function lookOfStudio(name: string): PersonLook | undefined {
  const member = castMembers.find((one) => one.name === name);
  return member && personLookOf(member);
}

function personLookOf({ age, gender }: CastMember): PersonLook {
  if (age === 'adult') return gender === 'she' ? 'woman' : 'man';
  if (age === 'elder') return gender === 'she' ? 'old-woman' : 'old-man';
  return gender === 'she' ? 'girl' : 'boy';
}

/** What players and their looks go by. */
export type CastMeta = Pick<ComicMeta, 'seed' | 'cast' | 'country'>;

/**
 * How a name is drawn, in words: "a boy with tan skin, curly brown hair and a green striped shirt".
 * @param as what kind of person the name is drawn as, where the cast says so
 */
export function lookOf(name: string, meta: CastMeta, as?: string): string {
  const key = nameKey(name);
  const player = castNames([name], meta, new Map(as ? [[key, as]] : [])).get(key)!;
  if (player.kind === 'animal') return animalLooksLike(player.animal);
  const look = lookNamed(as);
  if (player.kind !== 'person') return kinds[look?.person ?? 'child'];
  const { member } = player;
  const kind = kinds[look?.person ?? personLookOf(member)];
  const aged = look?.age ? kind.replace('a ', `a ${ageWords[look.age]} `) : kind;
  return `${aged} with ${memberWords(member)}`;
}

const ageWords: Record<ChildAgeName, string> = { small: 'little', teen: 'teenage' };

const kinds: Record<PersonLook, string> = {
  girl: 'a girl',
  boy: 'a boy',
  child: 'a child',
  woman: 'a woman',
  man: 'a man',
  adult: 'a grown-up',
  'old-woman': 'an old woman',
  'old-man': 'an old man',
  elder: 'an old person',
  crowd: 'a crowd of people',
};
