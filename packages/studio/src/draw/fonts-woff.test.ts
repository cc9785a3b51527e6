import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { fontFileIds, fontFiles } from './fonts.ts';
import { isWoff, unwrapWoff } from './fonts-woff.ts';

const require = createRequire(import.meta.url);
const parse = (bytes: Uint8Array) => create(Buffer.from(bytes)) as Font;

describe('the plain font inside a WOFF file', () => {
  it.each(fontFileIds)('has the same letters: %s', async (id) => {
    const { package: name, file } = fontFiles[id];
    const woff = await readFile(require.resolve(`${name}/${file}`));
    const plain = unwrapWoff(woff);
    expect([isWoff(woff), isWoff(plain)]).toEqual([true, false]);
    const [packed, unpacked] = [parse(woff), parse(plain)];
    expect(unpacked.characterSet).toEqual(packed.characterSet);
    for (const character of packed.characterSet.slice(0, 40)) {
      const [before, after] = [packed, unpacked].map((font) => font.glyphForCodePoint(character));
      expect(after!.path.toSVG()).toBe(before!.path.toSVG());
      expect(after!.advanceWidth).toBe(before!.advanceWidth);
    }
  });

  it('is looked for in nothing else', () => {
    expect(() => unwrapWoff(new Uint8Array(64))).toThrow('Not a WOFF file.');
  });
});
