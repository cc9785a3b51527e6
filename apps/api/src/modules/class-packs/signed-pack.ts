import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type PackClaims, packClaimsSchema } from '@panelwise/contracts/domain/class-pack';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { KeyRing } from '../../signing-keys.ts';

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** What a file or a text hashes to (SHA-256), as claims say it. */
export const hashOf = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('base64url');

/** What a pack carries to be known by when something of it comes back. */
export type SignedPack = { pack: string; seal: string };

export function signPack(keys: KeyRing, claims: PackClaims): SignedPack {
  const pack = JSON.stringify(claims);
  return { pack, seal: hmac(keys.now, pack).toString('base64url') };
}

/** Names a pupil within one pack: worth nothing elsewhere, and nobody finds out by it who they are. */
export function pupilRef(key: Buffer, packId: string, userId: string): string {
  return hmac(key, `${packId}:${userId}`).toString('base64url').slice(0, 16);
}

/**
 * What a pack of ours says of itself, and the key that it was made with.
 * @throws DomainError `pack-not-ours` where one letter is another one
 */
export function readPack(keys: KeyRing, { pack, seal }: SignedPack): { claims: PackClaims; key: Buffer } {
  const given = Buffer.from(seal, 'base64url');
  const key = [keys.now, keys.before].find((one) => {
    const expected = one && hmac(one, pack);
    return expected && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!key) throw new DomainError('pack-not-ours');
  const claims = packClaimsSchema.safeParse(JSON.parse(pack));
  if (!claims.success) throw new DomainError('pack-not-ours');
  return { claims: claims.data, key };
}
