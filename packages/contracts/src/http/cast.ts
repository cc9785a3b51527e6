import { z } from 'zod';
import { castChoiceSchema, castChoicesSchema } from '../domain/cast.ts';
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

/** Says how many pages parts shall have and where they play. Scripts of parts that this changes are written anew as above. */
export const savePartWishes = endpoint({
  method: 'PUT',
  path: '/user/comics/:id/part-wishes',
  auth: 'user',
  tag,
  summary: 'Say how long the parts of a comic shall be, and where they play',
  params: idParams,
  body: z.object({ wishes: partWishesSchema }),
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
