import { z } from 'zod';
import { castChoiceSchema, castChoicesSchema } from '../domain/cast.ts';
import { chosenPartsSchema } from '../domain/chosen-parts.ts';
import { partWishesSchema } from '../domain/part-wishes.ts';
import { endpoint, envelope, idParams } from './endpoint.ts';

const tag = 'Comics';

/**
 * Decides who is in a comic, for all parts of its series. Scripts of parts that are not drawn and that nobody has typed in
 * are written anew; what is drawn or typed stays, and shows new looks when it is drawn again.
 */
export const saveCast = endpoint({
  method: 'PUT',
  path: '/user/comics/:id/cast',
  auth: 'user',
  tag,
  summary: 'Decide who is in a comic and how they look',
  params: idParams,
  body: z.object({ cast: castChoicesSchema }),
  /** `rewriting`: the comics whose scripts are written anew. */
  response: envelope({ cast: castChoicesSchema, rewriting: z.array(z.uuid()) }),
});

/**
 * Says how many pages parts shall have and where they play, and with `parts` in which order they stand, what they are
 * called and what they teach; the wishes are then by the new numbers. Scripts of parts that this changes are written anew
 * as above. A part that is drawn keeps its number, title and key terms.
 */
export const savePartWishes = endpoint({
  method: 'PUT',
  path: '/user/comics/:id/part-wishes',
  auth: 'user',
  tag,
  summary: 'Say how long the parts of a comic shall be, where they play, and what they are called and teach',
  params: idParams,
  body: z.object({ wishes: partWishesSchema, parts: chosenPartsSchema.optional() }),
  response: envelope({ wishes: partWishesSchema, rewriting: z.array(z.uuid()) }),
});

export const getCharacters = endpoint({
  method: 'GET',
  path: '/user/characters',
  auth: 'user',
  tag,
  summary: 'The people whom the creator keeps for later comics',
  response: envelope({ characters: z.array(castChoiceSchema) }),
});

/** From now on somebody of this name starts out so in a new comic of theirs; one who is kept already is changed. */
export const keepCharacter = endpoint({
  method: 'PUT',
  path: '/user/characters',
  auth: 'user',
  tag,
  summary: 'Keep somebody for later comics',
  body: castChoiceSchema.omit({ called: true }),
  response: envelope({}),
});

export const forgetCharacter = endpoint({
  method: 'DELETE',
  path: '/user/characters',
  auth: 'user',
  tag,
  summary: 'Keep somebody no longer',
  query: castChoiceSchema.pick({ name: true }),
  response: envelope({}),
});
