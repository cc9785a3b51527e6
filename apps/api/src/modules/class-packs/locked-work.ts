import { createDecipheriv, createECDH, createHash, createHmac } from 'node:crypto';
import { type LockedWork, type PackWork, packWorkSchema } from '@panelwise/contracts/domain/class-pack';
import { DomainError } from '@panelwise/contracts/errors/domain-error';

/*
 * What pupils hand in is locked by the page of the pack with a public key of that pack, so that whoever gets hold of a file
 * learns neither its answers nor the pictures in it, and can put neither into another file. It is no hash of the pictures that
 * a pack carries: there are 11,880 rows of four, so whoever has the stick would soon have them all.
 */

/** The key pair of one pack; nothing of it is kept, since it follows from the key that packs are signed with. */
function pairOf(key: Buffer, packId: string) {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(createHmac('sha256', key).update(`lock:${packId}`).digest());
  return pair;
}

/** What the page of a pack locks with. */
export const lockOf = (key: Buffer, packId: string): string => pairOf(key, packId).getPublicKey('base64url');

/**
 * Opens what a pupil has locked.
 * @throws DomainError `pack-not-ours` where it was not locked for this pack and this pupil, or one bit is another one
 */
export function openWork(key: Buffer, packId: string, pupilRef: string, locked: LockedWork): PackWork {
  try {
    const shared = pairOf(key, packId).computeSecret(locked.publicKey, 'base64url');
    const secret = createHash('sha256').update(shared).digest();
    const text = Buffer.from(locked.sealed, 'base64url');
    const opener = createDecipheriv('aes-256-gcm', secret, Buffer.from(locked.nonce, 'base64url'), {
      authTagLength: 16,
    });
    opener.setAAD(Buffer.from(pupilRef));
    opener.setAuthTag(text.subarray(-16));
    const opened = Buffer.concat([opener.update(text.subarray(0, -16)), opener.final()]);
    return packWorkSchema.parse(JSON.parse(opened.toString()));
  } catch {
    throw new DomainError('pack-not-ours');
  }
}
