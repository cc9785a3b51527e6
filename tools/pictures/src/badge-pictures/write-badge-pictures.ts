import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawBadges } from './badge-pictures.ts';

/** Draws all badges into a folder. */
export function writeBadgePictures(dir: string): void {
  mkdirSync(dir, { recursive: true });
  for (const [file, svg] of drawBadges()) writeFileSync(path.join(dir, file), svg);
}
