import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Imports go one way: apps → studio, queue, storage, db → contracts. The web app imports contracts and studio
 * only, an app never imports an app, and a web feature never imports another. Also keeps files short.
 */
const root = path.resolve(import.meta.dirname, '..');
const allowed: Record<string, readonly string[]> = {
  'packages/contracts': [],
  'packages/db': ['contracts'],
  'packages/queue': ['contracts', 'db/testing', 'db/embedded'],
  'packages/storage': ['contracts'],
  'packages/studio': ['contracts'],
  'apps/api': ['contracts', 'db', 'queue', 'storage'],
  'apps/worker': ['contracts', 'db', 'queue', 'storage', 'studio'],
  'apps/web': ['contracts', 'studio'],
  scripts: ['contracts', 'db', 'queue', 'storage', 'studio'],
};
const maxLines = 400;
const problems: string[] = [];

for (const [folder, targets] of Object.entries(allowed)) {
  for (const file of sourceFiles(path.join(root, folder))) {
    const name = path.relative(root, file);
    const text = readFileSync(file, 'utf8');
    const lines = text.split('\n').length;
    if (lines > maxLines) problems.push(`${name}: ${lines} lines, ${maxLines} at most`);
    for (const [, target = ''] of text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g))
      check(folder, name, target, targets);
  }
}

function check(folder: string, name: string, target: string, targets: readonly string[]): void {
  if (target.startsWith('@panelwise/')) {
    const wanted = target.slice('@panelwise/'.length);
    const own = wanted === path.basename(folder) || wanted.startsWith(`${path.basename(folder)}/`);
    if (!own && !targets.some((one) => wanted === one || wanted.startsWith(`${one}/`)))
      problems.push(`${name}: may not import ${target}`);
  } else if (target.startsWith('.')) {
    const resolved = path.relative(root, path.resolve(root, path.dirname(name), target));
    if (!resolved.startsWith(`${folder}/`)) problems.push(`${name}: reaches out of ${folder} to ${resolved}`);
    const feature = /^apps\/web\/src\/features\/([^/]+)/;
    const [from, to] = [feature.exec(name)?.[1], feature.exec(resolved)?.[1]];
    if (from && to && from !== to) problems.push(`${name}: feature ${from} imports feature ${to}`);
  }
}

function* sourceFiles(dir: string): Generator<string> {
  for (const entry of readdirSync(dir)) {
    if (['node_modules', 'dist', '.turbo', 'packs'].includes(entry)) continue;
    const file = path.join(dir, entry);
    if (statSync(file).isDirectory()) yield* sourceFiles(file);
    else if (/\.(ts|tsx|mjs)$/.test(entry)) yield file;
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
