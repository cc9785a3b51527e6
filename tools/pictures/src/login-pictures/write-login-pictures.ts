import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loginPictures } from '@panelwise/contracts/domain/picture-login';
import { thingPictureSvg } from '@panelwise/studio/draw/props/thing-picture';
import { drawFace, faceNames, icons } from './login-pictures.ts';

/** Sharp on a tablet at the largest size that a face has. */
const faceWidth = 176;

/** The files of the pictures that children log in by, and of their faces, by name. */
export async function drawLoginPictures(): Promise<Map<string, Buffer | string>> {
  const files = new Map<string, Buffer | string>();
  for (const name of loginPictures) files.set(`${name}.svg`, `${thingPictureSvg(icons[name])}\n`);
  for (const [i, name] of faceNames.entries()) {
    const face = await drawFace(name, i, faceWidth);
    files.set(
      `face-${i + 1}.webp`,
      await face.webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer(),
    );
  }
  return files;
}

/** Draws them into a folder. */
export async function writeLoginPictures(dir: string): Promise<void> {
  mkdirSync(dir, { recursive: true });
  for (const [file, bytes] of await drawLoginPictures()) writeFileSync(path.join(dir, file), bytes);
}
