import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './processes.ts';

export type FakeProvider = {
  url: string;
  /** How many bills there are, for how many different things, and which things were billed more than once. */
  bills(): Promise<{ total: number; things: number; doubled: Record<string, number> }>;
  stop(): void;
};

/** Starts the stand-in for Replicate and OpenAI as a process of its own: it answers over HTTP and keeps the bills. */
export async function startFakeProvider(args: string[]): Promise<FakeProvider> {
  const child: ChildProcess = spawn(
    process.execPath,
    [path.join(root, 'apps/worker/src/testing/fake-provider/main.ts'), '--port', '0', ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`The fake provider ended with code ${code}.`)));
  });
  return {
    url,
    bills: async () => (await fetch(`${url}/__bills`)).json() as ReturnType<FakeProvider['bills']>,
    stop: () => child.kill(),
  };
}

/** The environment that makes workers draw with it. */
export function fakeReplicateEnv(provider: { url: string }): NodeJS.ProcessEnv {
  return {
    WRITER: 'builtin',
    ARTIST: 'replicate',
    REPLICATE_API_TOKEN: 'test-token',
    REPLICATE_BASE_URL: provider.url,
  };
}
