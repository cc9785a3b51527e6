import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type {
  Appearance,
  CastKind,
  ClothesChoice,
  ClothesColor,
  HairChoice,
  HairColor,
  PersonKind,
} from '@panelwise/contracts/domain/cast';
import { animalKinds, personKinds } from '@panelwise/contracts/domain/cast';
import { capitalised, inWords } from '../script/staging-edits.ts';

const people: Record<PersonKind, MessageDescriptor> = {
  girl: msg`Girl`,
  boy: msg`Boy`,
  child: msg`Child`,
  woman: msg`Woman`,
  man: msg`Man`,
  adult: msg`Grown-up`,
  'old-woman': msg`Old woman`,
  'old-man': msg`Old man`,
  elder: msg`Old person`,
};

/** Children who are no pupils of ten, as the vocabulary of looks has them. */
export const ageLabels = {
  small: msg`Under six`,
  teen: msg`Teenager`,
} as const;

/** The age that a look tells, of a child that is no pupil of ten. */
export const ageIn = (as: string | undefined): keyof typeof ageLabels | undefined =>
  (['small', 'teen'] as const).find((age) => as?.match(`(?:^|-)${age}-(?:girl|boy|child)$`));

/** What a kind is called. */
export function kindLabel(kind: CastKind): string {
  if (kind === 'nobody') return t`Nobody: a name for something else`;
  return kind in people ? i18n._(people[kind as PersonKind]) : capitalised(inWords(kind, 'look'));
}

/** A label as it stands within a sentence. German nouns keep their capital, also after an adjective. */
export function withinSentence(label: string): string {
  const keeps = i18n.locale === 'de' && !label.includes(' ');
  return keeps ? label : label.charAt(0).toLocaleLowerCase(i18n.locale) + label.slice(1);
}

/** All kinds, as a list to choose from. */
export function kindGroups() {
  const itemsOf = (kinds: readonly CastKind[]) =>
    kinds.map((kind) => ({ value: kind, label: kindLabel(kind) }));
  const animals = itemsOf(animalKinds).sort((a, b) => a.label.localeCompare(b.label, i18n.locale));
  return [
    { group: t`People`, items: itemsOf(personKinds) },
    { group: t`Animals`, items: animals },
    { group: t`Neither`, items: itemsOf(['nobody']) },
  ];
}

/** The two answers to "Is Sam a girl or a boy?"; undefined where nothing is open. */
export function answersFor(kind: CastKind): [CastKind, CastKind] | undefined {
  if (kind === 'child') return ['girl', 'boy'];
  if (kind === 'adult') return ['woman', 'man'];
  if (kind === 'elder') return ['old-woman', 'old-man'];
  return undefined;
}

/** The question that those answer. */
export function questionAbout(name: string, kind: CastKind): string {
  if (kind === 'child') return t`Is ${name} a girl or a boy?`;
  if (kind === 'adult') return t`Is ${name} a woman or a man?`;
  return t`Is ${name} an old woman or an old man?`;
}

export const isPerson = (kind: CastKind) => kind in people;
export const isGrown = (kind: CastKind) => isPerson(kind) && !/^(?:girl|boy|child)$/.test(kind);

export const skinLabels = [
  msg({ message: 'Light', context: 'skin' }),
  msg({ message: 'Fair', context: 'skin' }),
  msg({ message: 'Tan', context: 'skin' }),
  msg({ message: 'Brown', context: 'skin' }),
  msg({ message: 'Dark brown', context: 'skin' }),
];

export const hairLabels: Record<HairChoice, MessageDescriptor> = {
  afro: msg({ message: 'Afro', context: 'hair' }),
  puffs: msg({ message: 'Puffs', context: 'hair' }),
  braids: msg({ message: 'Braids', context: 'hair' }),
  curly: msg({ message: 'Curly', context: 'hair' }),
  waves: msg({ message: 'Waves', context: 'hair' }),
  long: msg({ message: 'Long', context: 'hair' }),
  bob: msg({ message: 'Bob', context: 'hair' }),
  ponytail: msg({ message: 'Ponytail', context: 'hair' }),
  pigtails: msg({ message: 'Pigtails', context: 'hair' }),
  bun: msg({ message: 'Bun', context: 'hair' }),
  hijab: msg({ message: 'Hijab', context: 'hair' }),
  messy: msg({ message: 'Messy', context: 'hair' }),
  side: msg({ message: 'Side', context: 'hair' }),
  bowl: msg({ message: 'Bowl cut', context: 'hair' }),
  crop: msg({ message: 'Short', context: 'hair' }),
  fade: msg({ message: 'Fade', context: 'hair' }),
  bald: msg({ message: 'Bald', context: 'hair' }),
};

