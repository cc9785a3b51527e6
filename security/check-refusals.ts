import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { refusalCount, refusals } from './refusals.ts';

/** Fails where a number is missing, a refusal has no test, or a test that it names is not there. Says what is open. */
const root = path.resolve(import.meta.dirname, '..');
const problems: string[] = [];

/** A title as it may be written in a file. */
const spellings = (title: string) =>
  [
    [`'`, title.replaceAll(`'`, `\\'`)],
    ['"', title.replaceAll('"', '\\"')],
    ['`', title],
  ].map(([quote, text]) => `${quote}${text}${quote}`);

for (let number = 1; number <= refusalCount; number++) {
  const refusal = refusals[number];
  if (!refusal) {
    problems.push(`There is no refusal ${number}.`);
    continue;
  }
  if (refusal.tests.length === 0 && !refusal.open) problems.push(`Refusal ${number} has no test.`);
  for (const { file, title } of refusal.tests) {
    const where = path.join(root, file);
    const text = existsSync(where) ? readFileSync(where, 'utf8') : undefined;
    if (text === undefined) problems.push(`Refusal ${number} names ${file}, which is not there.`);
    else if (!spellings(title).some((one) => text.includes(one)))
      problems.push(`Refusal ${number} names the test “${title}”, which is not in ${file}.`);
  }
}
for (const number of Object.keys(refusals))
  if (!(Number(number) >= 1 && Number(number) <= refusalCount))
    problems.push(`${number} is no number of a refusal.`);

const open = Object.entries(refusals).filter(([, refusal]) => refusal.open);
for (const [number, { open: why }] of open) console.log(`open: ${number}, ${why}`);
console.log(`${refusalCount} refusals, ${open.length} of them open`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
