import type { Prop } from '@panelwise/contracts/domain/script';
import { hasIcon } from '../props/icons.ts';
import { isView } from '../props/views.ts';
import type { PlacedActor, Rect } from './composition.ts';
import { actingHands, faceCircle, halfHeadOf, shapeRectOf } from './figure-extent.ts';

/** Where a thing stands: the middle of its foot, and its size; px. */
export type Standpoint = { x: number; foot: number; size: number };

/** A thing should be this high, and never stands smaller than that, in shares of the panel's height. */
const wantedShare = 0.4;
const leastShare = 0.22;
const leastSize = 96;
const places = 25;

/** Signs, lights, flying things and parts of a body have no weight: they are shown, they do not stand. */
const weightless =
  /(^|-)(sun|moon|cloud|star|stars|comet|planet|globe|earth|voltage|snowflake|rainbow|heart|note|notes|score|arrow|question|exclamation|circle|triangle|square|squares|diamond|sign|mark|speech|thought|zzz|wind|dashing|balloon|kite|bird|butterfly|honeybee|fly|mosquito|eagle|dove|bat|airplane|rocket|helicopter|satellite|eye|eyes|ear|nose|mouth|tongue|tooth|foot|footprints|handshake|biceps|pointing|palms|fire|sparkle|sparkles|bubbles|lungs|brain|dna|microbe|multiply|divide|plus|minus|equals|infinity|label|warning|chart|prohibited|collision|fireworks|water|droplet|drop|wave|wing|feather|fog|cyclone|tornado|sunrise|sunset|milky|busts|bust|dizzy|link|leaf|lightning|points|wireless|www|web|x-co2|x-o2|x-h2o|x-atom|x-cell|x-nucleus|x-mitochondrion|x-neuron|x-germ|x-dna|x-animal|x-leafcell|x-stomata|x-binary|x-flowchart|x-solar|x-pie|x-color|x-circuit|x-layers|x-triangle|x-right|x-chromosome|x-river|x-lake|x-hill|x-sandstorm|x-spreadsheet|x-circle|x-magnet|x-bar|x-litmus|x-spring-scale|x-angle|x-hundred-25|x-hundred-50|x-ten|x-fault|x-eclipse|x-moth|x-chrysalis|x-bean|x-beaver|x-stomach|x-intestine|x-liver|x-washing|x-sneeze|x-spine|x-joint|x-bone|x-waterfall|x-delta|x-meander|x-v|x-dike|x-salt|x-scalene|x-tally|x-cartouche|x-toucan|hundred-points)(-|$)/;

/** Whether a thing has weight, so that it stands on the ground rather than floats on a plate. */
export const hasWeight = (prop: Prop): prop is Extract<Prop, { icon: string }> =>
  'icon' in prop && hasIcon(prop.icon) && !weightless.test(prop.icon) && !isView(prop);

/**
 * Finds a thing its place on the ground between and before the people, as large as the panel can show it; it may hide
 * the side of a body, but no face, no hand that acts and no words. Undefined where it would come out too small.
 */
export function standThing(
  panel: { width: number; height: number; left: number; right: number; foot: number },
  words: Rect[],
  actors: PlacedActor[],
): Standpoint | undefined {
  const { width, height, left, right, foot } = panel;
  const obstacles = [...words, ...actors.flatMap(keptFree)];
  const wanted = height * wantedShare;
  let best: (Standpoint & { worth: number }) | undefined;
  for (let i = 0; i <= places; i++) {
    const x = left + ((right - left) * i) / places;
    let size = Math.min(wanted, 2 * (x - left + 6), 2 * (right - x + 6));
    for (const rect of obstacles) {
      if (size < leastSize) break;
      const [l, t, r, b] = rect;
      if (t > foot) continue;
      size = Math.min(size, Math.max(2 * (l - x), 2 * (x - r), foot - b));
    }
    // In the middle, or to one side of it as pictures are built.
    const worth = size - Math.abs(x / width - 0.5) * 14;
    if (!best || worth > best.worth) best = { x, foot, size, worth };
  }
  return best && best.size >= Math.max(leastSize, height * leastShare) ? best : undefined;
}

/** Head, the inner part of the body, and the hands that act. */
function keptFree(placed: PlacedActor): Rect[] {
  const shape = shapeRectOf(placed);
  if (shape) return [shape];
  const { x, y, scale, actor } = placed;
  const face = faceCircle(placed);
  const half = halfHeadOf(actor) * scale * 0.9;
  const body = 52 * scale;
  return [
    [x - half, y - face.radius * 1.9, x + half, face.y + face.radius],
    [x - body, y, x + body, 1e5],
    ...actingHands(placed),
  ];
}
