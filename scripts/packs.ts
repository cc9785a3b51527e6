import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { lessonPackJsonSchema } from '@panelwise/studio/write/packs/json-schema';
import { readBeliefs, readCatalogue } from '@panelwise/studio/write/packs/read-packs';

/*
 * `npm run studio:packs` writes what is made from the lesson packs: their catalogue, the JSON Schema that editors check them
 * against, and what servers know of their misconceptions. Run it after a pack or the form of packs has changed.
 */
const root = path.resolve(import.meta.dirname, '..');
const dir = path.join(root, 'packages/studio/src/write/packs');
const data = path.join(root, 'packages/contracts/src/curricula/data');
const made = {
  [path.join(dir, 'catalogue.json')]: readCatalogue(),
  [path.join(dir, 'lesson-pack.schema.json')]: lessonPackJsonSchema(),
  [path.join(data, 'beliefs.json')]: readBeliefs(),
};
for (const [file, content] of Object.entries(made))
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
const format = spawnSync('pnpm', ['exec', 'biome', 'format', '--write', ...Object.keys(made)], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = format.status ?? 1;
