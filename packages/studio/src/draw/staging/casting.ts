import { type CastChoices, choiceFor } from '@panelwise/contracts/domain/cast';
import type { ComicMeta, ScriptPage, ScriptPanel } from '@panelwise/contracts/domain/script';
import { knownPerson } from '../../language/known-people.ts';
import { animalNamed, speciesOf } from '../animals/animal.ts';
import { type CastMember, castMembers, type Gender, membersInRole, type Outfit } from '../cast/members.ts';
import { hashText } from '../random.ts';
import { asChosen } from './as-chosen.ts';
import { crowdNamed } from './crowd-named.ts';
import { dressAs, dressFor, fits, type SinglePerson } from './dress.ts';
import { asYoung, lookNamed, type NamedLook } from './look-named.ts';
import { nameKey } from './name-key.ts';
import type { Player } from './player.ts';

/** Names of a page, in the form used to compare them, to the players who act them. */
export type Casting = Map<string, Player>;
/** Names of a page, in the same form, to what the script says that they are drawn as: a word of the vocabulary of looks. */
export type Looks = ReadonlyMap<string, string>;

const ordinary = castMembers.filter((member) => !member.crown);
const kids = ordinary.filter((member) => member.age === 'kid');
const grownUps = ordinary.filter((member) => member.age === 'adult');
const elders = ordinary.filter((member) => member.age === 'elder');

const elderTitle = /\b(grand(ma|pa|mother|father|mum|dad)|granny|nana|abuel[ao]|elder|old (man|woman))\b/i;
const grownTitle =
  /\b(dr|doctor|mr|mrs|ms|mx|miss|sir|madam|prof(essor)?|teacher|coach|captain|officer|scientist|president|senator|representative|governor|mayor|judge|king|queen|mom|mum|mother|dad|father|aunt|uncle|parent|farmer|nurse|chef|engineer|librarian|banker|guide|narrator|merchant|worker|inventor|astronaut|explorer|principal)\b\.?/i;
const coatTitle =
  /\b(dr|doctor|prof(essor)?|scientist|nurse|engineer|inventor|vet|chemist|dentist|surgeon|pharmacist|physician)\b/i;
const uniformTitle = /\b(captain|officer|general|soldier|sailor|pilot|astronaut|guard|firefighter)\b/i;
const workTitle =
  /\b(farmer|fisher(?:man|woman)?|mechanic|gardener|builder|carpenter|worker|driver|plumber|electrician|miner|blacksmith|mason|painter|caretaker|janitor|shepherd)\b/i;
const officeTitle =
  /\b(mr|mrs|ms|mx|miss|sir|madam|herr|frau|señora?|teacher|president|senator|representative|governor|mayor|judge|lawyer|banker|principal|head(?:master|mistress|teacher)|minister|ambassador|secretary|editor|manager|director|librarian|chair(?:man|woman|person)|guide|narrator)\b\.?/i;
const sheWord =
  /\b(she|mrs|ms|miss|madam|queen|mom|mum|mother|aunt|grand(ma|mother|mum)|granny|nana|abuela|girl|woman|sister|daughter|princess)\b/i;
const heWord =
  /\b(he|mr|sir|king|dad|father|uncle|grand(pa|father|dad)|abuelo|boy|man|brother|son|prince)\b/i;
const heNames = new Set(
  'adam ahmed amir andre anthony arjun ben benjamin bilal carlos daniel david diego elijah eric ethan farid felix gabriel george hassan henry hiro hugo ibrahim isaac ivan jack jacob jamal james jason joe john jonah jose joseph josh juan karim kevin khalid kofi kwame lamar liam lucas luis luke malik marcus mario mark mason michael miguel mike milo mohammed muhammad nathan noah oliver oscar pablo paul pedro peter rafael raj ravi ryan samir samuel sanjay sean sven thomas tim tom tomas tony victor will william yusuf zach'.split(
    ' ',
  ),
);

/** Every name a page speaks of: who is cast and who talks, in a fixed order that editing text does not change. */
export function pageNames(page: ScriptPage): string[] {
  const names = new Map<string, string>();
  for (const panel of page.panels)
    for (const name of [
      ...(panel.cast ?? []).map((c) => c.name),
      ...panel.dialogue.map((line) => line.speaker),
    ])
      if (!names.has(nameKey(name))) names.set(nameKey(name), name);
  return [...names.keys()].sort().map((key) => names.get(key)!);
}

/** What panels say that names are drawn as: the first word for each that we know. */
export function looksIn(panels: readonly ScriptPanel[]): Looks {
  const looks = new Map<string, string>();
  for (const { name, as } of panels.flatMap((panel) => panel.cast ?? []))
    if (as && !as.startsWith(asYoung) && (lookNamed(as) || speciesOf(as)) && !looks.has(nameKey(name)))
      looks.set(nameKey(name), as);
  return looks;
}

/**
 * Gives each name a player. A player's own name wins, then a role ("Dad"), where they fit what the script says that the
 * name is drawn as. Whoever the script tells more of gets a player made for look, name and seed alone. Any other name goes
 * by age and gender hints and then by a hash of seed and name, so that it stays the same on every page; two of these
 * never get the same player while there are players left. What its creator has chosen comes last, and over all of it.
 */
