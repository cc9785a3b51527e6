import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { type BoughtExtension, boughtExtensions } from '@panelwise/storage/keys';
import type { Metadata } from 'sharp';
import type { PanelPicture } from '../artist.ts';
import type { Shape } from './panel-shape.ts';

/** Bytes of a picture as a provider sends it. */
export const pictureBytesMax = 20 * 1024 * 1024;
/** A picture that unpacks to more is a bomb, in pixels. */
const pixelsMax = 40_000_000;
/** Less than this on a side is not a picture of anything, in px. */
const sideMin = 64;

/** First bytes, which decide what a decoder ever gets to see; with sharp's name of the format. */
const formats = {
  png: { name: 'png', begins: (bytes: Buffer) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n' },
  jpg: { name: 'jpeg', begins: (bytes: Buffer) => bytes.toString('latin1', 0, 3) === '\xff\xd8\xff' },
  webp: { name: 'webp', begins: (bytes: Buffer) => /^RIFF....WEBP/s.test(bytes.toString('latin1', 0, 12)) },
} as const;

/** How much larger than its box a picture is kept, so that it can still be cut when the layout changes. */
const reserve = 1.25;

/** What a picture is by its first bytes. @throws DomainError `provider-garbage` when it is none that we take */
export function extensionOf(bytes: Buffer): BoughtExtension {
  const extension = boughtExtensions.find((one) => formats[one].begins(bytes));
  if (!extension) throw garbage('The picture is neither PNG nor JPEG nor WebP.');
  return extension;
}

/**
 * Makes a provider's picture ours: it must be what it says it is and decode to its last byte. A bare WebP of a
 * sensible size is kept as it is; anything else is made as small as its place allows and encoded anew, so that
 * nothing but pixels comes through. It is not cut here.
 * @throws DomainError `provider-garbage`
 */
export async function toPanelPicture(bytes: Buffer, shape: Shape): Promise<PanelPicture> {
  if (bytes.length > pictureBytesMax) throw garbage('The picture is too large.');
  const format = formats[extensionOf(bytes)].name;
  try {
    const { sharp } = await import('../../raster/sharp.ts');
    const picture = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'warning', animated: false });
    const meta = await picture.metadata();
    const { width, height, format: decoded } = meta;
    if (decoded !== format || width < sideMin || height < sideMin)
      throw garbage('The picture is not usable.');
    const box = { width: Math.ceil(shape.width * reserve), height: Math.ceil(shape.height * reserve) };
    const fits = width <= box.width * 1.5 && height <= box.height * 1.5;
    if (fits && isBareWebp(bytes, meta)) {
      // Nothing but pixels in it already. Decoding it whole is the check; encoding it again would only cost time and looks.
      await picture.raw().toBuffer();
      return { bytes, contentType: 'image/webp' };
    }
    const art = await picture
      .autoOrient()
      .resize({ ...box, fit: 'outside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 88, effort: 0 })
      .toBuffer();
    return { bytes: art, contentType: 'image/webp' };
  } catch (cause) {
    throw cause instanceof DomainError ? cause : garbage('The picture cannot be decoded.', cause);
  }
}

/** A WebP that ends where it says it ends and carries pixels only: no metadata, no transparency, no second frame. */
function isBareWebp(bytes: Buffer, meta: Metadata): boolean {
  const extras = [meta.exif, meta.icc, meta.xmp, meta.iptc, meta.tifftagPhotoshop].some(Boolean);
  return (
    meta.format === 'webp' &&
    bytes.readUInt32LE(4) + 8 === bytes.length &&
    !extras &&
    !meta.hasAlpha &&
    (meta.pages ?? 1) === 1
  );
}

function garbage(message: string, cause?: unknown): DomainError {
  return new DomainError('provider-garbage', { cause: new Error(message, { cause }) });
}
