import type { KnownLook } from '../../language/known-looks.ts';
import type { CastMember, Gender, HairStyle } from '../cast/members.ts';
import { black, type Garment } from '../cast/wardrobe.ts';
import { garmentOf, wardrobes } from '../cast/wardrobes.ts';
import { createRandom, hashText, pick, type Random } from '../random.ts';
import type { RankName, WardrobeName } from '../vocabulary.ts';

/** Somebody in the clothes of a time: what they are, what they wear, and how they looked where that is known. */
export type PeriodPerson = {
  age: 'kid' | 'adult' | 'elder';
  gender: Gender;
  wardrobe: WardrobeName;
  rank: RankName;
  known?: KnownLook | undefined;
  /** Where it is known from where they lived; else it is one of those of the wardrobe. */
  skin?: CastMember['skin'] | undefined;
  hasDarkHair?: boolean;
};

/** A player in the clothes of another time, the same for the same key and person. */
export function dressInPeriod(person: PeriodPerson, key: string): CastMember {
  const { age, gender, known } = person;
  const wardrobe = wardrobes[person.wardrobe];
  // Children wear what everybody wears: no crowns, no armour.
  const garment = garmentOf(person.wardrobe, age === 'kid' ? 'worker' : person.rank, gender);
  const random = createRandom(key);
  const skin = pick(random, wardrobe.skins);
  const colors = person.hasDarkHair ? black : wardrobe.hair.colors;
  const member: CastMember = {
    id: `${person.wardrobe}-${hashText(`${key}|${age}|${gender}|${person.rank}`).toString(36)}`,
    name: '',
    gender,
    age,
    skin: person.skin ?? skin,
    hair: pick(random, garment.hair ?? hairFor(wardrobe.hair[gender], age, gender)),
    hairColor:
      age === 'elder' && !garment.hairColors
        ? pick(random, greys)
        : pick(random, garment.hairColors ?? colors),
    ...clothes(garment, random, known !== undefined),
    ...(age !== 'kid' && gender === 'he' && beardOf(pick(random, wardrobe.beards))),
  };
  const dressed = age === 'kid' ? asChild(member) : member;
  return known ? withMarks(dressed, known) : dressed;
}

const greys = ['#cfd2dc', '#b9bcc6', '#e4e4ea'];

/** Boys and girls wear their hair shorter or in plaits. */
const hairFor = (
  styles: readonly HairStyle[],
  age: PeriodPerson['age'],
  gender: Gender,
): readonly HairStyle[] =>
  age !== 'kid' || styles.includes('hijab')
    ? styles
    : gender === 'she'
      ? ['braids', 'bob', 'ponytail']
      : ['crop', 'bowl', 'messy'];

function clothes(
  garment: Garment,
  random: Random,
  bareheaded: boolean,
): Omit<CastMember, 'id' | 'name' | 'gender' | 'age' | 'skin' | 'hair' | 'hairColor'> {
  const { main, second, hats = [], hair: _hair, hairColors: _colors, ...worn } = garment;
  const first = pick(random, main);
  const other = second ? pick(random, second) : first;
  const hat = bareheaded && hats.includes('none') ? 'none' : hats.length > 0 ? pick(random, hats) : 'none';
  const colored = Object.fromEntries(
    Object.entries(worn).map(([key, value]) => [key, value === '@' ? first : value === '@2' ? other : value]),
  );
  return {
    outfit: garment.outfit,
    top: first,
    top2: other,
    bottom: '#5c4d3c',
    shoe: '#5c3d2e',
    ...colored,
    ...(hat !== 'none' && { hat }),
  };
}

function beardOf(beard: CastMember['beard'] | 'moustache'): Partial<CastMember> {
  if (beard === undefined) return {};
  return beard === 'moustache' ? { moustache: true } : { beard, ...(beard === true && { moustache: true }) };
}

/** Shorter skirts to run in, and hardly a hat. */
function asChild({ hat, drape: _drape, ...member }: CastMember): CastMember {
  return {
    ...member,
    ...(hat && childHats.has(hat) && { hat }),
    ...(member.skirtLength === 'ankle' && { skirtLength: 'knee', shorts: member.shorts ?? false }),
  };
}

const childHats = new Set(['bonnet', 'coif', 'flat-cap', 'kufi', 'side-cap', 'headband']);

/** What is known of how somebody looked goes over the clothes of their time. */
function withMarks(member: CastMember, { skin, hair, hairColor, marks }: KnownLook): CastMember {
  const { beard: _beard, moustache: _moustache, ...plain } = member;
  const out: Record<string, unknown> = { ...plain, skin, hair, hairColor };
  for (const [mark, value] of marks) {
    if (notWorn.has(mark)) continue;
    if (mark === 'long-beard') out.beard = 'long';
    else if (mark === 'goatee') out.beard = 'goatee';
    else if (value === 'none' || value === 'no') delete out[mark];
    else out[mark] = value === 'yes' ? true : value;
  }
  return out as CastMember;
}

/** Marks that say who somebody is, not what they wear. */
const notWorn = new Set(['old', 'child', 'in', 'rank']);
