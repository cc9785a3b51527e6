import { createHash, randomBytes } from 'node:crypto';

const recoveryCodeCount = 10;
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** Ten codes of 80 bits, each in 16 letters and digits. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from(randomBytes(16), (byte) => letters[byte % letters.length]).join(''),
  );
}

/** As people read them: in fours. */
export function codesToShow(codes: string[]): string[] {
  return codes.map((one) => one.match(/.{4}/g)!.join('-'));
}

/** Too many to try, so that a plain hash is enough; it does not hang on any key of ours. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
