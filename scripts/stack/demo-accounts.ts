import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { openDatabase } from '@panelwise/db/client';
import { users } from '@panelwise/db/schema/accounts';
import { isEmpty } from '@panelwise/db/seed/catalogue';

export type DemoAccount = { email: string; password: string; userType: 'admin' | 'Teacher' | 'Parent' };

/** Where the demo accounts of a data folder are written down. */
export const demoAccountsFile = (dataDir: string) => path.join(dataDir, 'demo-accounts.json');

/** The demo accounts that an earlier start has made, if it has. */
export function readDemoAccounts(dataDir: string): DemoAccount[] | undefined {
  const file = demoAccountsFile(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoAccount[]) : undefined;
}

/**
 * Makes one admin, one teacher and one parent on an empty embedded database; their passwords are made up each time and
 * written to `demo-accounts.json`. Never in production, and never beside real accounts.
 * @returns the accounts, or undefined when none were made
 */
export async function createDemoAccounts(
  databaseUrl: string,
  dataDir: string,
): Promise<DemoAccount[] | undefined> {
  if (process.env.NODE_ENV === 'production' || process.env.DATABASE_URL) return undefined;
  const database = openDatabase(databaseUrl, { max: 1 });
  try {
    if (!(await isEmpty(database.db))) return undefined;
    const accounts: DemoAccount[] = [
      { email: 'admin@panelwise.example', password: makePassword(), userType: 'admin' },
      { email: 'teacher@panelwise.example', password: makePassword(), userType: 'Teacher' },
      { email: 'parent@panelwise.example', password: makePassword(), userType: 'Parent' },
    ];
    for (const { email, password, userType } of accounts) {
      const { [userType]: firstname } = { admin: 'Ada', Teacher: 'Tess', Parent: 'Pia' };
      await database.db.insert(users).values({
        firstname,
        lastname: userType === 'admin' ? 'Admin' : userType,
        email,
        username: firstname.toLowerCase(),
        userType,
        // Of an invented child of the demo class.
        isDemo: userType === 'Parent',
        passwordHash: await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
        verifiedAt: new Date(),
      });
    }
    writeFileSync(demoAccountsFile(dataDir), `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
    return accounts;
  } finally {
    await database.close();
  }
}

function makePassword(): string {
  return `demo-${randomBytes(6).toString('base64url')}`;
}
