import { readdirSync, readFileSync } from 'node:fs';

export type ProcessInfo = {
  pid: number;
  parent: number;
  group: number;
  state: string;
  command: string;
  renderer: boolean;
};

/**
 * Browser processes that descend from this one, zombies included, but for dead ones that the machine's first
 * process has adopted and will reap. Linux only.
 */
export function browserProcesses(): ProcessInfo[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const own = new Set([process.pid]);
  // A parent is always listed somewhere: repeat until no process is added.
  for (let before = 0; before !== own.size; ) {
    before = own.size;
    for (const { pid, parent, group } of all) if (own.has(parent) || groups.has(group)) own.add(pid);
  }
  const found = all.filter(({ pid, command }) => own.has(pid) && /chrom|headless/i.test(command));
  for (const { group } of found) groups.add(group);
  return found.filter(({ state, parent }) => !(state === 'Z' && parent === 1));
}

/** Groups of browsers seen before: their processes count even when their parent is gone. */
const groups = new Set<number>();

function readProcess(name: string): ProcessInfo[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
    const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const renderer = readFileSync(`/proc/${name}/cmdline`, 'latin1').includes('--type=renderer');
    return [
      { pid: Number(name), parent: Number(parent), group: Number(group), state: state!, command, renderer },
    ];
  } catch {
    return []; // It ended while we looked.
  }
}
