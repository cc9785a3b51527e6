import type { ShortPanel } from '@panelwise/contracts/domain/plan-short';
import sharp from 'sharp';

const panelsPerPage = 4;
const pageCount = 10;
const size = { width: 1240, height: 1754 };

/**
 * Down each panel, so that the camera sees some of it wherever it is: a stripe in a colour of its own, and the caption that has a
 * place. No other drawing has these colours. In px of the page, from the panel's corner.
 */
const stripe = { x: 255, y: 10, width: 60, height: 800 } as const;
const box = { x: 100, y: 10, width: 60, height: 800 } as const;
const boxColour = [255, 0, 255] as const;
/** @param index of the panel, from 0 */
export const colourOf = (index: number): [number, number, number] => {
  const level = (place: number) => 5 + 40 * (Math.floor((index + 16) / 4 ** place) % 4);
  return [level(0), level(1), level(2)];
};

const cornerOf = (panel: number): [left: number, top: number] => [
  40 + ((panel - 1) % 2) * 590,
  40 + Math.floor((panel - 1) / 2) * 850,
];

/** Forty panels, two rows of two on each page. Each line says which panel it is of. */
export function fortyPanels(): ShortPanel[] {
  return Array.from({ length: pageCount * panelsPerPage }, (_, index) => {
    const panel = (index % panelsPerPage) + 1;
    const [left, top] = cornerOf(panel);
    return {
      page: Math.floor(index / panelsPerPage) + 1,
      panel,
      polygon: [
        [left, top],
        [left + 570, top],
        [left + 570, top + 820],
        [left, top + 820],
      ],
      alt: '',
      lines: [
        { kind: 'caption', speaker: null, text: `Panel ${index}: the sun warms the sea, and vapour rises.` },
        { kind: 'dialogue', speaker: 'Maya', text: `Panel ${index}: I can see nothing up there today.` },
      ],
      places: [
        {
          ...{ panel, line: 1, width: box.width / size.width, height: box.height / size.height },
          x: (left + box.x) / size.width,
          y: (top + box.y) / size.height,
        },
      ],
      hasDiagram: index % 7 === 0,
      facts: index % 5 === 0 ? 1 : 0,
    };
  });
}

/** The pages of these panels, as hard to encode as pages get: many edges in many colours, and grain. */
export const drawBusyPages = () =>
  Promise.all(Array.from({ length: pageCount }, (_, page) => drawPage(page + 1)));

async function drawPage(page: number) {
  const lines = Array.from({ length: 160 }, (_, i) => {
    const [x, y] = [(i * 97 * page) % size.width, (i * 211) % size.height];
    return `<circle cx="${x}" cy="${y}" r="${20 + (i % 60)}" fill="hsl(${(i * 37 * page) % 360} 60% 60%)" stroke="#1b1723" stroke-width="5"/>`;
  });
  const marks = Array.from({ length: panelsPerPage }, (_, at) => {
    const [left, top] = cornerOf(at + 1);
    const colour = colourOf((page - 1) * panelsPerPage + at);
    const rect = ({ x, y, width, height }: typeof stripe | typeof box, [r, g, b]: readonly number[]) =>
      `<rect x="${left + x}" y="${top + y}" width="${width}" height="${height}" fill="rgb(${r} ${g} ${b})"/>`;
    return rect(stripe, colour) + rect(box, boxColour);
  });
  const svg = (inside: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${inside}</svg>`,
    );
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  const grain = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  const picture = await sharp(svg(`<rect width="100%" height="100%" fill="#cfe8f7"/>${lines.join('')}`))
    .composite([{ input: grain, blend: 'soft-light' }, { input: svg(marks.join('')) }])
    .webp({ quality: 88 })
    .toBuffer();
  return { page, picture, type: 'image/webp' };
}
