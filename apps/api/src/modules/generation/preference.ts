import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';

/** How a caller wants to be answered (RFC 7240). */
export type Preference = { async: boolean; waitMs: number };

/** Reads `Prefer: respond-async` and `Prefer: wait=<seconds>`; a longer wait than ours is cut to it. */
export function readPreference(header: string | string[] | undefined): Preference {
  const wishes = [header ?? []]
    .flat()
    .join(',')
    .toLowerCase()
    .split(/[,;]/)
    .map((wish) => wish.trim());
  const wait = wishes.map((wish) => /^wait\s*=\s*"?(\d{1,6})"?$/.exec(wish)?.[1]).find((seconds) => seconds);
  return {
    async: wishes.includes('respond-async') && wait === undefined,
    waitMs: wait === undefined ? limits.answerWaitMs : Math.min(Number(wait) * 1_000, limits.answerWaitMs),
  };
}

/** Reads `Idempotency-Key`: 1 to 200 printable ASCII characters. @throws DomainError `bad-input` */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = [header].flat().join(',');
  if (!/^[\x21-\x7e](?:[\x20-\x7e]{0,198}[\x21-\x7e])?$/.test(key))
    throw new DomainError('bad-input', { message: 'Idempotency-Key: use 1 to 200 printable characters.' });
  return key;
}
