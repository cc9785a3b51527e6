import type { Profile } from '@panelwise/contracts/http/account';
import type { Queryable } from '@panelwise/db/client';
import { findNewestConsent, getConsentState } from '@panelwise/db/repositories/consents';
import { findHelp } from '@panelwise/db/repositories/learner-help';
import type { UserRow } from '@panelwise/db/repositories/users';
import { presentSessionUser } from '../modules/auth/presenter.ts';

/** An account as its owner sees it, with what it has of the consent that it needs. */
export async function presentProfile(db: Queryable, user: UserRow): Promise<Profile> {
  const { countryCode, mobileNumber, birthYear, country, deleteAt } = user;
  const [state, asked, help] = await Promise.all([
    getConsentState(db, user),
    findNewestConsent(db, user.id),
    findHelp(db, user),
  ]);
  return {
    ...presentSessionUser(user, state, help),
    countryCode,
    mobileNumber,
    birthYear,
    country,
    consentRequest: asked
      ? {
          kind: asked.kind,
          // A teacher's address is not their pupil's to have.
          adultEmail: asked.kind === 'school' ? '' : asked.adultEmail,
          requestedAt: asked.requestedAt.toISOString(),
          expiresAt: asked.expiresAt?.toISOString() ?? null,
          confirmedAt: asked.confirmedAt?.toISOString() ?? null,
        }
      : null,
    deleteAt: deleteAt?.toISOString() ?? null,
  };
}
