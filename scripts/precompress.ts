import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Lays a brotli and a gzip copy beside every text file of a built web app, so that the api only has to pick one. */
const dir = path.resolve(process.argv[2] ?? 'dist');
const smallest = 1_024;

for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
  const file = path.join(dir, name);
  if (!/\.(js|css|html|svg|json|txt)$/.test(name) || statSync(file).size < smallest) continue;
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  writeFileSync(`${file}.gz`, gzipSync(bytes));
}
