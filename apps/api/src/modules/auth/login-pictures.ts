import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { type LoginPicture, loginPictures, picturesOfOne } from '@panelwise/contracts/domain/picture-login';
import { resealPictures } from '@panelwise/db/repositories/picture-logins';
import type { Deps } from '../../deps.ts';
import type { KeyRing } from '../../signing-keys.ts';
import { reseal, seal, unseal } from './sealed.ts';

/*
 * The pictures of a child: a secret of little strength, which is why so few wrong tries are allowed, and one that is printed
 * again when a card is lost, which is why it is sealed and not hashed.
 */

/** Four pictures at random, each once, sealed for an account. */
export function drawPictures(keys: KeyRing, userId: string): string {
  const left = [...loginPictures];
  const drawn = Array.from(
    { length: picturesOfOne },
    () => left.splice(randomInt(left.length), 1)[0] as LoginPicture,
  );
  return seal(keys, JSON.stringify(drawn), userId);
}

/** The pictures of an account in their order; none where they were sealed with a key that is lost. */
export function readPictures(keys: KeyRing, sealed: string, userId: string): LoginPicture[] {
  const text = unseal(keys, sealed, userId);
  return text === undefined ? [] : (JSON.parse(text) as LoginPicture[]);
}

/** Compares in the same time wherever the first wrong one is. */
export function arePictures(right: readonly string[], tapped: readonly string[]): boolean {
  const digest = (pictures: readonly string[]) => createHash('sha256').update(pictures.join(' ')).digest();
  return timingSafeEqual(digest(right), digest(tapped)) && right.length === picturesOfOne;
}

/** Seals all pictures with the secret of today, at the start of an api whose secret was changed. */
export async function resealAllPictures({ database, keys }: Pick<Deps, 'database' | 'keys'>): Promise<void> {
  await resealPictures(database.db, (sealed, userId) => reseal(keys.pictures, sealed, userId));
}
