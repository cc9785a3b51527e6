import { readFileSync } from 'node:fs';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import { startStack } from '../stack/start-stack.ts';
import type { Arm } from './arm.ts';

/** Resident memory of an api and a worker process that have started and do nothing, in MB. Linux only. */
export async function idleMemory(dataDir: string): Promise<Arm[]> {
  const stack = await startStack({ dataDir, port: await findFreePort(), workers: 1 });
  try {
    // Until the pictures of the styles are drawn and the heap has settled.
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    const rss = (name: string) => {
      const pid = stack.processes.find((one) => one.name === name)?.child.pid;
      const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      return Number(kb) / 1_024;
    };
    return [
      { name: 'api', unit: 'MB', values: [rss('api')], goal: 115 },
      { name: 'worker, all lanes, studio loaded', unit: 'MB', values: [rss('worker-1')], goal: 95 },
    ];
  } finally {
    await stack.stop();
  }
}