export function castNames(
  names: string[],
  meta: Pick<ComicMeta, 'seed' | 'cast' | 'country'>,
  scripted: Looks = new Map(),
): Casting {
  // Another name makes nobody another person.
  const story = new Map(names.map((name) => [nameKey(name), nameInStory(name, meta.cast)]));
  const looks = new Map([...scripted].map(([key, as]) => [nameKey(story.get(key) ?? key), as]));
  const casting = castStoryNames([...story.values()], meta, looks);
  return new Map([...story].map(([key, name]) => [key, casting.get(nameKey(name))!]));
}

const nameInStory = (name: string, choices: CastChoices | undefined) =>
  choices?.find(({ called }) => called && nameKey(called) === nameKey(name))?.name ?? name;

function castStoryNames(
  names: string[],
  meta: Pick<ComicMeta, 'seed' | 'cast' | 'country'>,
  scripted: Looks,
): Casting {
  const looks = looksChosen(names, scripted, meta.cast);
  const casting: Casting = new Map();
  const taken = new Set<string>();
  const assign = (name: string, member: CastMember) => {
    casting.set(nameKey(name), { kind: 'person', member });
    taken.add(member.id);
  };
  const lookOf = (name: string) => lookNamed(looks.get(nameKey(name)));
  for (const name of names) {
    const look = lookOf(name);
    const as = looks.get(nameKey(name));
    const species = speciesOf(as);
    if (species)
      casting.set(nameKey(name), { kind: 'animal', animal: animalNamed(species, name, meta.seed, as) });
    else if (look?.person === 'crowd')
      casting.set(nameKey(name), { kind: 'crowd', crowd: crowdNamed(name, meta.seed, look, meta.country) });
    else if (look?.wardrobe) assign(name, dressAs(look, nameKey(name), meta.seed, meta.country));
  }
  const mayAct = (member: CastMember, name: string) => {
    const look = lookOf(name);
    if (taken.has(member.id) || casting.has(nameKey(name))) return false;
    if (look?.calling || (look?.skin !== undefined && look.skin !== member.skin)) return false;
    return !look || fits(member, look.person as SinglePerson);
  };
  const own = (name: string) => castMembers.find((member) => nameKey(member.name) === nameKey(name));
  for (const name of names) {
    const member = own(name);
    if (member && mayAct(member, name)) assign(name, atAge(member, lookOf(name)));
  }
  for (const name of names) {
    const member = membersInRole(name).find((one) => mayAct(one, name));
    if (member) assign(name, atAge(member, lookOf(name)));
  }
  for (const name of names) {
    if (casting.has(nameKey(name))) continue;
    const look = lookOf(name);
    assign(
      name,
      look
        ? dressFor(look, nameKey(name), meta.seed, outfitsFor(name), meta.country)
        : choose(name, meta.seed, taken),
    );
  }
  return new Map(
    names.map((name) => [
      nameKey(name),
      asChosen(casting.get(nameKey(name))!, choiceFor(meta.cast, name), nameKey(name)),
    ]),
  );
}

/** Somebody of the cast at the age that the script gives them. */
const atAge = (member: CastMember, look: NamedLook | undefined): CastMember =>
  look?.age ? { ...member, age: look.age } : member;

/** What names are drawn as, where their creator has said so, over what the script says. */
function looksChosen(names: readonly string[], scripted: Looks, choices: CastChoices | undefined): Looks {
  if (!choices?.length) return scripted;
  const chosen = names.flatMap((name) => {
    const kind = choiceFor(choices, name)?.kind;
    const asked = scripted.get(nameKey(name));
    // Of the same kind in the clothes of another time is what was chosen, dressed.
    if (!kind || kind === 'nobody' || (asked && lookNamed(asked)?.person === kind)) return [];
    return [[nameKey(name), kind] as const];
  });
  return new Map([...scripted, ...chosen]);
}

function choose(name: string, seed: string, taken: ReadonlySet<string>): CastMember {
  const known = knownPerson(name);
  const gender = known.gender ?? genderOf(name);
  const isElder = elderTitle.test(name) || known.age === 'elder';
  const isGrownUp = grownTitle.test(name) || known.age === 'adult';
  const pool = isElder ? elders : isGrownUp ? grownUps : kids;
  const others = pool === kids ? grownUps : kids;
  const start = hashText(`${seed}|${nameKey(name)}`);
  const fitting = pool.filter((member) => !gender || member.gender === gender);
  const dressed =
    pool === grownUps ? fitting.filter((member) => outfitsFor(name).includes(member.outfit)) : fitting;
  for (const candidates of [dressed, fitting, pool, others, castMembers]) {
    const free = candidates.filter((member) => !taken.has(member.id));
    // The place in the whole list, not among the free, so that a name keeps its player when others come and go.
    const preferred = candidates[start % Math.max(1, candidates.length)];
    if (preferred && !taken.has(preferred.id)) return preferred;
    if (free.length) return free[start % free.length]!;
  }
  return castMembers[start % castMembers.length]!;
}

/** What grown-ups of a calling wear, the likeliest first; nobody signs a law in a lab coat, and no aunt bakes in one. */
function outfitsFor(name: string): readonly Outfit[] {
  if (coatTitle.test(name)) return ['coat'];
  if (uniformTitle.test(name)) return ['uniform'];
  if (workTitle.test(name)) return ['overall'];
  return officeTitle.test(name) ? ['cardigan'] : ['tee', 'stripe', 'cardigan'];
}

function genderOf(name: string): Gender | undefined {
  if (sheWord.test(name)) return 'she';
  if (heWord.test(name)) return 'he';
  const first = nameKey(name)
    .split(' ')
    .at(-1)!
    .replace(/[^a-z]/g, '');
  return heNames.has(first) ? 'he' : undefined;
}
