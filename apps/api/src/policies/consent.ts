import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { getConsentState } from '@panelwise/db/repositories/consents';
import { findUser } from '@panelwise/db/repositories/users';

/** What an older child still has to do: an adult is told, and need not answer. */
const noticeFirst =
  'Before anybody else can see your comic, a grown-up of your family has to know of your account. Go to your profile and type in their email: we tell them, and you can go on at once.';

/**
 * An account may show its work once it has the consent that it needs.
 * @param message what whoever asks is told, where that is not the child
 * @throws DomainError `consent-missing`, which tells the child what is missing and how a grown-up gives it
 */
export async function mustMayShow(db: Queryable, ownerId: string, message?: string): Promise<void> {
  const owner = await findUser(db, ownerId);
  const state = owner && (await getConsentState(db, owner));
  if (state === 'none' || state === 'given') return;
  throw new DomainError('consent-missing', {
    ...(state === 'notice-needed' && { message: noticeFirst }),
    ...(message && { message }),
  });
}
