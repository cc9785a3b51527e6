import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePrivateFolder } from '@panelwise/storage/private-folder';
import type { ApiEnv } from './env.ts';

/** One key per use, so that what is signed for one use is worth nothing in another. */
export type Keys = {
  access: Buffer;
  refresh: KeyRing;
  otp: Buffer;
  device: KeyRing;
  challenge: Buffer;
  secondFactor: KeyRing;
  /** Of the pictures that children log in by. */
  pictures: KeyRing;
  media: KeyRing;
  /** Of packs that classes take to where there is no internet. */
  packs: KeyRing;
  /** Of what tells one reader who reports a comic from another. */
  reader: Buffer;
  /** Of which options are left out for whoever has fewer to choose from. */
  options: Buffer;
};

/** What is signed from now on, and what was signed before the secret became another one and is still in use. */
export type KeyRing = { now: Buffer; before?: Buffer | undefined };

/**
 * Derives the keys of all uses from one secret. With the one before it, sessions, known devices and addresses of
 * pictures outlive a change of the secret; access tokens live a quarter of an hour and are renewed by their session, and codes are sent again.
 */
export function deriveKeys(secret: string, before?: string): Keys {
  const derive = (from: string, use: string) =>
    Buffer.from(hkdfSync('sha256', from, '', `panelwise:${use}`, 32));
  const ring = (use: string): KeyRing => ({
    now: derive(secret, use),
    before: before === undefined ? undefined : derive(before, use),
  });
  return {
    access: derive(secret, 'access'),
    refresh: ring('refresh'),
    otp: derive(secret, 'otp'),
    device: ring('device'),
    challenge: derive(secret, 'challenge'),
    secondFactor: ring('second-factor'),
    pictures: ring('pictures'),
    media: ring('media'),
    packs: ring('packs'),
    reader: derive(secret, 'reader'),
    options: derive(secret, 'options'),
  };
}

/** The secret from the environment; outside of production a random one that is kept in the data folder. */
export function findSecret(env: Pick<ApiEnv, 'JWT_SECRET' | 'DATA_DIR'>): string {
  if (env.JWT_SECRET) return env.JWT_SECRET;
  const file = path.join(env.DATA_DIR, 'jwt-secret');
  makePrivateFolder(env.DATA_DIR);
  // `wx`: of two processes that start at once, one writes and both read.
  if (!existsSync(file)) writeSecret(file);
  return readFileSync(file, 'utf8').trim();
}

function writeSecret(file: string): void {
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
