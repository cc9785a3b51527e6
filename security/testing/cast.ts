import { randomUUID } from 'node:crypto';
import { closeAccount } from '@panelwise/db/repositories/account-deletion';
import { revokeAdmin } from '@panelwise/db/repositories/admins';
import { consents, users } from '@panelwise/db/schema/accounts';
import { eq } from 'drizzle-orm';
import { createClass } from '../../apps/api/src/testing/class-fixtures.ts';
import { createUser, type TestUser } from '../../apps/api/src/testing/fixtures.ts';
import type { TestApp } from '../../apps/api/src/testing/test-app.ts';
import type { Person } from '../people.ts';

export type Member = Exclude<Person, 'visitor'>;
const thisYear = new Date().getUTCFullYear();
const nine = { birthYear: thisYear - 10, country: 'US' };

const makers: Record<Member, (site: TestApp) => Promise<TestUser>> = {
  child: (site) => createUser(site, 'Student', nine),
  agreedChild: async (site) => {
    const child = await createUser(site, 'Student', nine);
    await insertConsent(site, child.userId, { confirmedAt: new Date() });
    return child;
  },
  student: (site) => createUser(site, 'Student', { birthYear: thisYear - 20, country: 'US' }),
  teacher: (site) => createUser(site, 'Teacher'),
  owner: (site) => createUser(site, 'Teacher'),
  otherOwner: (site) => createUser(site, 'Teacher'),
  coTeacher: (site) => createUser(site, 'Teacher'),
  pupil: async (site) => (await createClass(site, (await createUser(site)).userId)).pupil,
  parent: (site) => createUser(site, 'Parent'),
  strangerParent: (site) => createUser(site, 'Parent'),
  admin: (site) => createUser(site, 'admin'),
  demoted: async (site) => {
    const user = await createUser(site, 'admin');
    await revokeAdmin(site.deps.database.db, user.email);
    return user;
  },
  leaving: async (site) => {
    const user = await createUser(site, 'Teacher');
    const { db } = site.deps.database;
    await db
      .update(users)
      .set({ deleteAt: new Date(Date.now() + 86_400_000) })
      .where(eq(users.id, user.userId));
    return user;
  },
  deleted: async (site) => {
    const user = await createUser(site, 'Teacher');
    await site.deps.database.db.transaction((tx) => closeAccount(tx, user.userId));
    return user;
  },
};

/** One more account of this kind, with a session. */
export const createMember = (site: TestApp, person: Member): Promise<TestUser> => makers[person](site);

/** Whom a child asks. Nobody has an account with this e-mail, and who has asked may see it. */
export const anAdult = () => `${randomUUID()}@family.example`;

/** What an adult was asked for a child. */
export async function insertConsent(
  { deps }: TestApp,
  childId: string,
  more: Partial<typeof consents.$inferInsert>,
): Promise<void> {
  await deps.database.db.insert(consents).values({
    childId,
    kind: 'verifiable',
    adultEmail: anAdult(),
    relation: 'parent',
    statement: 'I agree.',
    textVersion: '1',
    ...more,
  });
}
