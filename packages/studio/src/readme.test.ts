import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

it('the example of the README draws a page that can be published', async () => {
  const [, example] = /```ts\n(.*?)```/s.exec(readFileSync(path.join(root, 'README.md'), 'utf8'))!;
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module-typescript', '--eval', example!],
    { cwd: root, maxBuffer: 50_000_000 },
  );
  expect(stderr).toMatch(/^[5-8] questions; page 1 can be published: true$/m);
  expect(stdout).toMatch(/^<svg .*<\/svg>\s*$/s);
});
