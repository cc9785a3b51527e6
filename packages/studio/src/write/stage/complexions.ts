import { castMembers } from '../../draw/cast/members.ts';
import { lookNamed } from '../../draw/staging/look-named.ts';
import { type Complexion, complexionNames, type PersonLook, personLooks } from '../../draw/vocabulary.ts';
import { knownLook } from '../../language/known-looks.ts';
import { seededRandom, shuffle } from '../random.ts';
import { textsWith, theWord } from '../text/marked-word.ts';
import type { Home } from './people-there.ts';

/** Clothes of times in which people of many countries wore the same. */
const anySkinned = /^(?:victorian|early-1900s|mid-1900s|modern)-/;

/** Where people were sold, and where they were sold from. */
const ofSlaveTrade =
  /(?<!\p{L})(?:Africans?|plantations?|cotton|sugar|Black|Underground Railroad|America|Boston|Virginia|Jamaica|Brazil|Cuba|Haiti|Caribbean|slave ships?)(?!\p{L})/u;

/** "Onesimus was enslaved in the house of", "a Black teacher named Ruth": the complexion that a text tells of somebody. */
export function complexionTold(name: string, texts: readonly string[]): Complexion | undefined {
  const own = textsWith(name, texts);
  const isSold = texts.some((text) => ofSlaveTrade.test(text)) && own.some((text) => enslaved.test(text));
  return isSold || own.some((text) => black.test(text)) ? 'dark' : undefined;
}

const enslaved = new RegExp(
  `(?<!\\p{L})(?:${theWord},? (?:who )?(?:was |had been |were )?(?:born )?(?:an? )?(?:enslaved|slave)|(?:enslaved|slave) (?:\\p{Ll}+,? ){0,3}${theWord})(?!\\p{L})`,
  'u',
);
const black = new RegExp(
  `(?<!\\p{L})(?:(?:Black|African[ -]American|African) (?:\\p{Ll}+,? ){1,3}${theWord}|${theWord},? (?:is|was|who is|who was|an?|the first) (?:an? |the )?(?:\\p{Ll}+ )?(?:Black|African[ -]American))(?!\\p{L})`,
  'u',
);

/**
 * The colour of everybody's skin: relatives share it, and those who are not related differ as long as there are colours.
 * Who is called like somebody of the studio's cast has theirs.
 * @param looks what each name is drawn as, in the order in which the story names them
 * @param familyOf the family of a name, where the story tells of one
 * @param told the complexion that the story tells of a name
 * @param home where the story plays: people look as there; a crowd of today only says so where readers live elsewhere
 * @returns the looks, those of single people of today with a complexion: "tan-girl"
 */
export function withComplexions(
  looks: readonly (readonly [name: string, look: string])[],
  familyOf: (name: string) => string | undefined,
  seed: string,
  told: (name: string) => Complexion | undefined,
  { complexions, isElsewhere = false }: Partial<Pick<Home, 'complexions' | 'isElsewhere'>> = {},
): [name: string, look: string][] {
  const choices = complexions ?? complexionNames;
  const people = looks.filter(
    ([name, look]) =>
      (told(name) && lookNamed(look)?.known === undefined && !!lookNamed(look)) ||
      (look === 'crowd' ? isElsewhere : personLooks.includes(look as PersonLook)) ||
      (complexions && anySkinned.test(look)),
  );
  const of = (name: string) => familyOf(name) ?? `only ${name}`;
  const given = new Map<string, Complexion>();
  for (const [name] of people) {
    const said = told(name);
    if (said) given.set(of(name), said);
  }
  for (const [name] of people) {
    const member = castMembers.find((one) => one.name === name);
    const own = member && (complexionNames as readonly Complexion[])[member.skin];
    // Whoever tells a story of Lagos without a name is of Lagos.
    if (own && choices.includes(own) && !given.has(of(name))) given.set(of(name), own);
  }
  // The father of somebody of history looks like them.
  for (const [name, look] of looks) {
    const own = complexionNames[(knownLook(look)?.skin ?? -1) as number] as Complexion | undefined;
    if (own) given.set(of(name), own);
  }
  const taken = new Set(given.values());
  const order = shuffle(choices, seededRandom(`${seed} complexions`));
  const free = [...order.filter((name) => !taken.has(name)), ...order];
  for (const [name] of people)
    if (!given.has(of(name))) given.set(of(name), free.shift() ?? order[given.size % order.length]!);
  const drawn = new Set(people.map(([name]) => name));
  return looks.map(([name, look]) => [name, drawn.has(name) ? `${given.get(of(name))!}-${look}` : look]);
}
