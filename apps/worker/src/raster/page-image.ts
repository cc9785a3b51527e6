import { pageLetteringSvg } from '@panelwise/studio/draw/layers';
import type { PagePlan, PanelPlan } from '@panelwise/studio/draw/page-plan';
import { polygonPath } from '@panelwise/studio/draw/panel-lettering';
import { getStyle } from '@panelwise/studio/draw/styles';
import sharp from 'sharp';
import { rasterise, rawOf } from './resvg.ts';

export type PageImages = {
  /** Webp: art and lettering. */
  page: Buffer;
  /** Jpeg of page size: art without lettering. A PDF takes jpeg in as it is; webp it would unpack. */
  art: Buffer;
  /** Webp, 360 px wide. */
  thumbnail: Buffer;
};

const thumbnailWidth = 360;

/**
 * Puts a page together from one image a panel (any size: cut to fill the panel's box, then to its outline) and
 * the page's lettering. Throws where the number of images is not the number of panels.
 */
export async function composePage(plan: PagePlan, art: Buffer[]): Promise<PageImages> {
  if (art.length !== plan.panels.length)
    throw new RangeError(
      `Page ${plan.page.pageNumber} has ${plan.panels.length} panels but ${art.length} images.`,
    );
  const style = getStyle(plan.meta.style);
  const [letters, ...cuts] = await Promise.all([
    rasterise(pageLetteringSvg(plan, { text: 'outlines' })),
    ...plan.panels.map((panel, i) => cutPanel(panel, art[i]!, style.borderRadius)),
  ]);
  const { width, height } = plan;
  const picture = await sharp({ create: { width, height, channels: 3, background: style.paper } })
    .composite(
      plan.panels.map(({ box }, i) => ({
        input: cuts[i]!.data,
        ...rawOf(cuts[i]!),
        left: box.x,
        top: box.y,
      })),
    )
    .removeAlpha()
    .raw()
    .toBuffer();
  const flat = { raw: { width, height, channels: 3 as const } };
  const full = await sharp(picture, flat)
    .composite([{ input: letters.data, ...rawOf(letters), premultiplied: true }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const [page, bare, thumbnail] = await Promise.all([
    sharp(full, flat).webp({ quality: 84, effort: 2 }).toBuffer(),
    sharp(picture, flat).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer(),
    sharp(full, flat).resize(thumbnailWidth).webp({ quality: 80, effort: 1 }).toBuffer(),
  ]);
  return { page, art: bare, thumbnail };
}

/** The image filling the panel's box, transparent outside the panel's outline. */
async function cutPanel({ box, polygon }: PanelPlan, image: Buffer, radius: number) {
  const outline = polygonPath(
    polygon.map(([x, y]): [number, number] => [x - box.x, y - box.y]),
    radius,
  );
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}"><path d="${outline}"/></svg>`,
  );
  const { data, info } = await sharp(image)
    .resize(box.width, box.height, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
