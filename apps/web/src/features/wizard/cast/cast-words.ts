import type {
  Appearance,
  CastKind,
  ClothesChoice,
  ClothesColor,
  HairChoice,
  HairColor,
} from '@panelwise/contracts/domain/cast';
import { animalKinds, personKinds } from '@panelwise/contracts/domain/cast';

const people: Record<(typeof personKinds)[number], string> = {
  girl: 'Girl',
  boy: 'Boy',
  child: 'Child',
  woman: 'Woman',
  man: 'Man',
  adult: 'Grown-up',
  'old-woman': 'Old woman',
  'old-man': 'Old man',
  elder: 'Old person',
};

/** What a kind is called. */
export function kindLabel(kind: CastKind): string {
  if (kind === 'nobody') return 'Nobody: a name for something else';
  return kind in people ? people[kind as keyof typeof people] : kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** All kinds, as a list to choose from. */
export const kindGroups = [
  { group: 'People', items: personKinds.map((kind) => ({ value: kind, label: kindLabel(kind) })) },
  {
    group: 'Animals',
    items: [...animalKinds].sort().map((kind) => ({ value: kind, label: kindLabel(kind) })),
  },
  { group: 'Neither', items: [{ value: 'nobody', label: kindLabel('nobody') }] },
];

/** The two answers to "Is Sam a girl or a boy?"; undefined where nothing is open. */
export function answersFor(kind: CastKind): [CastKind, CastKind] | undefined {
  if (kind === 'child') return ['girl', 'boy'];
  if (kind === 'adult') return ['woman', 'man'];
  if (kind === 'elder') return ['old-woman', 'old-man'];
  return undefined;
}

export const isPerson = (kind: CastKind) => kind in people;
export const isGrown = (kind: CastKind) => isPerson(kind) && !/^(?:girl|boy|child)$/.test(kind);

export const skinLabels = ['Light', 'Fair', 'Tan', 'Brown', 'Dark brown'] as const;

export const hairLabels: Record<HairChoice, string> = {
  afro: 'Afro',
  puffs: 'Puffs',
  braids: 'Braids',
  curly: 'Curly',
  waves: 'Waves',
  long: 'Long',
  bob: 'Bob',
  ponytail: 'Ponytail',
  pigtails: 'Pigtails',
  bun: 'Bun',
  hijab: 'Hijab',
  messy: 'Messy',
  side: 'Side',
  bowl: 'Bowl cut',
  crop: 'Short',
  fade: 'Fade',
  bald: 'Bald',
};

export const hairColorLabels: Record<HairColor, string> = {
  black: 'Black',
  brown: 'Brown',
  chestnut: 'Chestnut',
  red: 'Red',
  blond: 'Blond',
  grey: 'Grey',
};

export const clothesLabels: Record<ClothesChoice, string> = {
  tee: 'T-shirt',
  stripe: 'Stripes',
  hoodie: 'Hoodie',
  overall: 'Overalls',
  jersey: 'Jersey',
  cardigan: 'Jacket',
  coat: 'Lab coat',
  uniform: 'Uniform',
};

export const clothesColorLabels: Record<ClothesColor, string> = {
  purple: 'Purple',
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  pink: 'Pink',
};

/** What can be worn or used, yes or no. */
export const extras = ['glasses', 'hearingAid', 'wheelchair', 'blade', 'beard'] as const;
export type Extra = (typeof extras)[number];
export const extraLabels: Record<Extra, string> = {
  glasses: 'Glasses',
  hearingAid: 'Hearing aid',
  wheelchair: 'Wheelchair',
  blade: 'Running blade',
  beard: 'Beard',
};

const extraWords: Record<Extra, [on: string, off: string]> = {
  glasses: ['wears glasses', 'wears no glasses'],
  hearingAid: ['has a hearing aid', 'has no hearing aid'],
  wheelchair: ['uses a wheelchair', 'walks'],
  blade: ['has a running blade', 'has no running blade'],
  beard: ['has a beard', 'has no beard'],
};

/** What a change did, in words: "Nia wears glasses". */
export function changeWords(
  name: string,
  change: { kind?: CastKind; look?: Appearance; called?: string },
): string {
  const { kind, look = {}, called } = change;
  if (called !== undefined)
    return called ? `${name} is called ${called}` : `${name} is called as in the story`;
  if (kind === 'nobody') return `${name} is in no picture`;
  if (kind) return `${name} is ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kindLabel(kind).toLowerCase()}`;
  const extra = extras.find((one) => look[one] !== undefined);
  if (extra) return `${name} ${extraWords[extra][look[extra] ? 0 : 1]}`;
  if (look.hair || look.hairColor) return `${name} has other hair`;
  if (look.clothes || look.clothesColor) return `${name} wears other clothes`;
  return `${name} looks different`;
}
