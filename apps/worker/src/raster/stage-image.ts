import { pageSketchSvg, type Stage } from '@panelwise/studio/draw/layers';
import type { PagePlan } from '@panelwise/studio/draw/page-plan';
import { pencilPaper } from '@panelwise/studio/draw/stages';
import { type Pixels, rasterise, rawOf } from './resvg.ts';
import { sharp } from './sharp.ts';

/** The page at a stage of its making, as webp `width` px wide. Colour is without a style's pixel finish. */
export async function rasteriseStage(plan: PagePlan, stage: Stage, width: number): Promise<Buffer> {
  const drawn = await rasterise(pageSketchSvg(plan, stage), { width });
  const image = stage === 'pencil' ? await drawnTwice(drawn) : sharp(drawn.data, rawOf(drawn));
  return image.removeAlpha().webp({ quality: 80, effort: 1 }).toBuffer();
}

/** Pencil: a second, slightly turned and paler pass gives the double line of a real under-drawing. */
export async function drawnTwice(drawn: Pixels) {
  const { width, height } = drawn;
  const second = await sharp(drawn.data, rawOf(drawn))
    .rotate(0.22, { background: pencilPaper })
    .resize(width, height, { fit: 'cover', position: 'centre' })
    .composite([
      {
        input: { create: { width, height, channels: 4, background: { r: 255, g: 253, b: 247, alpha: 0.5 } } },
      },
    ])
    .raw()
    .toBuffer();
  return sharp(drawn.data, rawOf(drawn)).composite([
    { input: second, raw: { width, height, channels: 4 }, blend: 'multiply' },
  ]);
}
