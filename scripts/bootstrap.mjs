// Plain JavaScript for any Node from 18 on, without dependencies: gets the pinned Node and pnpm from npm,
// installs the workspace, and hands over to the command.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const toolchain = path.join(root, 'tools/toolchain');
const isWindows = process.platform === 'win32';
const [command, ...args] = process.argv.slice(2);

const commands = {
  start: 'start.ts',
  test: 'test.ts',
  demo: 'demo.ts',
  bench: 'bench.ts',
  doctor: 'doctor.ts',
  admin: 'admin.ts',
  backup: 'backup.ts',
  restore: 'restore.ts',
  chaos: 'chaos.ts',
  audit: 'audit.ts',
  readme: 'readme-pictures.ts',
  security: 'security.ts',
  sbom: 'sbom.ts',
  flaws: 'flaws.ts',
  texts: 'texts.ts',
  'studio:sheet': '../tools/pictures/src/studio-sheet/main.ts',
  'studio:site': '../tools/pictures/src/site-pictures/main.ts',
  'studio:read': '../tools/pictures/src/studio-read/main.ts',
  'studio:who': '../tools/pictures/src/studio-read/who-is-who.ts',
  'studio:words': 'words.ts',
  'studio:packs': 'packs.ts',
  'studio:check': 'check-pack.ts',
};
if (!commands[command]) {
  console.error(`Usage: npm run ${Object.keys(commands).join(' | ')}`);
  process.exit(2);
}

/** npm's own variables would make a nested npm or pnpm believe that it runs inside the outer one. */
function cleanEnv() {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([key]) => !/^npm_(package|lifecycle|config_local_prefix|config_global_prefix|command)/i.test(key),
    ),
  );
}

function must(what, binary, binaryArgs, options) {
  const result = spawnSync(binary, binaryArgs, { stdio: 'inherit', cwd: root, shell: isWindows, ...options });
  if (result.error || result.status !== 0) {
    console.error(`\n${what} did not work${result.error ? `: ${result.error.message}` : ''}.`);
    process.exit(result.status || 1);
  }
}

function hashOf(...files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(path.join(root, file)));
  return hash.update(process.platform + process.arch).digest('hex');
}

/** Does the work only when its inputs have changed since it last went well. */
function once(stampFile, want, work) {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === want) return;
  rmSync(stampFile, { force: true });
  work();
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, want);
}

const toolchainFiles = ['tools/toolchain/package.json', 'tools/toolchain/package-lock.json'];
once(path.join(toolchain, 'node_modules/.stamp'), hashOf(...toolchainFiles), () => {
  console.log('Getting Node 24 and pnpm from npm …');
  // What the lockfile names is taken as it is there, with its hash, or not at all. Not `npm ci`: that wants pnpm for every
  // system to be in the file, and it was made from a registry that serves those for Linux alone.
  must(
    'Getting Node and pnpm',
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: toolchain, env: cleanEnv() },
  );
  // The one script that has to run: it puts pnpm for this machine in its place.
  const pnpm = path.join(toolchain, 'node_modules/pnpm');
  must('Setting pnpm up', process.execPath, ['install.js'], { cwd: pnpm, env: cleanEnv(), shell: false });
});

const env = {
  ...cleanEnv(),
  PATH: [path.join(toolchain, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};

once(
  path.join(root, 'node_modules/.installed'),
  hashOf('pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'),
  () => {
    console.log('Installing packages …');
    must(
      'Installing packages',
      'pnpm',
      ['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'],
      { env },
    );
  },
);

const child = spawn('node', [path.join('scripts', commands[command]), ...args], {
  cwd: root,
  env,
  stdio: 'inherit',
  shell: false,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // From a terminal Ctrl-C reaches the child by itself.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}
// `kill` on npm leaves this process without its parent: end the child too.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 1_000).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
