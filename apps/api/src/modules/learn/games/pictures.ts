import { pictureWidths, type TextPlace } from '@panelwise/contracts/domain/comic';
import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import type { EditionContent } from '@panelwise/db/schema/comics';
import type { StoredBox } from '@panelwise/db/schema/games';
import type { ObjectStore } from '@panelwise/storage/port';

/** In px: as wide as it is shown at most, on a fine screen. */
const widest = 520;

/** Around what is covered, in px of a page: the line of a balloon, and what compression leaves of it. */
const margin = 7;
/** Around a label, whose place is that of its plate. */
const labelMargin = 2;
const patch = '#d8d4cb';

type Pages = Pick<EditionContent, 'pages' | 'panels'>;

/**
 * The picture of a panel by itself as a `data:` address: neither an address nor the rest of its page tells where it stands.
 * @param covered what is painted over: its balloons with their tails, or these boxes of it
 * @returns null where the picture cannot be had
 */
export async function panelPicture(
  store: Pick<ObjectStore, 'readAll'>,
  { pages, panels }: Pages,
  at: TaughtAt,
  covered: 'balloons' | readonly StoredBox[] = [],
): Promise<string | null> {
  const page = pages.find(({ pageNumber }) => pageNumber === at.page);
  const panel = panels.find((one) => one.pageNumber === at.page && one.panelNumber === at.panel);
  if (!page?.imageKey || !panel) return null;
  const { default: sharp } = await import('sharp');
  const picture = sharp(await store.readAll(page.imageKey));
  const { width = 0, height = 0 } = await picture.metadata();
  const scale = width / pictureWidths.page;
  const xs = panel.polygon.map(([x]) => x * scale);
  const ys = panel.polygon.map(([, y]) => y * scale);
  const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));
  const [left, right] = [within(Math.min(...xs), width), within(Math.max(...xs), width)];
  const [top, bottom] = [within(Math.min(...ys), height), within(Math.max(...ys), height)];
  if (right - left < 1 || bottom - top < 1) return null;
  // Neighbours that a slanted edge lets in would tell what comes next.
  const outline = panel.polygon.map(([x, y]) => `${x * scale - left},${y * scale - top}`).join(' ');
  const [w, h] = [right - left, bottom - top];
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><polygon points="${outline}"/></svg>`;
  const covers =
    covered === 'balloons'
      ? `<g transform="translate(${-left} ${-top})">${balloonCovers(page.textPlaces ?? [], at.panel, { width, height, scale })}</g>`
      : boxCovers(covered, { w, h, scale });
  const over = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${covers}</svg>`;
  const cut = await picture
    .extract({ left, top, width: w, height: h })
    .ensureAlpha()
    .composite([{ input: Buffer.from(over) }, { input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const small = await sharp(cut)
    .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

/** Plain patches over parts of the picture of a panel, which is so many px wide and high. */
function boxCovers(
  boxes: readonly StoredBox[],
  { w, h, scale }: { w: number; h: number; scale: number },
): string {
  const around = labelMargin * scale;
  return boxes
    .map(
      ({ x, y, width, height }) =>
        `<rect x="${x * w - around}" y="${y * h - around}" width="${width * w + 2 * around}" height="${height * h + 2 * around}" rx="${8 * scale}" fill="${patch}"/>`,
    )
    .join('');
}

/** Plain patches over balloons, and over all that their tails may reach. @param page its picture in px */
function balloonCovers(
  places: readonly TextPlace[],
  panel: number,
  page: { width: number; height: number; scale: number },
): string {
  const around = margin * page.scale;
  const rect = (xs: readonly number[], ys: readonly number[], radius: number) => {
    const [left, top] = [Math.min(...xs) * page.width - around, Math.min(...ys) * page.height - around];
    const [w, h] = [
      Math.max(...xs) * page.width + around - left,
      Math.max(...ys) * page.height + around - top,
    ];
    return `<rect x="${left}" y="${top}" width="${w}" height="${h}" rx="${radius * page.scale}" fill="${patch}"/>`;
  };
  return places
    .filter((place) => place.panel === panel && place.curve !== undefined)
    .map(({ x, y, width, height, tail }) => {
      const body = rect([x, x + width], [y, y + height], 30);
      return tail
        ? body +
            rect(
              tail.map(([tx]) => tx),
              tail.map(([, ty]) => ty),
              8,
            )
        : body;
    })
    .join('');
}
