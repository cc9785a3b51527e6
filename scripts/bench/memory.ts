import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { makeComics } from '../stack/make-comic.ts';
import type { RunningProcess } from '../stack/processes.ts';
import type { Arm } from './arm.ts';
import { openBenchStack } from './bench-stack.ts';

/** Until the pictures of styles and subjects are drawn and the heap has settled. */
const settleMs = 40_000;
const styles = ['comic', 'watercolor', 'manga', 'comic', 'watercolor', 'manga'];

/**
 * Resident memory of an api and a worker process, in MB: once they have started, and over six comics of four pages that
 * one worker writes, draws and prints. Chromium, which prints, is a process of its own and not counted. Linux only.
 */
export async function memory(dataDir: string): Promise<Arm[]> {
  const bench = await openBenchStack(dataDir, { workers: 1 });
  const api = bench.stack.processes.find(({ app }) => app === 'api')!;
  const worker = bench.stack.processes.find(({ app }) => app === 'worker')!;
  try {
    await delay(settleMs);
    const idle = { api: resident(api), worker: resident(worker) };
    const after: number[] = [];
    for (const [i, style] of styles.entries()) {
      await makeComics(bench.client, {
        title: `Photosynthesis ${i}`,
        concept: 'photosynthesis',
        lesson: 'photosynthesis',
        story: 'Maya finds a tall plant growing on her windowsill.',
        grade: '5',
        subject: 'Science',
        style,
      });
      after.push(resident(worker));
    }
    return [
      { name: 'api, just started', unit: 'MB', values: [idle.api], goal: 115 },
      { name: 'api, after six comics', unit: 'MB', values: [resident(api)] },
      { name: 'worker, all lanes, just started', unit: 'MB', values: [idle.worker], goal: 120 },
      { name: 'worker, most it ever had', unit: 'MB', values: [resident(worker, 'VmHWM')], goal: 250 },
      { name: 'worker, after each comic', unit: 'MB', values: after },
      {
        name: 'worker, after the last beside after the second',
        unit: '×',
        values: [after.at(-1)! / after[1]!],
        goal: 1.1,
      },
    ];
  } finally {
    await bench.close();
  }
}

/** @param what `VmRSS`, what it has now, or `VmHWM`, the most it ever had @returns MB */
function resident({ child }: RunningProcess, what: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)![1]) / 1_024;
}
