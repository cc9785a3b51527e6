import { readFileSync } from 'node:fs';
import path from 'node:path';
import { propNames } from '@panelwise/studio/draw/prop-names';
import { hasIcon } from '@panelwise/studio/draw/props/icons';
import { checkPackFile } from '@panelwise/studio/write/packs/check-pack-file';
import { writePath } from '@panelwise/studio/write/packs/pack-fault';

/*
 * `npm run studio:check -- FILE …`: what is wrong with lesson packs, one thing a line, with file, line, place, limit and value.
 * Ends with 1 where something is wrong, with 2 where there is nothing to check.
 */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run studio:check -- FILE …');
  process.exit(2);
}
const drawn = new Set<string>(propNames);
let wrong = 0;
for (const file of files) {
  const text = read(file);
  const faults = checkPackFile(text, (icon) => drawn.has(icon) || hasIcon(icon));
  for (const { line, at, says } of faults)
    console.error(`${file}:${line}: ${at.length > 0 ? `${writePath(at)}: ` : ''}${says}`);
  if (faults.length === 0) console.log(`${file}: nothing wrong`);
  wrong += faults.length;
}
if (wrong > 0) console.error(`${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong.`);
process.exitCode = wrong > 0 ? 1 : 0;

function read(file: string): string {
  try {
    // npm runs commands in the folder of the project; a path is meant from where one stands.
    return readFileSync(path.resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
  } catch {
    console.error(`There is no file ${file} that can be read.`);
    process.exit(2);
  }
}
