import { z } from 'zod';

/** The pictures that children log in by, in the order of their pad: three rows of four. The web app has a drawing of each. */
export const loginPictures = [
  'owl',
  'rocket',
  'pizza',
  'bee',
  'turtle',
  'volcano',
  'cat',
  'telescope',
  'backpack',
  'snail',
  'rainbow',
  'fish',
] as const;
export type LoginPicture = (typeof loginPictures)[number];

/** What each picture is called aloud. */
export const loginPictureNames: Record<LoginPicture, string> = {
  owl: 'Owl',
  rocket: 'Rocket',
  pizza: 'Pizza',
  bee: 'Bee',
  turtle: 'Turtle',
  volcano: 'Volcano',
  cat: 'Cat',
  telescope: 'Telescope',
  backpack: 'Backpack',
  snail: 'Snail',
  rainbow: 'Rainbow',
  fish: 'Fish',
};

/** How many pictures one has, each once. */
export const picturesOfOne = 4;
export const pictureRowSchema = z
  .array(z.enum(loginPictures))
  .length(picturesOfOne, `Please tap ${picturesOfOne} pictures.`);

/** Faces that the web app has a drawing of, numbered from 1. */
export const faceCount = 16;

/** The face of an account, always the same: whoever cannot read yet finds themselves by it. */
export function faceOf(userId: string): number {
  let sum = 0;
  for (const letter of userId) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return (sum % faceCount) + 1;
}
