import { hairOf, isHairOf } from '../../language/looks-of-countries.ts';
import { clothesOfCallings } from '../cast/clothes-of-callings.ts';
import { type CastMember, castMembers, type Gender, type Outfit } from '../cast/members.ts';
import { scarfPaint } from '../cast/palette.ts';
import { createRandom, hashText, pick } from '../random.ts';
import type { PersonLook } from '../vocabulary.ts';
import { dressInPeriod, type PeriodPerson } from './dress-in-period.ts';
import type { NamedLook } from './look-named.ts';

/** What a script may call one person: every look but a crowd. */
export type SinglePerson = Exclude<PersonLook, 'crowd'>;

type Frame = { ages: readonly CastMember['age'][]; gender?: Gender };

const young = ['kid', 'small', 'teen'] as const;
const frames: Record<SinglePerson, Frame> = {
  girl: { ages: young, gender: 'she' },
  boy: { ages: young, gender: 'he' },
  child: { ages: young },
  woman: { ages: ['adult'], gender: 'she' },
  man: { ages: ['adult'], gender: 'he' },
  adult: { ages: ['adult'] },
  'old-woman': { ages: ['elder'], gender: 'she' },
  'old-man': { ages: ['elder'], gender: 'he' },
  elder: { ages: ['elder'] },
};

/**
 * A player for a look of another time or a known person, who looks the same in every comic.
 * @param country where the comic is read
 */
export function dressAs(
  { person, skin, wardrobe, rank, known, id }: NamedLook,
  name: string,
  seed: string,
  country = '',
): CastMember {
  const { ages, gender } = frames[person as SinglePerson];
  const key = id ? `known|${id}` : `${seed}|${name}|${wardrobe}`;
  const age = ages[0] as PeriodPerson['age'];
  const either: Gender = hashText(key) % 2 ? 'she' : 'he';
  const hasDarkHair = skin !== undefined && (skin > 1 || hairOf(country, skin)?.dark === true);
  return dressInPeriod(
    { age, gender: gender ?? either, wardrobe: wardrobe!, rank: rank!, known, skin, hasDarkHair },
    key,
  );
}

/** Whether somebody of the cast may act a person of this look. */
export function fits({ age, gender }: CastMember, look: SinglePerson): boolean {
  const frame = frames[look];
  return frame.ages.includes(age) && (frame.gender === undefined || frame.gender === gender);
}

const tops = [
  '#f25c54',
  '#2a9d8f',
  '#ffb703',
  '#4cc9f0',
  '#b388eb',
  '#90be6d',
  '#f78fb3',
  '#4d7cc3',
  '#f9a03f',
];
const seconds = ['#ffffff', '#ffd166', '#e9f5db', '#fdf0d5', '#cdeffd'];
const bottoms = ['#3d5a98', '#5b4b8a', '#264653', '#343a40', '#7b4b2a', '#2d6a4f', '#8a3b52'];
/** Clothes that tell a calling keep their colours. */
const official = new Set<Outfit>(['coat', 'uniform']);

/**
 * "Another friend", of whom a text tells nothing: the cast's variety is theirs. Of those whom it names, nobody has lost a leg
 * where it does not say so: a sprinter is who he is.
 */
const isUnnamed = (name: string) => /^(?:one|another) /.test(name);

/** Names of which many wear a headscarf; on a Karin of East Berlin it would be an invention. */
const scarfNames =
  /(?<!\p{L})(?:ai[sy]h?a|ayesha|amina|amira|asma|dilnoza|fati?ma|fatou|hafsa|hal[ie]ma|hana[an]?|hoda|huda|iman|khadija|layla|leila|maryam|mariam|nadia|noor|nur|rahma|rukhsana|sadia|safiya|salma|samira|shirin|siti|sumaya|yasmin|zahra|zainab|zara|dewi|ibu)(?!\p{L})/u;
const wearsScarf = (name: string) => scarfNames.test(name);

/**
 * A player made for one name out of the cast: a body and clothes of one member, head and skin of another, in colours
 * of its own. It goes by look, name and seed alone, so it is the same on every page, whoever else is there.
 * @param outfits what somebody of this calling wears, where the name tells it
 * @param country where the comic is read
 */
export function dressFor(
  { person, skin, age, calling }: NamedLook,
  name: string,
  seed: string,
  outfits: readonly Outfit[] = [],
  country = '',
): CastMember {
  const look = person as SinglePerson;
  const key = `${seed}|${name}|${look}`;
  const random = createRandom(key);
  const fitting = castMembers.filter(
    (member) =>
      !member.crown &&
      // Who runs and jumps in a text may not sit in one, and a text that says nothing of it means nobody who does.
      !member.wheelchair &&
      (member.hair !== 'hijab' || wearsScarf(name)) &&
      member.age === frames[look].ages[0] &&
      fits(member, look),
  );
  const isGrown = frames[look].ages[0] !== 'kid';
  const suited = isGrown ? fitting.filter((member) => outfits.includes(member.outfit)) : [];
  const body = pick(random, suited.length ? suited : fitting);
  const heads = fitting.filter(({ gender }) => gender === body.gender);
  // Hair goes with skin: those of nearly the same colour lend theirs.
  const near = heads.filter((one) => skin === undefined || Math.abs(one.skin - skin) <= 1);
  const hair = hairOf(country, skin);
  const usual = heads.filter((one) => hair && isHairOf(hair, one));
  const head = pick(random, [usual, near, heads].find(({ length }) => length > 0)!);
  // Nobody of the cast works in the fields or under cars.
  const [worn] = outfits;
  const clothes = isGrown && worn === 'overall' ? { outfit: worn } : {};
  const picked = official.has(body.outfit)
    ? {}
    : { top: pick(random, tops), top2: pick(random, seconds), bottom: pick(random, bottoms) };
  const colors = calling ? clothesOfCallings[calling] : picked;
  const { skirt: _, ...bare } = body;
  return {
    ...(calling ? bare : body),
    ...clothes,
    ...colors,
    ...(age && { age }),
    id: `${body.id}-${hashText(key).toString(36)}`,
    skin: skin ?? head.skin,
    hair: head.hair,
    hairColor: head.hair === 'hijab' ? pick(random, scarfPaint) : head.hairColor,
    freckles: (!hair && head.freckles) || false,
    ...(!isUnnamed(name) && { prosthesis: false }),
  };
}
