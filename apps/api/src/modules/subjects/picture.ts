import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';

/** First bytes of the kinds of pictures that are taken; a dot is any byte. Byte 0 is never a `<`, as in a drawing of words. */
const signatures = [
  /^\x89PNG\r\n\x1a\n/s,
  /^\xff\xd8\xff/s,
  /^GIF8[79]a/s,
  /^RIFF.{4}WEBP/s,
  /^\0\0\0.ftypavif/s,
];
/** What the decoder calls them. */
const formats: readonly string[] = ['png', 'jpeg', 'gif', 'webp', 'heif'];
/** Far more than any camera; a small file that unpacks to more is a bomb. */
const pixelsMax = 50_000_000;

/** True when the bytes begin as a PNG, JPEG, GIF, WebP or AVIF does, whatever their sender calls them. */
export function isPicture(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 12);
  return signatures.some((signature) => signature.test(head));
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
  const open = () => sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' });
  const make = (edge: number) =>
    open()
      // Turned as its camera says, before that is thrown away with the rest of its metadata.
      .rotate()
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  try {
    const { format, width, height } = await open().metadata();
    // A file can begin as one kind and be read as another.
    if (!formats.includes(format)) throw new DomainError('picture-type');
    // Asked before anything is decoded.
    if (width * height > pixelsMax) throw new DomainError('picture-broken');
    const [large, small] = await Promise.all(limits.subjectPictureEdges.map(make));
    return { large: large!, small: small! };
  } catch (cause) {
    throw cause instanceof DomainError ? cause : new DomainError('picture-broken', { cause });
  }
}
