/** Screen dots that grow towards the lower right: the ground of every yellow panel. */
export const halftonePicture = 'halftone.svg';

const size = { width: 900, height: 640 };
const ink = '#F3B60A';
/** Between dots of one row, px; rows lie as in a honeycomb. */
const pitch = 15;
const rowHeight = (pitch * Math.sqrt(3)) / 2;
/** The outermost dot, and its radius. */
const first = { x: 900, y: 156, radius: 0.7 };
const growth = 0.15;

/**
 * Dots of one size lie on a line that rises to the right, so each size is one dotted stroke: a few bytes for a
 * hundred dots.
 */
export function drawHalftone(): string {
  const step = { x: pitch * 1.5, y: -rowHeight };
  const lines: string[] = [];
  for (let i = 0; ; i++) {
    const radius = first.radius + growth * i;
    // Back down the line from the right, to where it enters the picture.
    const back = Math.floor((size.height + radius - first.y) / rowHeight);
    const x = first.x + pitch * i - step.x * back;
    const y = first.y - step.y * back;
    if (x - radius > size.width) break;
    const dots = Math.ceil((size.width + radius - x) / step.x);
    lines.push(
      `<path stroke-width="${round(radius * 2)}" d="M${round(x)} ${round(y)}l${round(step.x * dots)} ${round(step.y * dots)}"/>`,
    );
  }
  const dash = round(Math.hypot(step.x, step.y));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}"><g stroke="${ink}" stroke-linecap="round" stroke-dasharray="0 ${dash}">${lines.join('')}</g></svg>\n`;
}

const round = (value: number) => Math.round(value * 1_000) / 1_000;
