import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './processes.ts';

const stamp = path.join(root, 'node_modules/.built');
const inputs = ['apps', 'packages', 'scripts/bundle.ts', 'scripts/precompress.ts', 'pnpm-lock.yaml'];
const skipped = new Set(['node_modules', 'dist', '.turbo', 'e2e', 'artifacts']);

/** Builds api, worker and web, unless no source has changed since the last build. @throws Error when the build fails */
export function buildIfChanged(): void {
  const want = fingerprint();
  const isThere = ['api/dist/server.js', 'worker/dist/main.js', 'web/dist/client/index.html'].every((file) =>
    existsSync(path.join(root, 'apps', file)),
  );
  if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === want) return;
  console.log('Building …');
  const result = spawnSync('pnpm', ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) throw new Error('The build failed; its messages are above.');
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, want);
}

/** Names, sizes and times of all sources: reading them takes milliseconds, hashing their content would take seconds. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const visit = (file: string) => {
    const stats = statSync(file);
    if (stats.isDirectory())
      for (const name of readdirSync(file).sort()) skipped.has(name) || visit(path.join(file, name));
    else hash.update(`${file} ${stats.size} ${stats.mtimeMs}\n`);
  };
  for (const input of inputs) visit(path.join(root, input));
  return hash.digest('hex');
}

if (import.meta.main) buildIfChanged();
