import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePrivateFolder } from '@panelwise/storage/private-folder';
import type { ApiEnv } from './env.ts';

/** One key per use, so that what is signed for one use is worth nothing in another. */
export type Keys = { access: Buffer; refresh: Buffer; otp: Buffer; media: Buffer };

/** Derives the keys of all uses from one secret. */
export function deriveKeys(secret: string): Keys {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `panelwise:${use}`, 32));
  return { access: derive('access'), refresh: derive('refresh'), otp: derive('otp'), media: derive('media') };
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
