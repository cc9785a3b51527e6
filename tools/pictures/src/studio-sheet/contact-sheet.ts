import sharp from 'sharp';

export type Picture = { image: Buffer; label: string };

const paper = '#fbf7ee';
const gap = 14;
const labelHeight = 26;

/**
 * Many pages on one sheet, row by row, each with its label below. `width` is that of one page in px; all pages
 * have the shape of the first.
 * @returns webp
 */
export async function contactSheet(pictures: Picture[], columns: number, width: number): Promise<Buffer> {
  const height = Math.round((width * 1754) / 1240);
  const rows = Math.ceil(pictures.length / columns);
  const at = (i: number) => ({
    left: gap + (i % columns) * (width + gap),
    top: gap + Math.floor(i / columns) * (height + labelHeight + gap),
  });
  const tiles = await Promise.all(
    pictures.map(async ({ image }, i) => ({
      input: await sharp(image).resize(width, height, { fit: 'fill' }).png().toBuffer(),
      ...at(i),
    })),
  );
  const labels = pictures.map(({ label }, i) => ({
    input: { text: { text: escapeMarkup(label), width, height: labelHeight - 6, rgba: true } },
    left: at(i).left,
    top: at(i).top + height + 3,
  }));
  return sharp({
    create: {
      width: gap + Math.min(columns, pictures.length) * (width + gap),
      height: gap + rows * (height + labelHeight + gap),
      channels: 3,
      background: paper,
    },
  })
    .composite([...tiles, ...labels])
    .webp({ quality: 82 })
    .toBuffer();
}

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
