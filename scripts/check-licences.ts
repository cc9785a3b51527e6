import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Allowed, findRefused, type Licences } from './licences/find-refused.ts';

/**
 * Every installed package has a licence of scripts/licences/allowed.json, or of the file that is named. Runs with lint,
 * and needs no network: licences are read from what was installed.
 */
const root = path.resolve(import.meta.dirname, '..');
const file = process.argv[2] ?? path.join(root, 'scripts/licences/allowed.json');
const allowed = JSON.parse(readFileSync(file, 'utf8')) as Allowed;
const said = execFileSync('pnpm', ['licenses', 'list', '-r', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1_048_576,
  shell: process.platform === 'win32',
});
const found = JSON.parse(said) as Licences;
const refused = findRefused(found, allowed);
if (Object.keys(found).length === 0) refused.push('No package was found at all: install first.');
if (refused.length > 0) {
  console.error(`These licences are not in ${path.basename(file)}:\n${refused.join('\n')}`);
  process.exit(1);
}
