import { z } from 'zod';
import { avatarCodeSchema, avatarPartSchema, avatarViews } from '../domain/avatar.ts';
import { avatarShopSchema, openPartsSchema } from '../domain/avatar-shop.ts';
import { endpoint, envelope, fileAnswer } from './endpoint.ts';

const tag = 'Learning';

/** Drawn from the code alone: it says nothing of anybody, and never changes. */
export const getAvatarPicture = endpoint({
  method: 'GET',
  path: '/avatars/:view/:file',
  auth: 'none',
  tag,
  summary: 'The picture of a character, by its code and `.svg`',
  params: z.object({
    view: z.enum(avatarViews),
    file: z
      .string()
      .regex(/\.svg$/, 'This address is not complete.')
      .transform((file) => file.slice(0, -'.svg'.length))
      .pipe(avatarCodeSchema),
  }),
  response: fileAnswer,
});

const ownAvatarFields = {
  /** Null where none was chosen yet. */
  avatar: z.string().nullable(),
  /** Locked parts that one may wear: bought, or reached by learning. */
  open: openPartsSchema,
  /** Not there where rewards are switched off. */
  shop: avatarShopSchema.optional(),
};

export const getOwnAvatar = endpoint({
  method: 'GET',
  path: '/learn/avatar',
  auth: 'user',
  tag,
  summary: 'One’s own character, and what it may wear',
  response: envelope(ownAvatarFields),
});
export type OwnAvatar = Pick<z.output<typeof getOwnAvatar.response>, keyof typeof ownAvatarFields>;

/** Refused with `part-locked` where it wears what is not open. */
export const wearAvatar = endpoint({
  method: 'PUT',
  path: '/learn/avatar',
  auth: 'user',
  tag,
  summary: 'Choose the character that stands for oneself',
  body: z.object({ avatar: avatarCodeSchema }),
  response: envelope(ownAvatarFields),
});

/** Once: what one has is not paid for again. Refused with `coins-missing`, `part-not-sold` or `rewards-off`. */
export const buyAvatarPart = endpoint({
  method: 'POST',
  path: '/learn/avatar/parts',
  auth: 'user',
  tag,
  summary: 'Buy a part of a character for coins that were earned by learning',
  body: z.object({ part: avatarPartSchema }),
  response: envelope(ownAvatarFields),
});
