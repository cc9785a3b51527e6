import { billBecomesLaw, billBecomesLawMeta } from '@panelwise/studio/draw/fixtures/bill-becomes-law';
import { styleSlugs } from '@panelwise/studio/draw/styles';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderCover } from './cover-image.ts';
import { renderStyleSample } from './style-sample.ts';

describe('renderStyleSample', () => {
  it.each(styleSlugs)('makes a portrait for the card of %s', async (style) => {
    expect(await sharp(await renderStyleSample(style)).metadata()).toMatchObject({
      format: 'webp',
      width: 720,
      height: 900,
    });
  });
});

describe('renderCover', () => {
  it.each(styleSlugs)('makes the same cover twice in %s', async (style) => {
    const meta = { ...billBecomesLawMeta, style };
    const { cover, small } = await renderCover(meta, billBecomesLaw);
    expect(await sharp(cover).metadata()).toMatchObject({ format: 'webp', width: 720, height: 926 });
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 360, height: 463 });
    const again = await renderCover(meta, billBecomesLaw);
    expect(cover.equals(again.cover) && small.equals(again.small)).toBe(true);
  });

  it('makes a cover of a script with nothing but a caption', async () => {
    const script = [{ pageNumber: 1, panels: [{ scene: '', caption: 'Hello.', dialogue: [] }] }];
    const { cover } = await renderCover({ ...billBecomesLawMeta, style: 'comic' }, script);
    expect(await sharp(cover).metadata()).toMatchObject({ width: 720, height: 926 });
  });
});
