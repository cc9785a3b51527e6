import sharp, { type Sharp } from 'sharp';

/**
 * More than the panels that a test orders at once, or a picture drawn anew could come out as the one before; not many more,
 * so that drawing them does not become what a benchmark measures.
 */
const colours = 24;
const cache = new Map<string, Promise<Buffer>>();
/** The colour of every seed, handed out in turn: left to the seeds, two pictures of one panel could come out the same. */
const colourOfSeed = new Map<number, number>();

/**
 * A picture that can be told apart by eye: two colours. The same seed gives the same picture, and orders that follow each
 * other with other seeds give others.
 */
export function makePicture(
  seed: number,
  width: number,
  height: number,
  format: 'webp' | 'png',
): Promise<Buffer> {
  const colour = colourOfSeed.get(seed) ?? colourOfSeed.size % colours;
  colourOfSeed.set(seed, colour);
  const key = `${colour} ${width} ${height} ${format}`;
  let picture = cache.get(key);
  if (!picture) {
    picture = draw(colour, width, height)[format]().toBuffer();
    cache.set(key, picture);
  }
  return picture;
}

function draw(colour: number, width: number, height: number): Sharp {
  const hue = (colour * 97) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="1" y2="1">
      <stop stop-color="hsl(${hue},70%,75%)"/><stop offset="1" stop-color="hsl(${(hue + 70) % 360},60%,45%)"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="50%" cy="55%" r="22%" fill="hsl(${(hue + 180) % 360},70%,60%)" stroke="#222" stroke-width="6"/>
  </svg>`;
  return sharp(Buffer.from(svg));
}
