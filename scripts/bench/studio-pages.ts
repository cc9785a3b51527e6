import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { styleSlugs } from '@panelwise/studio/draw/styles';
import { withLeanMemory } from '../stack/lean-memory.ts';
import { root } from '../stack/processes.ts';
import type { Arm } from './arm.ts';

const run = promisify(execFile);
const rounds = 3;
const pagesARound = 12;
/** A painted page goes through a pass over its pixels as well. */
const pageGoalMs = (style: string) => (style === 'watercolor' ? 500 : 250);

type Measured = { firstMs: number; ms: number[]; bytes: number[]; rssMb: number };

/**
 * One page of 1240 × 1754 px as the built-in studio draws it: planned, each panel's art, lettered, with its thumbnail.
 * Every round is a fresh process for each style, the styles in turn, each page that of another lesson.
 */
export async function studioPages(): Promise<Arm[]> {
  const arms = styleSlugs.map((style) => ({
    style,
    first: arm(`${style}: first page of a fresh process`, 'ms', 900),
    warm: arm(`${style}: warm page`, 'ms', pageGoalMs(style)),
    size: arm(`${style}: page image`, 'kB', 450),
    memory: arm(`${style}: most memory while drawing`, 'MB', 250),
  }));
  for (let round = 0; round < rounds; round++) {
    for (const { style, first, warm, size, memory } of arms) {
      const measured = await measure(style);
      first.values.push(measured.firstMs);
      warm.values.push(...measured.ms);
      size.values.push(...measured.bytes.map((bytes) => bytes / 1_000));
      memory.values.push(measured.rssMb);
    }
  }
  return arms.flatMap(({ first, warm, size, memory }) => [warm, first, size, memory]);
}

async function measure(style: string): Promise<Measured> {
  const script = path.join(root, 'tools/pictures/src/studio-sheet/measure-pages.ts');
  const args = [script, '--style', style, '--pages', String(pagesARound)];
  const { stdout } = await run(process.execPath, args, { env: withLeanMemory(process.env) });
  return JSON.parse(stdout) as Measured;
}

const arm = (name: string, unit: string, goal: number): Arm => ({ name, unit, values: [], goal });
