import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { openDatabase } from '@panelwise/db/client';
import { users } from '@panelwise/db/schema/accounts';

/** Writes so many verified accounts with one password, hashed as ours are, and once for all. @returns their e-mails */
export async function makeManyAccounts(
  databaseUrl: string,
  count: number,
  password: string,
): Promise<string[]> {
  const { db, close } = openDatabase(databaseUrl, { max: 1 });
  try {
    const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const rows = Array.from({ length: count }, () => {
      const username = randomUUID();
      return {
        firstname: 'Ada',
        lastname: 'Park',
        username,
        email: `${username}@example.org`,
        userType: 'Teacher' as const,
        passwordHash,
        verifiedAt: new Date(),
      };
    });
    await db.insert(users).values(rows);
    return rows.map(({ email }) => email);
  } finally {
    await close();
  }
}
