import type { CastMember, Gender, HairStyle, Outfit } from './members.ts';

/** What somebody looks like: body, then clothes from top to shoes. */
export type Look = {
  skin: CastMember['skin'];
  hair: [style: HairStyle, color: string];
  wears: [outfit: Outfit, top: string, top2: string, bottom: string, shoe: string];
};
type Extras = Omit<Partial<CastMember>, 'id' | 'name' | 'gender' | 'age'>;

/** A player; the id is the name in kebab case. */
export function memberOf(
  name: string,
  gender: Gender,
  age: CastMember['age'],
  { skin, hair: [hair, hairColor], wears: [outfit, top, top2, bottom, shoe] }: Look,
  extras: Extras = {},
): CastMember {
  const id = name.toLowerCase().replace(/\./g, '').replace(/\s+/g, '-');
  return { id, name, gender, age, skin, hair, hairColor, outfit, top, top2, bottom, shoe, ...extras };
}
