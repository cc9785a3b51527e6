import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { lessonPackJsonSchema } from '@panelwise/studio/write/packs/json-schema';
import { readCatalogue } from '@panelwise/studio/write/packs/read-packs';

/*
 * `npm run studio:packs` writes what is made from the lesson packs: their catalogue, and the JSON Schema that editors check
 * them against. Run it after a pack or the form of packs has changed.
 */
const root = path.resolve(import.meta.dirname, '..');
const dir = path.join(root, 'packages/studio/src/write/packs');
const made = { 'catalogue.json': readCatalogue(), 'lesson-pack.schema.json': lessonPackJsonSchema() };
for (const [name, content] of Object.entries(made))
  writeFileSync(path.join(dir, name), `${JSON.stringify(content, null, 2)}\n`);
const format = spawnSync('pnpm', ['exec', 'biome', 'format', '--write', dir], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = format.status ?? 1;
