import { shape, stroke } from '../cast/rig.ts';
import { clipTo } from '../svg.ts';
import type { BowlLook } from './animal.ts';
import { type Anatomy, type AnimalRig, at, moved, ovalPath } from './animal-rig.ts';
import { drawFishAlone } from './fish.ts';
import { drawJellyfish, drawSeahorse } from './jellyfish-and-seahorse.ts';

/** Half the width of a bowl, and the height of its middle. */
const bowl = { radius: 150, middle: 138 };

/** Who lives in a bowl on land: its size there, and the middle of its drawing, in its own units. */
type Swimmer = { draw: (rig: AnimalRig) => Anatomy; size: number; middle: [x: number, y: number] };
const swimmers: Record<BowlLook, Swimmer> = {
  fish: { draw: drawFishAlone, size: 0.74, middle: [-24, -96] },
  jellyfish: { draw: drawJellyfish, size: 0.74, middle: [0, -158] },
  seahorse: { draw: drawSeahorse, size: 0.6, middle: [12, -182] },
};

/** One of the water on land: in a glass bowl with water. */
export function drawInBowl(rig: AnimalRig, species: BowlLook): Anatomy {
  const { style } = rig;
  const { radius, middle } = bowl;
  const { draw, size, middle: inside } = swimmers[species];
  const swimmer = draw({ ...rig, line: rig.line / size, fine: rig.fine / size });
  const [headX, headY] = swimmer.head;
  const [x, y] = [-inside[0] * size, -middle + 8 - inside[1] * size];
  const half = radius * 0.62;
  const rim = -middle - radius * 0.79;
  const glass = `M${at(-half, rim)} C${at(-radius * 1.25, rim + 60)} ${at(-radius * 1.15, -10)} ${at(-half * 0.9, -4)} L${at(half * 0.9, -4)} C${at(radius * 1.15, -10)} ${at(radius * 1.25, rim + 60)} ${at(half, rim)} Z`;
  const line = Math.max(rig.line, 3);
  const edge = style.inked ? style.ink : style.paint('#8fb9cc', 'prop');
  const level = rim + 44;
  const water = `M-300,${level} Q-60,${level - 10} 0,${level} T300,${level} L300,40 L-300,40 Z`;
  const art =
    shape(rig, glass, style.paint('#eef8fc', 'light'), line, edge) +
    clipTo(rig.ids, glass, shape(rig, water, style.paint('#a9dcf2', 'light'), 0)) +
    moved(swimmer.art, x, y, size) +
    shape(rig, ovalPath(0, rim, half, 13), style.paint('#eef8fc', 'light'), line, edge) +
    stroke(
      `M${at(-radius * 0.84, -middle - 20)} Q${at(-radius * 0.86, -middle + 50)} ${at(-radius * 0.6, -middle + 84)}`,
      '#ffffff',
      8,
    );
  return {
    art,
    head: [x + headX * size, y + headY * size],
    reach: swimmer.reach * size,
    lift: 0,
  };
}
