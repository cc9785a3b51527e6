import { type CastChoices, choiceFor } from '@panelwise/contracts/domain/cast';
import type { Brief } from '@panelwise/contracts/domain/series';
import { speciesOf } from '../../draw/animals/animal.ts';
import { castMembers } from '../../draw/cast/members.ts';
import { type Complexion, complexionNames, type PersonLook, personLooks } from '../../draw/vocabulary.ts';
import { textsOf } from '../../language/language.ts';
import { complexionsOf, hairOf, isHairOf } from '../../language/looks-of-countries.ts';
import { namesOfCountry } from '../../language/names-of-countries.ts';
import { rankOf, wardrobeOf } from '../../language/wardrobe-of.ts';
import { seededRandom } from '../random.ts';
import { title } from '../reading/name-runs.ts';
import { beingOf } from '../reading/noun-kinds.ts';
import { type Gender, isDark } from '../reading/reading.ts';
import { wildFish } from '../reading/under-water.ts';
import { whoIsBlind } from '../reading/who-is-blind.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { callingTold, withCallings } from './callings.ts';
import { withAges } from './child-ages.ts';
import { withCoatTold } from './coat-told.ts';
import { complexionTold, withComplexions } from './complexions.ts';
import { asYoungOne } from './eggs-and-young.ts';
import { infant, lookOfEntity } from './entity-looks.ts';
import { lookOfCalled, lookOfGrown } from './look-of-called.ts';
import { lookOfStudio } from './looks.ts';
import { homeOf } from './people-there.ts';

/** Who is in the comic. The learner asks, the guide explains; both may be people of the story. */
export type Cast = {
  learner: string;
  guide: string;
  /** Who says and does what the story tells of "I". */
  narrator?: string;
  people: string[];
  /** What each name is drawn as, by the studio's vocabulary of looks. A being that nothing can draw has none. */
  looks: ReadonlyMap<string, string>;
  /** Who of them cannot see. */
  blind?: ReadonlySet<string>;
  /** Fish of open water: no other place shows them. */
  wildFish?: ReadonlySet<string>;
  /** What the creator has decided about them. */
  choices?: CastChoices;
};

const studioLearners = [
  'Maya',
  'Leo',
  'Zuri',
  'Amina',
  'Kenji',
  'Ana',
  'Omar',
  'Sofia',
  'Finn',
  'Nia',
  'Mateo',
];
const studioGuides = ['Dr. Sol', 'Mr. Ray', 'Ms. Iris'];

/** People drawn by name in one comic; more are told of in words. */
export const maxPeople = 6;

