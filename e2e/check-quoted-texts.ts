import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkTexts, wordingPage } from './quoted-texts/wording-check.ts';
import { quotedTexts } from './quoted-texts.ts';

/** Writes docs/wording.md from the list of fixed texts. Fails when a text has no test; `--check` also when the page is out of date. */
const root = path.resolve(import.meta.dirname, '..');
const page = path.join(root, 'docs/wording.md');
const read = (file: string) =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;

const problems = checkTexts(quotedTexts, read);
const text = wordingPage(quotedTexts);
if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (!existsSync(page) || readFileSync(page, 'utf8') !== text)
  problems.push('docs/wording.md is out of date: node e2e/check-quoted-texts.ts');
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${quotedTexts.length} texts, each named by its test`);
