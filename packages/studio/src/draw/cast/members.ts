import type { CollarName } from './collars.ts';
import { grownMembers } from './grown-members.ts';
import type { HatName } from './hats.ts';
import { youngMembers } from './young-members.ts';

/** The studio's players. A name in a script becomes one of them. */

export type HairStyle =
  | 'messy'
  | 'bowl'
  | 'ponytail'
  | 'puffs'
  | 'curly'
  | 'braids'
  | 'hijab'
  | 'bun'
  | 'long'
  | 'side'
  | 'bob'
  | 'afro'
  | 'crop'
  | 'bald'
  | 'fade'
  | 'waves'
  | 'pigtails'
  | 'wild'
  | 'wig';
/**
 * What covers the torso. Those from `bare` on are of other times: `bare` is skin, `wrap` is laid over itself, `dress` is
 * plain with long sleeves.
 */
export type Outfit =
  | 'tee'
  | 'stripe'
  | 'hoodie'
  | 'overall'
  | 'jersey'
  | 'coat'
  | 'cardigan'
  | 'uniform'
  | 'scrubs'
  | 'robe'
  | 'cassock'
  | 'bare'
  | 'tunic'
  | 'wrap'
  | 'frock'
  | 'waistcoat'
  | 'suit'
  | 'gown'
  | 'dress'
  | 'poncho'
  | 'armour';
export type Family = 'rivera' | 'okoye' | 'haddad' | 'tanaka' | 'berg';
export type Gender = 'she' | 'he';

export type CastMember = {
  id: string;
  name: string;
  gender: Gender;
  age: 'small' | 'kid' | 'teen' | 'adult' | 'elder';
  /** Place in the palette's `skins`. */
  skin: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
  hair: HairStyle;
  hairColor: string;
  /** Main and second colour of the outfit's top. */
  top: string;
  top2: string;
  outfit: Outfit;
  bottom: string;
  shoe: string;
  glasses?: boolean;
  /** `true` is short. */
  beard?: boolean | 'long' | 'goatee';
  hearingAid?: boolean;
  wheelchair?: boolean;
  /** A broader body. */
  sturdy?: boolean;
  cane?: boolean;
  /** A running blade below the right knee. */
  prosthesis?: boolean;
  shorts?: boolean;
  /** Colour of a skirt over the `bottom`, which are tights then. */
  skirt?: string;
  /** How far the skirt goes; to the calves where this is left out. */
  skirtLength?: 'knee' | 'ankle';
  /** Colour of stockings below shorts, which are breeches then. */
  stockings?: string;
  hat?: HatName;
  hatColor?: string;
  collar?: CollarName;
  collarColor?: string;
  /** Colour of a belt or sash around the waist. */
  sash?: string;
  /** Colour of a cloth over one shoulder: the end of a sari, a toga, a shawl. */
  drape?: string;
  moustache?: boolean;
  freckles?: boolean;
  /** Royals play nobody else. */
  crown?: boolean;
  /** Who shares it is related, and looks it. */
  family?: Family;
  /** What a story may call them instead of their name, in lower case. */
  roles?: readonly string[];
};

/** Everybody, children first. */
export const castMembers: readonly CastMember[] = [...youngMembers, ...grownMembers];

/**
 * The players who act somebody who is called by a role: "Dad", "Uncle Ben", "the king". Best first; none where
 * the name begins with no role.
 */
export function membersInRole(name: string): CastMember[] {
  const called = name
    .trim()
    .toLowerCase()
    .replace(/^(?:the|my|your|her|his|our|their|a|an)\s+/, '');
  const plays = (role: string) => called === role || called.startsWith(`${role} `);
  return castMembers.filter((member) => member.roles?.some(plays));
}
