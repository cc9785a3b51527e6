import { z } from 'zod';

/**
 * What a character that stands for somebody is put together from, in the order of its code. The first of each is what it
 * is where nothing is said. New slots are added at the end, so that codes of before stay good.
 */
export const avatarParts = {
  body: ['child', 'teen', 'grown'],
  /** From the lightest. */
  skin: ['1', '2', '3', '4', '5', '6', '7', '8'],
  hair: [
    'bob',
    'curly',
    'afro',
    'puffs',
    'braids',
    'waves',
    'long',
    'ponytail',
    'pigtails',
    'bun',
    'messy',
    'side',
    'bowl',
    'crop',
    'fade',
    'bald',
    'wild',
  ],
  hairColor: [
    'black',
    'dark',
    'brown',
    'chestnut',
    'red',
    'blond',
    'grey',
    'white',
    'violet',
    'blue',
    'pink',
    'green',
  ],
  eyes: ['plain', 'lashes'],
  face: ['smile', 'happy', 'grin', 'curious', 'wink', 'proud'],
  freckles: ['no', 'yes'],
  glasses: ['no', 'yes'],
  hearing: ['no', 'aid'],
  cover: [
    'none',
    'hijab',
    'turban',
    'kippa',
    'kufi',
    'headband',
    'cap',
    'straw',
    'beret',
    'flowers',
    'bowler',
    'tricorn',
    'top-hat',
    'laurel',
    'helmet',
    'crown',
  ],
  coverColor: ['purple', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'pink', 'black', 'white'],
  clothes: [
    'hoodie',
    'tee',
    'stripe',
    'overall',
    'jersey',
    'cardigan',
    'tunic',
    'dress',
    'waistcoat',
    'poncho',
    'suit',
    'uniform',
    'gown',
    'coat',
    'armour',
  ],
  clothesColor: ['purple', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'pink'],
  legs: ['trousers', 'shorts', 'skirt', 'long-skirt'],
  help: ['none', 'wheelchair', 'blade', 'cane'],
  held: [
    'nothing',
    'book',
    'ball',
    'plant',
    'pencil',
    'kite',
    'globe',
    'telescope',
    'guitar',
    'rocket',
    'dinosaur',
    'microscope',
    'trophy',
  ],
  place: [
    'library',
    'forest',
    'snow',
    'classroom',
    'beach',
    'ocean',
    'stage',
    'pitch',
    'volcano',
    'night',
    'space',
    'palace',
  ],
} as const;
export type AvatarSlot = keyof typeof avatarParts;
export const avatarSlots = Object.keys(avatarParts) as AvatarSlot[];

type Avatars = { [S in AvatarSlot]: (typeof avatarParts)[S][number] };
/** A character: one part for each slot. */
export type Avatar = Avatars;

/** One part, as the shop and those who own it name it: `cover:crown`. */
export type AvatarPart = { [S in AvatarSlot]: `${S}:${Avatars[S]}` }[AvatarSlot];
const allParts = avatarSlots.flatMap((slot) => avatarParts[slot].map((id) => `${slot}:${id}` as AvatarPart));
export const avatarPartSchema = z.enum(allParts as [AvatarPart, ...AvatarPart[]]);

/** Somebody who has chosen nothing yet. */
export const firstAvatar = Object.fromEntries(
  avatarSlots.map((slot) => [slot, avatarParts[slot][0]]),
) as Avatar;

/** A character in a word that can stand in an address: its parts in the order of the slots, with dots between. */
export const avatarCodeOf = (avatar: Avatar): string => avatarSlots.map((slot) => avatar[slot]).join('.');

/** The character of a code; undefined where it names a part that there is not. A slot that it lacks has its first part. */
export function avatarOf(code: string): Avatar | undefined {
  const ids = code.split('.');
  if (ids.length > avatarSlots.length) return undefined;
  const isKnown = ids.every((id, at) => (avatarParts[avatarSlots[at]!] as readonly string[]).includes(id));
  if (!isKnown) return undefined;
  return { ...firstAvatar, ...Object.fromEntries(ids.map((id, at) => [avatarSlots[at]!, id])) } as Avatar;
}

/** The parts of a character. */
export const partsOf = (avatar: Avatar): AvatarPart[] =>
  avatarSlots.map((slot) => `${slot}:${avatar[slot]}` as AvatarPart);

/** Longer than any code. */
const codeMax = 300;
export const avatarCodeSchema = z
  .string()
  .max(codeMax, 'This character is not one of ours.')
  .refine((code) => avatarOf(code) !== undefined, 'This character is not one of ours.');

/** What a picture shows of a character: head and shoulders, all of it with what it holds, or that in its place. */
export const avatarViews = ['face', 'body', 'whole'] as const;
export type AvatarView = (typeof avatarViews)[number];

/** Where the picture of a character is. It never changes, so browsers keep it. */
export const avatarAddress = (code: string, view: AvatarView = 'face'): string =>
  `/api/avatars/${view}/${code}.svg`;
