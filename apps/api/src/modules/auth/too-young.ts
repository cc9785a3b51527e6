import { createHmac } from 'node:crypto';
import { consentRuleOf, type Declared } from '@panelwise/contracts/domain/consent-rules';
import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Deps } from '../../deps.ts';

/**
 * Takes no child under six. Who was refused and then says another year is not believed for a day: from the same place with
 * the same e-mail, so that a school behind one address stays open. What is remembered of it is a hash in the counter.
 * @throws DomainError `too-young`
 */
export async function refuseTooYoung(
  { attempts, keys }: Deps,
  person: Declared & { email: string },
  address: string,
): Promise<void> {
  const place = createHmac('sha256', keys.otp).update(`${address} ${person.email}`).digest('base64url');
  const key = `too-young:${place}`;
  if (consentRuleOf(person, new Date()) === 'refused') await attempts.hit(key, limits.tooYoungMs);
  if ((await attempts.count(key)) > 0) throw new DomainError('too-young');
}
