import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './processes.ts';

export type ProviderBills = {
  total: number;
  things: number;
  /** The ids of all work that was billed. */
  ids: string[];
  /** The conversations that they belong to, by these ids. */
  places: Record<string, string>;
  /** Conversations of which something is left. */
  leftPlaces: string[];
  /** Bills for work that was stopped. */
  cancelled: number;
  /** Things that were bought more than once although nobody had stopped them, with the ids of their bills. */
  doubled: Record<string, string[]>;
  /** Things that were bought again after they were stopped. */
  boughtAgain: number;
  /** Requests that came before a Retry-After was over, without those that were on their way. */
  early: number;
};

export type FakeProvider = {
  url: string;
  /** Its own books, which nobody else writes. */
  bills(): Promise<ProviderBills>;
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
    bills: async () => (await fetch(`${url}/__bills`)).json() as Promise<ProviderBills>,
    stop: () => child.kill(),
  };
}

/** The environment that makes workers have texts written by it, and pictures drawn too unless something else is said. */
export function fakeOpenAiEnv(provider: { url: string }): NodeJS.ProcessEnv {
  return {
    WRITER: 'openai',
    ARTIST: 'openai',
    OPENAI_API_KEY: 'test-key',
    OPENAI_BASE_URL: `${provider.url}/v1`,
    OPENAI_API: 'responses',
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
