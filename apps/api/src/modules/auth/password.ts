import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { findUser, type UserRow } from '@panelwise/db/repositories/users';

/** argon2id, 19 MiB, two passes: about 20 ms a password, on a thread of its own. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Compares in the same time whether there is an account or not: without one, or with one that has no password, a hash
 * that nothing matches is used.
 */
export async function matchesPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash || (await dummyHash()), password);
  return matches && Boolean(passwordHash);
}

let decoyHash: Promise<string> | undefined;

/** Made once, at the start of the process, so that the first unknown e-mail takes no longer than the others. */
export function dummyHash(): Promise<string> {
  decoyHash ??= hashPassword('no account has this password');
  return decoyHash;
}

/** Asks somebody who is logged in for their password once more. @throws DomainError `bad-credentials` */
export async function mustKnowPassword(db: Queryable, userId: string, password: string): Promise<UserRow> {
  const user = await findUser(db, userId);
  if (!user) throw new DomainError('unauthorized');
  if (!(await matchesPassword(user.passwordHash, password)))
    throw new DomainError('bad-credentials', { message: 'This is not your password.' });
  return user;
}
