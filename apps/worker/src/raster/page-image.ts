import { pictureWidths } from '@panelwise/contracts/domain/comic';
import { type DrawnBy, digitalSourceOf } from '@panelwise/contracts/domain/made-by';
import { pageLetteringSvg } from '@panelwise/studio/draw/layers';
import type { PagePlan, PanelPlan } from '@panelwise/studio/draw/page-plan';
import { getStyle, type Style } from '@panelwise/studio/draw/styles';
import { rasterise } from './resvg.ts';
import { sharp } from './sharp.ts';
import { withSource } from './with-source.ts';

export type PageImages = {
  /** Webp: art and lettering. */
  page: Buffer;
  /** Jpeg of page size: art without lettering. A PDF takes jpeg in as it is; webp it would unpack. */
  art: Buffer;
  /** Webp: the page for phones. */
  small: Buffer;
  /** Webp, 360 px wide. */
  thumbnail: Buffer;
};

const thumbnailWidth = 360;
/** Grain and screen tones take a lot of bytes and hide what is lost. */
const pageQualities: Partial<Record<Style['finish'], number>> = { watercolor: 78, chalk: 72, paper: 80 };
const pageQuality = (style: Style) => (style.monochrome ? 72 : (pageQualities[style.finish] ?? 84));

/**
 * Puts a page together from one image a panel (any size: cut to fill the panel's box, then to its outline) and
 * the page's lettering, and says in each picture where it comes from. Throws where the number of images is not the number of panels.
 */
export async function composePage(
  plan: PagePlan,
  art: Buffer[],
  drawn: readonly (DrawnBy | null)[] = [],
): Promise<PageImages> {
  if (art.length !== plan.panels.length)
    throw new RangeError(
      `Page ${plan.page.pageNumber} has ${plan.panels.length} panels but ${art.length} images.`,
    );
  const style = getStyle(plan.meta.style);
  const { width, height } = plan;
  const flat = { raw: { width, height, channels: 3 as const } };
  const [letters, picture] = await Promise.all([
    rasterise(pageLetteringSvg(plan, { text: 'outlines' })),
    laidOut(plan, art, style),
  ]);
  // Colour at half the size, as webp has it: a quarter smaller. Tables of its own would save a twentieth more and take twice the time.
  const bare = withSource(sharp(picture, flat), digitalSourceOf(drawn, false))
    .jpeg({ quality: 87, chromaSubsampling: '4:2:0', optimiseCoding: false })
    .toBuffer();
  const full = lettered(picture, letters.data);
  // On a phone's screen dots are smaller: what is lost cannot be seen there.
  const quality = pageQuality(style);
  const source = digitalSourceOf(drawn, true);
  const lettering = () => withSource(sharp(full, flat), source);
  const [page, small, thumbnail] = await Promise.all([
    lettering().webp({ quality, effort: 0 }).toBuffer(),
    lettering()
      .resize(pictureWidths.smallPage)
      .webp({ quality: quality - 8, effort: 2 })
      .toBuffer(),
    lettering().resize(thumbnailWidth).webp({ quality: 70, effort: 2 }).toBuffer(),
  ]);
  return { page, art: await bare, small, thumbnail };
}

/** RGB pixels with RGBA pixels (premultiplied) laid over them, as a new picture. Most of a page has no letters. */
function lettered(picture: Buffer, letters: Buffer): Buffer {
  const full = Buffer.from(picture);
  const pixels = new Uint32Array(letters.buffer, letters.byteOffset, letters.length / 4);
  for (let i = 0, to = 0; i < pixels.length; i++, to += 3) {
    const pixel = pixels[i]!;
    if (pixel === 0) continue;
    const clear = (255 - (pixel >>> 24)) << 8;
    full[to] = (pixel & 255) + shares[clear | full[to]!]!;
    full[to + 1] = ((pixel >>> 8) & 255) + shares[clear | full[to + 1]!]!;
    full[to + 2] = ((pixel >>> 16) & 255) + shares[clear | full[to + 2]!]!;
  }
  return full;
}

/** What is left of a colour (0 to 255) under something that lets so much of it through (0 to 255): share first. */
const shares = Uint8Array.from({ length: 256 * 256 }, (_, i) => Math.round(((i & 255) * (i >>> 8)) / 255));

/** The panels on the page's paper, as RGB pixels: row by row between slanted edges, whose steps lie under the border. */
async function laidOut(plan: PagePlan, art: Buffer[], style: Style): Promise<Buffer> {
  const { width, height } = plan;
  const page = Buffer.alloc(width * height * 3, Buffer.from(style.paper.slice(1), 'hex'));
  const images = await Promise.all(
    plan.panels.map(({ box }, i) =>
      sharp(art[i]!)
        .resize(box.width, box.height, { fit: 'cover' })
        .toColourspace('srgb')
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  plan.panels.forEach(({ box, polygon }, i) => {
    for (let y = box.y; y < Math.min(height, box.y + box.height); y++) {
      const span = rowSpan(polygon, y + 0.5);
      const from = Math.max(box.x, Math.round(span.left));
      const to = Math.min(box.x + box.width, Math.round(span.right));
      const row = (y - box.y) * box.width;
      if (to > from)
        images[i]!.copy(page, (y * width + from) * 3, (row + from - box.x) * 3, (row + to - box.x) * 3);
    }
    // A picture that runs out over the edge of the page has no corners on it.
    if (style.borderRadius && box.width < width) roundCorners(page, width, plan.panels[i]!, style);
  });
  return page;
}

/** Where a horizontal line enters and leaves a convex polygon; nothing (left of right) where it misses it. */
function rowSpan(polygon: [number, number][], y: number): { left: number; right: number } {
  const span = { left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY };
  polygon.forEach(([x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length]!;
    if (y < Math.min(y1, y2) || y >= Math.max(y1, y2)) return;
    const x = x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    span.left = Math.min(span.left, x);
    span.right = Math.max(span.right, x);
  });
  return span;
}

/** Rounds a panel's corners on the page: what lies outside them becomes paper, with smooth edges. */
function roundCorners(
  page: Buffer,
  pageWidth: number,
  { box }: PanelPlan,
  { borderRadius: radius, paper }: Style,
): void {
  const color = Buffer.from(paper.slice(1), 'hex');
  for (let dy = 0; dy < radius; dy++)
    for (let dx = 0; dx < radius; dx++) {
      const outside = Math.hypot(radius - dx - 0.5, radius - dy - 0.5) - radius + 0.5;
      if (outside <= 0) continue;
      const share = Math.min(1, outside);
      for (const x of [box.x + dx, box.x + box.width - 1 - dx])
        for (const y of [box.y + dy, box.y + box.height - 1 - dy]) {
          const at = (y * pageWidth + x) * 3;
          for (let c = 0; c < 3; c++)
            page[at + c] = Math.round(page[at + c]! * (1 - share) + color[c]! * share);
        }
    }
}
