import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './stack/processes.ts';

/** `npm run sbom`: writes artifacts/sbom.cdx.json, every package that the product is made of, as CycloneDX. */
const file = path.join(root, 'artifacts/sbom.cdx.json');
mkdirSync(path.dirname(file), { recursive: true });
const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--out', file];
execFileSync('pnpm', args, {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
console.log(`Written: ${path.relative(root, file)}`);
