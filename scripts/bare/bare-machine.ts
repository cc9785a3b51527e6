import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../stack/processes.ts';

/** The ordinary user of a bare machine; see bare.sh. */
const user = 'bare';
const bare = path.join(import.meta.dirname, 'bare.sh');

/** Why this machine cannot play a bare one, or undefined where it can. */
export function whyNotBare(): string | undefined {
  if (process.platform !== 'linux') return 'only Linux can hide what is installed';
  if (process.getuid?.() !== 0) return 'only root can hide what is installed';
  if (spawnSync('unshare', ['--mount', 'true']).status !== 0) return 'this container may not mount anything';
  const { status } = spawnSync(bare, ['-u', user, 'npm', '--version'], { env: cleanEnv() });
  if (status === notFound || status === notAllowed) return 'an ordinary user cannot run npm here';
  return undefined;
}
const [notAllowed, notFound] = [126, 127];

export type RunningCommand = {
  child: ChildProcess;
  /** All that it has said so far. */
  output(): string;
  /** Waits until it says this. @throws Error with its last words when it ends first */
  said(pattern: RegExp): Promise<void>;
  /** Ends it as Ctrl-C in a terminal does. @returns its exit code, once nothing of it is left */
  interrupt(): Promise<number | null>;
};

/** A copy of this checkout at a path with a space, and an ordinary user with an empty home to work in it. */
export type BareMachine = {
  dir: string;
  /** Runs a command to its end. @returns what it has said @throws Error with that when it fails */
  run(command: string[], env?: NodeJS.ProcessEnv): string;
  start(command: string[], env?: NodeJS.ProcessEnv): RunningCommand;
  /** Processes that work in the copy, ours or started by what we have run. */
  processes(): number[];
  remove(): void;
};

export function openBareMachine(): BareMachine {
  const folder = mkdtempSync(path.join(tmpdir(), 'panelwise bare '));
  const dir = path.join(folder, 'Panel Wise');
  chmodSync(folder, 0o755);
  copyCheckout(dir);
  const args = (command: string[]) => ['-u', user, ...command];
  const options = (env: NodeJS.ProcessEnv) => ({ cwd: dir, env: { ...cleanEnv(), ...env } });
  return {
    dir,
    run: (command, env = {}) => {
      const { status, stdout, stderr } = spawnSync(bare, args(command), {
        ...options(env),
        encoding: 'utf8',
        timeout: 120_000,
      });
      if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
      return stdout;
    },
    // A process group of its own, as a terminal gives it.
    start: (command, env = {}) => follow(spawn(bare, args(command), { ...options(env), detached: true })),
    processes: () => processesIn(folder),
    remove: () => {
      for (const pid of processesIn(folder)) process.kill(pid, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Nothing of the tests' own environment, and no program of this checkout. */
function cleanEnv(): NodeJS.ProcessEnv {
  const { PATH = '', LANG = 'C.UTF-8' } = process.env;
  const places = PATH.split(path.delimiter).filter((place) => !place.startsWith(root));
  // The packages are there already; in a folder that has another name pnpm would install them again.
  return { PATH: places.join(path.delimiter), LANG, pnpm_config_verify_deps_before_run: 'false' };
}

/** The sources are copied; the packages are hard links where that can be, so that nothing is downloaded. */
function copyCheckout(to: string): void {
  const packages: string[] = [];
  const left = new Set(['.git', '.data', '.turbo', 'artifacts', 'coverage', 'dist']);
  cpSync(root, to, {
    recursive: true,
    filter: (from) => {
      const name = path.basename(from);
      if (name === 'node_modules') packages.push(path.relative(root, from));
      return name !== 'node_modules' && !left.has(name);
    },
  });
  const id = execFileSync(bare, ['-u', user, 'id', '-u'], { encoding: 'utf8' }).trim();
  const give = (...args: string[]) =>
    execFileSync('find', [to, ...args, '-exec', 'chown', '-h', id, '{}', '+']);
  give();
  const copied = packages.map((place) => linkOrCopy(path.join(root, place), path.join(to, place)));
  // A file of two names has one owner, so of linked packages only the folders become the user's.
  give(...(copied.includes('linked') ? ['-type', 'd'] : []));
  for (const made of ['.built', '.cache'])
    rmSync(path.join(to, 'node_modules', made), { recursive: true, force: true });
}

function linkOrCopy(from: string, to: string): 'linked' | 'copied' {
  if (spawnSync('cp', ['-al', from, to]).status === 0) return 'linked';
  rmSync(to, { recursive: true, force: true });
  execFileSync('cp', ['-a', from, to]);
  return 'copied';
}

function follow(child: ChildProcess): RunningCommand {
  let output = '';
  let onOutput = () => {};
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
      onOutput();
    });
  const ended = once(child, 'close') as Promise<[number | null]>;
  return {
    child,
    output: () => output,
    said: (pattern) =>
      Promise.race([
        new Promise<void>((resolve) => {
          onOutput = () => {
            if (pattern.test(output)) resolve();
          };
          onOutput();
        }),
        ended.then(([code]) => {
          throw new Error(`It ended with ${code} before it said ${pattern}:\n${output.slice(-4_000)}`);
        }),
      ]),
    interrupt: async () => {
      process.kill(-child.pid!, 'SIGINT');
      const [code] = await ended;
      return code;
    },
  };
}

/** Processes with a path of this folder in their command line or as their working directory. */
function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      try {
        const commandLine = readFileSync(`/proc/${name}/cmdline`, 'utf8');
        return commandLine.includes(folder) || readlinkSync(`/proc/${name}/cwd`).startsWith(folder);
      } catch {
        return false; // It ended while we looked.
      }
    })
    .map(Number);
}
