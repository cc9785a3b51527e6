import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes: about 20 ms a password, on a thread of its own. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Compares in the same time whether there is an account or not: without one, a hash that nothing matches is used. */
export async function matchesPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyHash()), password);
  return matches && passwordHash !== undefined;
}

let decoyHash: Promise<string> | undefined;

/** Made once, at the start of the process, so that the first unknown e-mail takes no longer than the others. */
export function dummyHash(): Promise<string> {
  decoyHash ??= hashPassword('no account has this password');
  return decoyHash;
}
