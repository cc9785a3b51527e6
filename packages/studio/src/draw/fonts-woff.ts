import { unzlibSync } from 'fflate';

/** Whether the bytes are a WOFF 1.0 file. */
export const isWoff = (bytes: Uint8Array) => viewOf(bytes).getUint32(0) === 0x774f4646;

/**
 * The plain font (sfnt) inside a WOFF 1.0 file: for engines that do not read the compressed form, and for a parser that
 * would unpack all outlines of the font anew for each glyph. Works in browsers and in Node.
 *
 * @throws Error where the bytes are no WOFF file
 */
export function unwrapWoff(woff: Uint8Array): Uint8Array {
  if (!isWoff(woff)) throw new Error('Not a WOFF file.');
  const view = viewOf(woff);
  const count = view.getUint16(12);
  const sfnt = new Uint8Array(view.getUint32(16));
  const out = new DataView(sfnt.buffer);
  const power = 2 ** Math.floor(Math.log2(count));
  out.setUint32(0, view.getUint32(4));
  out.setUint16(4, count);
  out.setUint16(6, power * 16);
  out.setUint16(8, Math.log2(power));
  out.setUint16(10, (count - power) * 16);
  let offset = 12 + 16 * count;
  for (let i = 0; i < count; i++) {
    const entry = 44 + 20 * i;
    const [start, packed, length] = [
      view.getUint32(entry + 4),
      view.getUint32(entry + 8),
      view.getUint32(entry + 12),
    ];
    const stored = woff.subarray(start, start + packed);
    sfnt.set(packed < length ? unzlibSync(stored, { out: new Uint8Array(length) }) : stored, offset);
    const record = 12 + 16 * i;
    out.setUint32(record, view.getUint32(entry));
    out.setUint32(record + 4, view.getUint32(entry + 16));
    out.setUint32(record + 8, offset);
    out.setUint32(record + 12, length);
    offset += Math.ceil(length / 4) * 4;
  }
  return sfnt;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
