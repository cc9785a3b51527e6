import { createHmac, timingSafeEqual } from 'node:crypto';

/** A key for a new password, from a code that was right: the code's id and our signature. Postgres knows whether it is used. */
export function signResetKey(key: Buffer, otpId: string): string {
  return `${otpId}.${signature(key, otpId)}`;
}

/** The code's id in a key that we have signed; undefined for any other text. */
export function readResetKey(key: Buffer, text: string): string | undefined {
  const [otpId = '', signed = ''] = text.split('.');
  const wanted = Buffer.from(signature(key, otpId));
  const given = Buffer.from(signed);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? otpId : undefined;
}

function signature(key: Buffer, otpId: string): string {
  return createHmac('sha256', key).update(`reset:${otpId}`).digest('base64url');
}
