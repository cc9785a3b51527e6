import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing } from '../../signing-keys.ts';

/*
 * A secret that the server has to read again, sealed (AES-256-GCM) for the account that it belongs to. The key comes from
 * JWT_SECRET: whoever has a copy of the database alone has nothing. When the secret is changed, what was sealed with the one before
 * is sealed anew at the start of the api; without it the secrets are lost, and recovery codes still work.
 */

/** Seals a text with the key of today. */
export function seal({ now }: KeyRing, text: string, userId: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', now, nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Reads what was sealed with the key of today or the one before; undefined for anything else. */
export function unseal({ now, before }: KeyRing, sealed: string, userId: string): string | undefined {
  return openWith(now, sealed, userId) ?? (before && openWith(before, sealed, userId));
}

/** Seals anew what the key of today does not open, where the one before does. */
export function reseal(keys: KeyRing, sealed: string, userId: string): string | undefined {
  if (openWith(keys.now, sealed, userId) !== undefined) return undefined;
  const text = unseal(keys, sealed, userId);
  return text === undefined ? undefined : seal(keys, text, userId);
}

function openWith(key: Buffer, sealed: string, userId: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(12, 28));
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
