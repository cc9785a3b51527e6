import type { Portrait } from '@panelwise/studio/draw/portrait';
import { finishedArt } from './finished-art.ts';
import { rasterise, rawOf } from './resvg.ts';
import { sharp } from './sharp.ts';
import { withSource } from './with-source.ts';

/** A portrait's art and lettering as one webp, `width` px wide. The studio has drawn it, and the picture says so. */
export async function portraitImage(
  { art, lettering, style, ...drawn }: Portrait,
  width: number,
): Promise<Buffer> {
  const height = Math.round((width * drawn.height) / drawn.width);
  const [picture, letters] = await Promise.all([
    finishedArt(art, style, { width, height, drawnWidth: drawn.width }),
    rasterise(lettering, { width }),
  ]);
  const { data, info } = await picture
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const whole = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .composite([{ input: letters.data, ...rawOf(letters), premultiplied: true }])
    .removeAlpha();
  return withSource(whole, 'algorithmicMedia').webp({ quality: 84, effort: 2 }).toBuffer();
}

/** The small picture that stands beside a finished one, as webp `width` px wide. */
export async function smallImage(finished: Buffer, width: number): Promise<Buffer> {
  return withSource(sharp(finished), 'algorithmicMedia')
    .resize(width)
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
}
