import { createHmac, randomInt } from 'node:crypto';
import { linkCodeLetters } from '@panelwise/contracts/domain/family';
import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { keepLinkCode } from '@panelwise/db/repositories/family-links';
import type { Deps } from '../../deps.ts';

const dayMs = 24 * 3_600_000;

/** With a key of the server: 23^8 codes could be gone through by whoever has a copy of the database. */
export function hashLinkCode({ keys }: Pick<Deps, 'keys'>, code: string): string {
  return createHmac('sha256', keys.otp).update(`family-link:${code}`).digest('base64url');
}

/** A new code for a child; the one before ends. @throws DomainError `rate-limited` */
export async function makeLinkCode(
  deps: Deps,
  childId: string,
): Promise<{ code: string; expiresAt: string }> {
  const { count, resetMs } = await deps.attempts.hit(`link-codes:${childId}`, dayMs);
  if (count > limits.linkCodesPerDay)
    throw new DomainError('rate-limited', {
      message: 'That is enough codes for today. The last one still works.',
      retryAfterMs: resetMs,
    });
  const code = Array.from(
    { length: limits.linkCodeLength },
    () => linkCodeLetters[randomInt(linkCodeLetters.length)],
  ).join('');
  const expiresAt = await keepLinkCode(deps.database.db, childId, hashLinkCode(deps, code));
  return { code, expiresAt: expiresAt.toISOString() };
}
