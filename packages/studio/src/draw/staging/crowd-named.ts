import { complexionsOf } from '../../language/looks-of-countries.ts';
import type { Crowd } from '../cast/crowd.ts';
import type { CastMember, Outfit } from '../cast/members.ts';
import { createRandom, pick } from '../random.ts';
import { complexionNames } from '../vocabulary.ts';
import { crowdMakeup } from './crowd-makeup.ts';
import { dressAs, dressFor, type SinglePerson } from './dress.ts';
import type { NamedLook } from './look-named.ts';
import { nameKey } from './name-key.ts';

/** How often somebody else is looked for where two people of a crowd would look alike. */
const mostTries = 8;

/** Names of so many people that nobody would count them. */
const masses =
  /(?<!\p{L})(?:crowds?|thousands|hundreds|millions|army|armies|troops|audience|spectators|protesters|demonstrators|marchers|mob|masses|fans|rebels|citizens|nation|population|congregation)(?!\p{L})/iu;

/**
 * The five to nine people of mixed looks who stand for a name, and a third row for a crowd or an army: of all ages for "the villagers", children for "the pupils",
 * men in uniform for "the soldiers". Always the same for name and seed.
 * @param look what they wear, where that is not of today
 * @param country where the comic is read: people of today look as there
 */
export function crowdNamed(
  name: string,
  seed: string,
  look: NamedLook = { person: 'crowd' },
  country = '',
): Crowd {
  const random = createRandom(`${seed}|${nameKey(name)}|crowd`);
  const count = 5 + Math.floor(random() * 5);
  const makeup = crowdMakeup(name);
  const outfits: Outfit[] = makeup.rank === 'soldier' ? ['uniform'] : [];
  const heads = new Set<string>();
  const somebody = (looks: SinglePerson[], i: number): CastMember => {
    for (let tries = 1; ; tries++) {
      const person = pick(random, looks);
      const own = `${nameKey(name)} ${i}.${tries}`;
      const member = look.wardrobe
        ? dressAs(
            { ...look, ...(makeup.rank && { rank: makeup.rank }), person, ...toneOf(look, random) },
            own,
            seed,
            country,
          )
        : dressFor(
            { person, ...skinIn(country, random), ...toneOf(look, random) },
            own,
            seed,
            outfits,
            country,
          );
      const head = `${member.hair} ${member.skin}`;
      if (heads.has(head) && tries < mostTries) continue;
      heads.add(head);
      return member;
    }
  };
  const row = (looks: SinglePerson[], from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => somebody(looks, from + i));
  const inFront = Math.floor(count / 2);
  const [front, back] = [row(makeup.front, 0, inFront), row(makeup.back, inFront, count)];
  if (!masses.test(name)) return { front, back };
  // One more than before them, so that each looks out between two.
  return { front, back, far: row(makeup.back, count, count + back.length + 1) };
}

/** Whom a crowd is among who look alike: those with one of two neighbouring colours of skin. */
const alike: readonly CastMember['skin'][][] = [
  [0, 1],
  [0, 1],
  [2, 3],
  [3, 3, 4],
  [3, 4],
];

const toneOf = ({ skin }: NamedLook, random: () => number): Pick<NamedLook, 'skin'> =>
  skin === undefined ? {} : { skin: pick(random, alike[skin] ?? [skin]) };

/** Nothing where everybody may look any way. */
function skinIn(country: string, random: () => number): Pick<NamedLook, 'skin'> {
  const complexions = complexionsOf(country);
  return complexions
    ? { skin: complexionNames.indexOf(pick(random, complexions)) as CastMember['skin'] }
    : {};
}