export const hairColorLabels: Record<HairColor, MessageDescriptor> = {
  black: msg({ message: 'Black', context: 'hair colour' }),
  brown: msg({ message: 'Brown', context: 'hair colour' }),
  chestnut: msg({ message: 'Chestnut', context: 'hair colour' }),
  red: msg({ message: 'Red', context: 'hair colour' }),
  blond: msg({ message: 'Blond', context: 'hair colour' }),
  grey: msg({ message: 'Gray', context: 'hair colour' }),
};

export const clothesLabels: Record<ClothesChoice, MessageDescriptor> = {
  tee: msg({ message: 'T-shirt', context: 'clothes' }),
  stripe: msg({ message: 'Stripes', context: 'clothes' }),
  hoodie: msg({ message: 'Hoodie', context: 'clothes' }),
  overall: msg({ message: 'Overalls', context: 'clothes' }),
  jersey: msg({ message: 'Jersey', context: 'clothes' }),
  cardigan: msg({ message: 'Jacket', context: 'clothes' }),
  coat: msg({ message: 'Lab coat', context: 'clothes' }),
  uniform: msg({ message: 'Uniform', context: 'clothes' }),
};

export const clothesColorLabels: Record<ClothesColor, MessageDescriptor> = {
  purple: msg({ message: 'Purple', context: 'colour of clothes' }),
  red: msg({ message: 'Red', context: 'colour of clothes' }),
  orange: msg({ message: 'Orange', context: 'colour of clothes' }),
  yellow: msg({ message: 'Yellow', context: 'colour of clothes' }),
  green: msg({ message: 'Green', context: 'colour of clothes' }),
  teal: msg({ message: 'Teal', context: 'colour of clothes' }),
  blue: msg({ message: 'Blue', context: 'colour of clothes' }),
  pink: msg({ message: 'Pink', context: 'colour of clothes' }),
};

/** What can be worn or used, yes or no. */
export const extras = ['glasses', 'hearingAid', 'wheelchair', 'blade', 'beard'] as const;
export type Extra = (typeof extras)[number];
export const extraLabels: Record<Extra, MessageDescriptor> = {
  glasses: msg`Glasses`,
  hearingAid: msg`Hearing aid`,
  wheelchair: msg`Wheelchair`,
  blade: msg`Running blade`,
  beard: msg`Beard`,
};

const extraWords: Record<Extra, (name: string, on: boolean) => string> = {
  glasses: (name, on) => (on ? t`${name} wears glasses` : t`${name} wears no glasses`),
  hearingAid: (name, on) => (on ? t`${name} has a hearing aid` : t`${name} has no hearing aid`),
  wheelchair: (name, on) => (on ? t`${name} uses a wheelchair` : t`${name} walks`),
  blade: (name, on) => (on ? t`${name} has a running blade` : t`${name} has no running blade`),
  beard: (name, on) => (on ? t`${name} has a beard` : t`${name} has no beard`),
};

/** What a change did, in words: "Nia wears glasses". */
export function changeWords(
  name: string,
  change: { kind?: CastKind; look?: Appearance; called?: string },
): string {
  const { kind, look = {}, called } = change;
  if (called !== undefined)
    return called ? t`${name} is called ${called}` : t`${name} is called as in the story`;
  if (kind === 'nobody') return t`${name} is in no picture`;
  if (kind) {
    const what = withinSentence(kindLabel(kind));
    return /^[aeiou]/.test(kind) ? t`${name} is an ${what}` : t`${name} is a ${what}`;
  }
  const extra = extras.find((one) => look[one] !== undefined);
  if (extra) return extraWords[extra](name, look[extra] === true);
  if (look.hair || look.hairColor) return t`${name} has other hair`;
  if (look.clothes || look.clothesColor) return t`${name} wears other clothes`;
  return t`${name} looks different`;
}
