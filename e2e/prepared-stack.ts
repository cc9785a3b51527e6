import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import { inject } from 'vitest';
import { startUsualRedis } from '../packages/queue/src/testing/backends.ts';
import { type DemoAccount, readDemoAccounts } from '../scripts/stack/demo-accounts.ts';
import type { MadeComic } from '../scripts/stack/make-comic.ts';
import { type Stack, startStack } from '../scripts/stack/start-stack.ts';
import { copyDataDir } from './copy-data-dir.ts';
import type { PreparedStacks } from './prepare-stacks.ts';

/** The whole product on a copy of a prepared data folder. */
export type PreparedStack = {
  stack: Stack;
  dataDir: string;
  teacher: DemoAccount;
  admin: DemoAccount;
  parent: DemoAccount;
  /** The parts of the teacher's series; of a `shelf` only. */
  parts: MadeComic[];
  stop(): Promise<void>;
};

/** Starts the product on a copy of this folder. @param options workers: 1 unless told */
export async function openPreparedStack(
  kind: Exclude<keyof PreparedStacks, 'parts'>,
  options: { workers?: number; env?: NodeJS.ProcessEnv } = {},
): Promise<PreparedStack> {
  const prepared = inject('prepared');
  const dataDir = mkdtempSync(path.join(tmpdir(), `panelwise ${kind} `));
  copyDataDir(prepared[kind], dataDir);
  const { workers = 1 } = options;
  const redis = await startUsualRedis();
  const env = { ...(redis && { REDIS_URL: redis.connection.url }), ...options.env };
  const stack = await startStack({ dataDir, port: await findFreePort(), workers, env });
  const accounts = readDemoAccounts(dataDir)!;
  const accountOf = (type: DemoAccount['userType']) => accounts.find(({ userType }) => userType === type)!;
  return {
    stack,
    dataDir,
    teacher: accountOf('Teacher'),
    admin: accountOf('admin'),
    parent: accountOf('Parent'),
    parts: kind === 'shelf' ? prepared.parts : [],
    stop: async () => {
      await stack.stop();
      await redis?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
