import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** The colour around the logo, where a device cuts an icon into a shape of its own. */
const ground = '#1B1723';
/** Of a maskable icon only so much of the width is safe (W3C: a circle of 80 %), with some air. */
const safeShare = 0.66;

/** Files in `public/img` that the web manifest and index.html name, with their width in px. */
export const appIcons = [
  { file: 'app-icon-180.png', width: 180, share: 0.82 },
  { file: 'app-icon-192.png', width: 192, share: 1 },
  { file: 'app-icon-512.png', width: 512, share: 1 },
  { file: 'app-icon-maskable-512.png', width: 512, share: safeShare },
] as const;

/** Draws the logo as an icon of the app. `web` is the folder of the web app. */
export async function drawAppIcon(web: string, { width, share }: (typeof appIcons)[number]): Promise<Buffer> {
  const logo = readFileSync(path.join(web, 'public/favicon.svg'));
  const inner = Math.round(width * share);
  // The logo is drawn for 40 px at 72 dpi.
  const drawn = await sharp(logo, { density: (72 * inner) / 40 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  return sharp({ create: { width, height: width, channels: 4, background: ground } })
    .composite([{ input: drawn }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
