import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parsePoFile } from '@lingui/format-po';
import { root } from './stack/processes.ts';

/**
 * `npm run texts` writes the texts of the interface, as they stand in the code, into the catalogues of the other languages, and
 * lists those that are not translated, or in two ways. With `--check` it changes nothing, and fails where it would have changed
 * or listed something.
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

/** Texts without a translation, and those with two: a page has all its catalogues at once, and would say either. */
function faultsIn(catalogues: Map<string, string>): string[] {
  const said = new Map<string, string | undefined>();
  return [...catalogues].flatMap(([file, catalogue]) =>
    parsePoFile(catalogue).items.flatMap(({ msgctxt, msgid, msgstr: [translation] }) => {
      const text = msgctxt ? `${msgctxt}: ${msgid}` : msgid;
      const key = `${path.basename(file)} ${text}`;
      const other = said.get(key);
      said.set(key, translation);
      if (!translation) return [`${file} has no translation of "${text}".`];
      return other && other !== translation
        ? [`${file} says "${text}" as "${translation}", another catalogue as "${other}".`]
        : [];
    }),
  );
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
const faults = faultsIn(after);
if (isCheck)
  for (const file of new Set([...before.keys(), ...after.keys()])) {
    const text = before.get(file);
    if (text === undefined) rmSync(path.join(web, file));
    else writeFileSync(path.join(web, file), text);
  }

for (const file of behind) console.log(`${file} is behind the code: \`npm run texts\` brings it up to date.`);
for (const fault of faults) console.log(fault);
process.exit(behind.length > 0 || (isCheck && faults.length > 0) ? 1 : 0);
