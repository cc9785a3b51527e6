import { crc32 } from 'node:zlib';

/** Signature and first chunk, which every PNG begins with. */
const headBytes = 8 + 25;

/** A PNG with metadata for other programs, as XMP says it: uncompressed text of its own kind. What libvips writes few can read. */
export function withPngXmp(png: Buffer, xmp: Buffer): Buffer {
  // Keyword and its end, not compressed, in no language and no translation.
  const body = Buffer.concat([Buffer.from('iTXtXML:com.adobe.xmp\0\0\0\0\0', 'latin1'), xmp]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, headBytes), length, body, sum, png.subarray(headBytes)]);
}