/** A story's teacher or expert may guide; an uncle or a king is a character. */
const teaches = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Coach|Teacher)\b/;
/** What a bully does: whoever does it never asks the questions. */
const bullies =
  /(?<!\p{L})(?:(?:took|takes|snatch(?:es|ed)|grab(?:s|bed)) (?:my|his|her|their|our|\p{Lu}\p{Ll}+['’]s)|threw|kick(?:s|ed)|teas(?:es|ed)|mock(?:s|ed)|bull(?:y|ies|ied)|laugh(?:s|ed) at|push(?:es|ed)|hit|hits|stole|shov(?:es|ed)|called (?:me|him|her|us)|rolled)(?!\p{L})/u;

type CastingBrief = Pick<Brief, 'seed'> & Partial<Pick<Brief, 'country' | 'grade' | 'castNames' | 'cast'>>;

type CastingStory = Pick<
  Story,
  'people' | 'entities' | 'language' | 'narrator' | 'teller' | 'tellerGender' | 'tellerElder'
> & {
  sentences: readonly Pick<StorySentence, 'people' | 'mood' | 'text'>[];
};

/**
 * Casts a story: the creator's own names lead; else its most named child learns and its teacher guides, and
 * the studio's own cast fills in. A child who tells a story as "I" is the learner, and none of those it names. Nobody is
 * called like somebody else: a wanted name that another person of the story bears in part ("Ravi" beside "Uncle Ravi") is
 * not used. A bully, an animal or somebody of history never learns.
 */
export function castStory(
  story: CastingStory,
  { seed, country = '', grade = '', castNames: wanted = {}, cast: choices }: CastingBrief,
): Cast {
  const { people, narrator, entities, sentences } = story;
  const random = seededRandom(`${seed} cast`);
  const pick = (names: string[]) => names[Math.floor(random() * names.length)]!;
  const free = (name: string) => people.includes(name) || !people.some((other) => shareName(name, other));
  const given = (choices ?? []).flatMap(({ called, name }) => (called ? [{ called, name }] : []));
  const isNew = (name: string) =>
    free(name) && !given.some((one) => one.name !== name && shareName(name, one.called));
  const isNobody = (name: string) => isNew(name) && !entities.some((one) => shareName(name, one.name));
  const home = homeOf(story, country);
  const known = studioLearners.filter(isNew);
  // Whoever tells a story without a name is of where it plays; in a lesson anybody may ask.
  const ofThere =
    narrator === 'child'
      ? namesThere(home.country, story.tellerGender).filter(([name]) => isNobody(name))
      : [];
  const fromThere = narrator === 'child' ? known.filter((name) => looksLike(name, home.country)) : [];
  const studioLearner = pick(
    ofThere.length > 0 ? ofThere.map(([name]) => name) : fromThere.length > 0 ? fromThere : known,
  );
  const studioGuide = pick(studioGuides.filter(isNew));
  const ownLearner = wanted.learner && free(wanted.learner) ? wanted.learner : undefined;
  const ownGuide =
    wanted.guide && free(wanted.guide) && !(ownLearner && shareName(wanted.guide, ownLearner))
      ? wanted.guide
      : undefined;
  const inStory = narrator === 'none' ? people : [];
  const child = inStory.find((name) => name !== ownGuide && mayLearn(name, story));
  const learner =
    ownLearner ??
    (child && !shareName(child, ownGuide) ? child : undefined) ??
    other(studioLearner, ownGuide);
  const guide =
    ownGuide ?? inStory.find((name) => teaches.test(name) && name !== learner) ?? other(studioGuide, learner);
  const teller = textsOf(story.language).storyteller;
  const self = narrator === 'none' ? undefined : (story.teller ?? (narrator === 'child' ? learner : teller));
  const looks = new Map<string, string>([
    ...[learner, guide].map(
      (name) =>
        [
          name,
          new Map(ofThere).get(name) ??
            lookOfStudio(name) ??
            (name === learner ? 'child' : lookOfCalled(name)),
        ] as const,
    ),
    [teller, lookOfGrown(story.tellerGender, story.tellerElder)],
  ]);
  const texts = sentences.map(({ text }) => text);
  const blind = story.language === 'en' ? whoIsBlind(entities, texts) : new Set<string>();
  const fish = story.language === 'en' ? wildFish(entities, texts) : new Set<string>();
  const ofStory = new Map([
    ...(self ? [[self, ofThatTime(looks.get(self) ?? 'child', entities)] as const] : []),
    ...entities.flatMap((entity) => {
      const look = lookOfEntity(entity, home.isOfThePast);
      const coated = look && withCoatTold(look, entity, entities, texts);
      const seen = coated && asYoungOne(coated, speciesOf(coated), entity, texts);
      return seen ? [[entity.name, seen] as const] : [];
    }),
  ]);
  const families = new Map([
    ...(self ? [[self, 'teller'] as const] : []),
    ...entities.flatMap(({ name, family }) => (family ? [[name, family] as const] : [])),
  ]);
  const toned = withComplexions(
    [...ofStory],
    (name) => families.get(name),
    seed,
    (name) => (story.language === 'en' ? complexionTold(name, texts) : undefined),
    home,
  );
  const ages = new Map(entities.map(({ name, age }) => [name, age]));
  const aged = withAges([...new Map([...looks, ...toned])], (name) => ages.get(name), grade);
  const callings = new Map(entities.map((entity) => [entity.name, callingTold(entity, texts, home.country)]));
  const read = new Map(withCallings(aged, (name) => callings.get(name)));
  // The studio's own and the teller stand in no text, where what is said of them would be read.
  for (const name of read.keys()) {
    const kind = choiceFor(choices, name)?.kind;
    if (kind && kind !== 'nobody' && !ofStory.has(name)) read.set(name, kind);
  }
  return {
    learner,
    guide,
    ...(self && { narrator: self }),
    people: [...new Set([learner, guide, ...people])].slice(0, maxPeople),
    looks: read,
    ...(blind.size > 0 && { blind }),
    ...(fish.size > 0 && { wildFish: fish }),
    ...(choices && { choices }),
  };
}

/** Who tells a story whose people are all of one time is of that time: the cabin boy of 1847 wears no hoodie. */
function ofThatTime(look: string, entities: CastingStory['entities']): string {
  const people = entities.filter(({ kind }) => kind === 'child' || kind === 'adult');
  const [period, ...others] = new Set(people.map((one) => one.period));
  // A king of a tale and somebody of history are told of today as well.
  if (people.every(({ known, role }) => known || rankOf(role ?? '') === 'ruler')) return look;
  const wardrobe = period && others.length === 0 ? wardrobeOf(period) : undefined;
  return wardrobe && personLooks.includes(look as PersonLook) ? `${wardrobe}-${look}` : look;
}

/**
 * What children of a country are called, and what they are drawn as; nothing where the studio's own may be of there.
 * @param gender of whoever tells the story, where it says so
 */
function namesThere(country: string, gender: Gender | undefined): [name: string, look: 'girl' | 'boy'][] {
  const names = namesOfCountry(country);
  if (!names) return [];
  const girls = names.girl.map((name): [string, 'girl'] => [name, 'girl']);
  const boys = names.boy.map((name): [string, 'boy'] => [name, 'boy']);
  return gender === 'she' ? girls : gender === 'he' ? boys : [...girls, ...boys];
}

/** Whether somebody of the studio's cast could be the child next door of a country. */
function looksLike(name: string, country: string): boolean {
  const member = castMembers.find((one) => one.name === name);
  if (!member || member.wheelchair || member.hair === 'hijab') return false;
  const complexions = complexionsOf(country);
  const complexion = (complexionNames as readonly Complexion[])[member.skin];
  if (complexions && !(complexion && complexions.includes(complexion))) return false;
  const hair = hairOf(country, member.skin);
  return !hair || isHairOf(hair, member);
}

function mayLearn(name: string, { entities, sentences }: CastingStory): boolean {
  const entity = entities.find((one) => one.name === name);
  if (entity?.kind !== 'child' || entity.what === infant || entity.known || name.includes(' ') || entity.role)
    return false;
  if (beingOf(name.toLowerCase())) return false;
  // What somebody did may only show in how the other one feels after it.
  const hurts = (at: number) => [at, at + 1].some((i) => isDark(sentences[i]?.mood ?? 'calm'));
  return !sentences.some(({ people, text }, at) => people[0] === name && hurts(at) && bullies.test(text));
}

/** A studio name, or one that is not like the name it must stand beside. */
function other(name: string, taken: string | undefined): string {
  if (!shareName(name, taken)) return name;
  const all = studioGuides.includes(name) ? studioGuides : studioLearners;
  return all.find((one) => !shareName(one, taken)) ?? name;
}

const parts = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s.]+/)
    .filter((part) => part.length > 1 && !title.test(part.replace(/^\p{Ll}/u, (c) => c.toUpperCase())));

/** Whether a reader could take one name for the other: "Ravi" and "Uncle Ravi". */
function shareName(a: string, b: string | undefined): boolean {
  if (b === undefined) return false;
  const others = new Set(parts(b));
  return a.toLowerCase() === b.toLowerCase() || parts(a).some((part) => others.has(part));
}
