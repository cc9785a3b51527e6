import type { Database } from '@panelwise/db/client';
import { readPersonalRecords } from '@panelwise/db/repositories/account-export';
import type { UserRow } from '@panelwise/db/repositories/users';
import { presentProfile } from '../../presenters/profile.ts';
import { exportAccount } from './export-account.ts';

/** Everything that is stored about a person, for themselves or for the parent who agreed for them. */
export async function readEverything(db: Database, account: UserRow) {
  return {
    account: {
      ...(await presentProfile(db, account)),
      language: account.language,
      termsVersion: account.termsVersion,
      termsAcceptedAt: account.termsAcceptedAt,
    },
    ...(await exportAccount(db, account.id)),
    ...(await readPersonalRecords(db, account)),
  };
}
