import { billBecomesLaw, billBecomesLawMeta } from '@panelwise/studio/draw/fixtures/bill-becomes-law';
import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import { keepInFrame } from '@panelwise/studio/draw/keep-in-frame';
import { planPage } from '@panelwise/studio/draw/page-plan';
import { styleSlugs } from '@panelwise/studio/draw/styles';
import { svgDocument } from '@panelwise/studio/draw/svg';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composePage } from './page-image.ts';
import { rasterisePanelArt } from './panel-art.ts';
import { rasterise } from './resvg.ts';
import { rasteriseStage } from './stage-image.ts';

const mostBytes = 450_000;

async function pagePlan(style: string, externalArt = false) {
  return planPage(billBecomesLaw[0]!, { ...billBecomesLawMeta, style }, await loadFontBook(), {
    externalArt,
  });
}

const isWithin = (
  box: { x: number; y: number; width: number; height: number },
  x: number,
  y: number,
  more: number,
) => x > box.x - more && x < box.x + box.width + more && y > box.y - more && y < box.y + box.height + more;

describe('composePage', () => {
  it.each(styleSlugs)('makes the same page of A4 size twice in %s, within its weight', async (style) => {
    const plan = await pagePlan(style);
    const make = async () => {
      const art = await Promise.all(plan.panels.map((panel) => rasterisePanelArt(plan, panel.index)));
      return composePage(
        plan,
        art.map(({ bytes }) => bytes),
      );
    };
    const [first, second] = [await make(), await make()];
    expect(first.page.equals(second.page)).toBe(true);
    expect(first.page.length).toBeLessThan(mostBytes);
    expect(await sharp(first.page).metadata()).toMatchObject({ format: 'webp', width: 1240, height: 1754 });
    expect(await sharp(first.art).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1240,
      height: 1754,
      chromaSubsampling: '4:2:0',
    });
    expect(await sharp(first.small).metadata()).toMatchObject({ format: 'webp', width: 744, height: 1052 });
    expect(first.small.length).toBeLessThan(first.page.length * 0.7);
    expect(await sharp(first.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 360 });
  });

  it('fits art of any size into its panel and nowhere else', async () => {
    const plan = await pagePlan('comic', true);
    const red = await sharp({ create: { width: 300, height: 900, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const { art } = await composePage(
      plan,
      plan.panels.map(() => red),
    );
    const { data, info } = await sharp(art).raw().toBuffer({ resolveWithObject: true });
    const isRed = (x: number, y: number) => {
      const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
      return data[at]! > 200 && data[at + 1]! < 80;
    };
    for (const { box } of plan.panels)
      expect(isRed(box.x + box.width / 2, box.y + box.height / 2)).toBe(true);
    // A panel may bleed to the edge of the page; what belongs to none stays paper.
    let paper = 0;
    for (let y = 4; y < info.height; y += 8)
      for (let x = 4; x < info.width; x += 8) {
        if (plan.panels.some(({ box }) => isWithin(box, x, y, 8))) continue;
        paper++;
        expect(isRed(x, y)).toBe(false);
      }
    expect(paper).toBeGreaterThan(100);
  });

  it('rounds the corners of panels in a style without borders', async () => {
    const plan = await pagePlan('flat', true);
    const red = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const { art } = await composePage(
      plan,
      plan.panels.map(() => red),
    );
    const { data, info } = await sharp(art).raw().toBuffer({ resolveWithObject: true });
    const green = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1]!;
    // One that bleeds to the edge of the page has square corners there.
    const framed = plan.panels.filter(({ box }) => box.x > 0 && box.x + box.width < info.width);
    expect(framed.length).toBeGreaterThan(1);
    for (const { box } of framed) {
      const [right, bottom] = [box.x + box.width - 1, box.y + box.height - 1];
      for (const x of [box.x + 2, right - 2])
        for (const y of [box.y + 2, bottom - 2]) expect(green(x, y)).toBeGreaterThan(180);
      expect(green(box.x + 4, Math.round((box.y + bottom) / 2))).toBeLessThan(60);
      expect(green(Math.round((box.x + right) / 2), bottom - 4)).toBeLessThan(60);
    }
  });

  it('refuses a wrong number of images', async () => {
    await expect(composePage(await pagePlan('comic'), [])).rejects.toThrow(/5 panels but 0 images/);
  });
});

describe('rasteriseStage', () => {
  it.each(['pencil', 'ink', 'colour'] as const)('draws the %s stage at the asked width', async (stage) => {
    const image = await rasteriseStage(await pagePlan('comic'), stage, 480);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 480 });
  });
});

describe('rasterise', () => {
  it('survives what a drawing has far outside its frame, as resvg alone does not', async () => {
    const far = '<g opacity="0.5"><circle cx="900" cy="20" r="9" fill="#ff0000"/></g>';
    const seeThrough = '<ellipse cx="-300" cy="20" rx="90" ry="9" fill="#ff0000" opacity="0.5"/>';
    const frame = { width: 100, height: 100 };
    const { width } = await rasterise(svgDocument(100, 100, keepInFrame(far + seeThrough, frame)));
    expect(width).toBe(100);
  });
});
