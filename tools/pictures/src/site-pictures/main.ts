import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeBadgePictures } from '../badge-pictures/write-badge-pictures.ts';
import { writeLoginPictures } from '../login-pictures/write-login-pictures.ts';
import { appIcons, drawAppIcon } from './app-icons.ts';
import { drawHalftone, halftonePicture } from './halftone.ts';
import { sitePictures } from './pictures.ts';
import { drawSharePicture, sharePicture } from './share-picture.ts';
import { fileNames, type PictureEntry, removeOthers, writePictures } from './write-pictures.ts';

/*
 * `npm run studio:site`: draws the pictures of the web app with today's studio, and writes down for the web app which
 * there are. Same studio, same machine: same bytes.
 *   npm run studio:site -- --only hero   only the pictures whose names begin with this
 */
const web = path.resolve(import.meta.dirname, '../../../../apps/web');
const dir = path.join(web, 'public/img');
const listFile = path.join(web, 'src/components/site-picture/site-pictures.json');
const { values } = parseArgs({ options: { only: { type: 'string' } } });

const wanted = sitePictures.filter(({ name }) => name.startsWith(values.only ?? ''));
const drawn = await writePictures(wanted, dir);
const known: Record<string, PictureEntry> = values.only ? JSON.parse(readFileSync(listFile, 'utf8')) : {};
const entries = { ...known, ...drawn };
writeFileSync(
  listFile,
  listOf(sitePictures.flatMap(({ name, replaceable }) => (replaceable ? [] : [[name, entries[name]!]]))),
);
if (sharePicture.startsWith(values.only ?? ''))
  writeFileSync(path.join(dir, sharePicture), await drawSharePicture(web));
if ('app-icon'.startsWith(values.only ?? ''))
  for (const icon of appIcons) writeFileSync(path.join(dir, icon.file), await drawAppIcon(web, icon));
if (halftonePicture.startsWith(values.only ?? ''))
  writeFileSync(path.join(web, 'src/theme', halftonePicture), drawHalftone());
if ('login'.startsWith(values.only ?? '')) await writeLoginPictures(path.join(web, 'public/login'));
if ('badges'.startsWith(values.only ?? '')) writeBadgePictures(path.join(web, 'public/badges'));
removeOthers(dir, new Set([...sitePictures.flatMap(fileNames), sharePicture]));

/** One picture a line, as the formatter has it. */
function listOf(pictures: [name: string, entry: PictureEntry][]): string {
  const lines = pictures.map(
    ([name, { widths, height }]) => `  "${name}": { "widths": [${widths.join(', ')}], "height": ${height} }`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
