import { lookNamed } from '../../draw/staging/look-named.ts';
import type { CallingName } from '../../draw/vocabulary.ts';
import { callingOf } from '../../language/calling-of.ts';
import { beingOf } from '../reading/noun-kinds.ts';
import type { Entity } from '../reading/reading.ts';
import { escapeRegExp } from '../text/words.ts';

/** An orchestra has a conductor, a team a captain, and a children's court its judge. */
const otherwise: Partial<Record<string, RegExp>> = {
  conductor:
    /(?<!\p{L})(?:orchestra|choir|songs?|sing(?:s|ing|ers?)?|violins?|concert|baton|symphony|band|copper|wire|current)(?!\p{L})/iu,
  captain:
    /(?<!\p{L})(?:team|match|goals?|football|cricket|captain of (?:the|our)|captains?['’]|debate)(?!\p{L})/iu,
  judge:
    /(?<!\p{L})(?:contest|competition|singing|ribbon|medal|project|science fair|prize|talent|spelling bee|bake)(?!\p{L})/iu,
};
/** Who is called so is drawn in a uniform by that name alone (`draw/staging/casting.ts`). */
const inUniformByName = /^(?:captain|officer|soldier|pilot|guard|firefighter)(?!\p{L})/iu;
/** Where a Sister is a nurse. */
const ofClinic =
  /(?<!\p{L})(?:clinics?|hospitals?|wards?|malaria|vaccin\p{L}+|injections?|bandages?|fever)(?!\p{L})/iu;
/** Countries whose priests mostly are not those of a church. */
const otherPriests =
  /^(?:in|india|np|nepal|bt|bhutan|th|thailand|jp|japan|cn|china|kh|cambodia|la|laos|mm|myanmar|lk|sri lanka|id|indonesia|mu|mauritius|bd|bangladesh|vn|vietnam|tw|taiwan|kr|south korea)$/iu;
const ofChurch = /(?<!\p{L})(?:church|mass|altar|Christmas|Easter|parish|bishop|chapel|cathedral)(?!\p{L})/iu;

/** Whoever only plays what they are called is dressed as a story tells it. */
const inPlay = /(?<!\p{L})(?:pretend(?:s|ed|ing)?|dressed up|school play|costumes?)(?!\p{L})/iu;

/** What somebody grown of today does that their clothes show, by their role or their title; undefined where nothing does. */
export function callingTold(
  { name, role, kind, period, known }: Pick<Entity, 'name' | 'role' | 'kind' | 'period' | 'known'>,
  texts: readonly string[],
  country = '',
): CallingName | undefined {
  if (kind !== 'adult' || period || known) return undefined;
  const [first = '', ...rest] = name.split(' ');
  const has = (sign: RegExp) => texts.some((text) => sign.test(text));
  if (has(inPlay) || inUniformByName.test(name)) return undefined;
  if (/^Father$/.test(first) && rest.length > 0) return 'priest';
  if (/^Sister$/.test(first) && rest.length > 0 && has(ofClinic)) return 'nurse';
  if (/^Dr\.?$/.test(first)) return has(ofClinic) ? 'doctor' : undefined;
  // "The judge was grandfather"; "Judge Molly's mother" is no judge.
  const isKin =
    beingOf(name.toLowerCase())?.kin || (rest.length === 0 && role !== undefined && beingOf(role)?.kin);
  const titled = name.includes('’s ') || name.includes("'s ") ? '' : first.toLowerCase();
  const words = isKin ? [saidToBe(name, texts)] : [titled, role ?? ''];
  const word = words.find((one) => callingOf(one));
  if (word === 'priest' && otherPriests.test(country.trim()) && !has(ofChurch)) return undefined;
  if (!word || (otherwise[word] && has(otherwise[word]))) return undefined;
  return callingOf(word);
}

/** "The doctor aunty": what stands before the word by which somebody is called. */
function saidToBe(name: string, texts: readonly string[]): string {
  const before = new RegExp(
    `(?<!\\p{L})[Tt]he (\\p{Ll}+) ${escapeRegExp(name.toLowerCase())}(?!\\p{L})`,
    'u',
  );
  return texts.map((text) => before.exec(text)?.[1]).find(Boolean) ?? '';
}

/**
 * People of today in the clothes of what they do.
 * @param looks what each name is drawn as, complexions included
 * @param callingOfName what is told of a name
 * @returns the looks, those of grown people with a calling: "tan-nurse-woman"
 */
export function withCallings(
  looks: readonly (readonly [name: string, look: string])[],
  callingOfName: (name: string) => CallingName | undefined,
): [name: string, look: string][] {
  return looks.map(([name, look]) => {
    const named = lookNamed(look);
    const calling = named && !named.wardrobe && named.person !== 'crowd' ? callingOfName(name) : undefined;
    return [
      name,
      calling ? look.replace(new RegExp(`${named!.person}$`), `${calling}-${named!.person}`) : look,
    ];
  });
}
