import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** What `main.ts` imports; it would open connections itself. */
const started = ['env.ts', 'open-deps.ts', 'runner/start-lanes.ts', 'metrics/listen.ts', 'warm-up.ts'];

const heavy = {
  'the language model': /wink-/,
  'the word index': /studio\/src\/words\//,
  'the writer': /studio\/src\/write\//,
  'the artist': /studio\/src\/draw\/(?:layers|page-plan|panel-art|fonts)\.ts/,
  'the rasteriser': /node_modules\/(?:sharp|@resvg)\b/,
  fonts: /node_modules\/fontkit\//,
  'rules for texts': /content-check\//,
  'films and PDFs': /node_modules\/(?:mediabunny|unpdf|puppeteer)\b/,
  'the S3 client': /node_modules\/minio\//,
};

test('a worker that waits for work has loaded nothing of what does it', async () => {
  const script = `
    import { registerHooks } from 'node:module';
    const urls = [];
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
    for (const file of ${JSON.stringify(started)}) await import(new URL(file, ${JSON.stringify(import.meta.url)}));
    console.log(JSON.stringify(urls));`;
  const args = ['--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 8_000_000 });
  const loaded = JSON.parse(stdout) as string[];
  expect(loaded.some((url) => url.endsWith('/steps/registry.ts'))).toBe(true);
  for (const [what, files] of Object.entries(heavy))
    expect([what, loaded.filter((url) => files.test(url))]).toEqual([what, []]);
});
