import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Database } from '@panelwise/db/client';
import { houseEmail } from '@panelwise/db/repositories/house';
import { users } from '@panelwise/db/schema/accounts';

export type HouseAccount = { id: string; email: string; password: string };

/**
 * The account that the comics of the house belong to. Its password is made up anew by every start, kept in memory and
 * written nowhere, so nobody can log in; the API sends no code for a new one (`sendResetCode`).
 */
export async function openHouseAccount(db: Database): Promise<HouseAccount> {
  const password = randomBytes(18).toString('base64url');
  const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const [house] = await db
    .insert(users)
    .values({
      firstname: 'Panelwise',
      lastname: '',
      email: houseEmail,
      username: 'panelwise',
      userType: 'Teacher',
      passwordHash,
      verifiedAt: new Date(),
    })
    .onConflictDoUpdate({ target: users.username, set: { passwordHash } })
    .returning({ id: users.id });
  return { id: house!.id, email: houseEmail, password };
}
