import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { encodePicture } from './encode-picture.ts';
import type { SitePicture } from './site-picture.ts';

/** What the web app has to know of a picture: the widths of its files in px, and the height of the widest. */
export type PictureEntry = { widths: readonly number[]; height: number };

/**
 * Draws pictures into a folder.
 * @returns what the web app has to know of them, by name
 */
export async function writePictures(
  pictures: SitePicture[],
  dir: string,
): Promise<Record<string, PictureEntry>> {
  mkdirSync(dir, { recursive: true });
  const entries: Record<string, PictureEntry> = {};
  for (const picture of pictures) {
    const files = await encodePicture(picture);
    for (const { file, bytes } of files) writeFileSync(path.join(dir, file), bytes);
    const { height } = await sharp(files.at(-1)!.bytes).metadata();
    entries[picture.name] = { widths: picture.widths, height };
    console.log(files.map(({ file, bytes }) => `${file} ${(bytes.length / 1_000).toFixed(1)} kB`).join(', '));
  }
  return entries;
}

/** The names that a picture's files have. */
export const fileNames = ({ name, widths, replaceable }: SitePicture): string[] => [
  ...(replaceable ? [] : widths.map((width) => `${name}-${width}.avif`)),
  `${name}.webp`,
];

/** Removes the pictures of a folder that nobody has drawn. */
export function removeOthers(dir: string, keep: ReadonlySet<string>): void {
  for (const file of readdirSync(dir))
    if (/\.(avif|webp|jpg)$/.test(file) && !keep.has(file)) rmSync(path.join(dir, file));
}
