import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { appIcons } from './app-icons.ts';
import { drawHalftone, halftonePicture } from './halftone.ts';
import { sitePictures } from './pictures.ts';
import { sharePicture } from './share-picture.ts';
import { fileNames } from './write-pictures.ts';

const web = path.resolve(import.meta.dirname, '../../../../apps/web');
const images = path.join(web, 'public/img');
const listFile = 'components/site-picture/site-pictures.json';

const sources = readdirSync(path.join(web, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(web, 'src', file), 'utf8'));
const list: Record<string, { widths: number[]; height: number }> = JSON.parse(
  readFileSync(path.join(web, 'src', listFile), 'utf8'),
);
const weightOf = (file: string) => statSync(path.join(images, file)).size;

test('Every picture that the web app names is there', () => {
  const named = sources.flatMap((source) =>
    [...source.matchAll(/\/img\/([\w-]+\.\w+)/g)].map(([, file]) => file!),
  );
  const there = readdirSync(images);
  expect(named).toContain(sharePicture);
  expect(named.filter((file) => !there.includes(file))).toEqual([]);
});

test('The folder has exactly the files that are drawn', () => {
  const icons = appIcons.map(({ file }) => file);
  const drawn = [...sitePictures.flatMap(fileNames), sharePicture, ...icons];
  expect(readdirSync(images).sort()).toEqual(drawn.sort());
});

test('The manifest and the page name every icon', () => {
  const page = ['public/manifest.webmanifest', 'index.html'].map((file) =>
    readFileSync(path.join(web, file), 'utf8'),
  );
  for (const { file } of appIcons) expect(page.some((text) => text.includes(`/img/${file}`))).toBe(true);
});

test('The web app knows every picture in the widths that are drawn', () => {
  const drawn = sitePictures.filter(({ replaceable }) => !replaceable);
  expect(Object.entries(list).map(([name, { widths }]) => [name, widths])).toEqual(
    drawn.map(({ name, widths }) => [name, widths]),
  );
});

test('Every picture is shown somewhere', () => {
  const found = (pattern: RegExp) =>
    sources.flatMap((text) => [...text.matchAll(pattern)].map(([, it]) => it!));
  const names = found(/(?:picture|name)\s*[=:]\s*['"](?:\/img\/)?([a-z][a-z0-9-]*)(?:\.webp)?['"]/g);
  const prefixes = found(/name(?:=\{|: )`([a-z][a-z-]*-)\$\{/g);
  const isShown = (name: string) =>
    names.includes(name) || prefixes.some((prefix) => name.startsWith(prefix));
  expect(sitePictures.map(({ name }) => name).filter((name) => !isShown(name))).toEqual([]);
  expect(isShown('a-picture-that-nobody-shows')).toBe(false);
});

test.each(sitePictures)('$name is not heavier than its budget', (picture) => {
  const weights = fileNames(picture).map((file) => ({ file, bytes: weightOf(file) }));
  const allowed = (file: string) => picture.budget * (file.endsWith('.avif') ? 1 : 2);
  expect(weights.filter(({ file, bytes }) => bytes > allowed(file))).toEqual([]);
});

test('The screen dots grow towards the lower right and weigh next to nothing', () => {
  const radii = [...drawHalftone().matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width));
  expect(radii).toEqual([...radii].sort((a, b) => a - b));
  const stored = readFileSync(path.join(web, 'src/theme', halftonePicture), 'utf8');
  expect(stored).toBe(drawHalftone());
  expect(stored.length).toBeLessThan(4_000);
});
