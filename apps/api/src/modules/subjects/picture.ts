import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';

/** First bytes of the kinds of pictures that are taken; at byte 0 unless told. */
const signatures: { bytes: string; at?: number }[] = [
  { bytes: '\x89PNG\r\n\x1a\n' },
  { bytes: '\xff\xd8\xff' },
  { bytes: 'GIF8' },
  { bytes: 'WEBP', at: 8 },
  { bytes: 'ftypavif', at: 4 },
];
/** Far more than any camera; a small file that unpacks to more is a bomb. */
const pixelsMax = 50_000_000;

/** True when the bytes begin as a PNG, JPEG, GIF, WebP or AVIF does, whatever their sender calls them. */
export function isPicture(bytes: Buffer): boolean {
  return signatures.some(({ bytes: wanted, at = 0 }) =>
    bytes.subarray(at, at + wanted.length).equals(Buffer.from(wanted, 'latin1')),
  );
}

/**
 * Decodes a picture and makes two of it, as WebP without anything else that was in the file: a large and a small one
 * with their longer edges as in `limits.subjectPictureEdges`.
 * @throws DomainError `picture-type`, `picture-broken`
 */
export async function remakePicture(bytes: Buffer): Promise<{ large: Buffer; small: Buffer }> {
  if (!isPicture(bytes)) throw new DomainError('picture-type');
  // Loaded here: most API processes never see a picture.
  const { default: sharp } = await import('sharp');
  const make = (edge: number) =>
    sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' })
      // Turned as its camera says, before that is thrown away with the rest of its metadata.
      .rotate()
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  try {
    const [large, small] = await Promise.all(limits.subjectPictureEdges.map(make));
    return { large: large!, small: small! };
  } catch (cause) {
    throw new DomainError('picture-broken', { cause });
  }
}
