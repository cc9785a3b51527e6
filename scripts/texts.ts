import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './stack/processes.ts';

/**
 * `npm run texts` writes the texts of the interface, as they stand in the code, into the catalogues of the other languages, and
 * lists those that nobody has translated. With `--check` it changes nothing, and fails where a catalogue is behind the code
 * or lacks a translation.
 */
const web = path.join(root, 'apps/web');
const isCheck = process.argv.includes('--check');

const readCatalogues = () =>
  new Map(
    globSync('src/**/texts/*.po', { cwd: web }).map((file) => [
      file,
      readFileSync(path.join(web, file), 'utf8'),
    ]),
  );

/** Texts of a catalogue that have no translation. */
function missingIn(catalogue: string): string[] {
  const entries = catalogue.split('\n\n').slice(1);
  const isMissing = (entry: string) => /^msgstr ""$(?!\n")/m.test(entry) && !entry.startsWith('#~');
  return entries.filter(isMissing).map((entry) => /^msgid ((?:".*"\n?)+)/m.exec(entry)![1]!.trim());
}

const before = readCatalogues();
const { status } = spawnSync('pnpm', ['exec', 'lingui', 'extract', '--clean', '--workers', '1'], {
  cwd: web,
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);
// A folder without texts gets none.
for (const [file, text] of readCatalogues())
  if (!text.includes('\n#: ') && !before.has(file)) rmSync(path.join(web, file));

const after = readCatalogues();
const behind = isCheck
  ? [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file)
  : [];
const missing = [...after].flatMap(([file, text]) => missingIn(text).map((message) => `${file}: ${message}`));
if (isCheck)
  for (const file of new Set([...before.keys(), ...after.keys()])) {
    const text = before.get(file);
    if (text === undefined) rmSync(path.join(web, file));
    else writeFileSync(path.join(web, file), text);
  }

for (const file of behind) console.log(`${file} is behind the code.`);
for (const text of missing) console.log(`Not translated: ${text}`);
if (behind.length + missing.length > 0) console.log('\n`npm run texts` brings the catalogues up to date.');
process.exit(behind.length > 0 || (isCheck && missing.length > 0) ? 1 : 0);
