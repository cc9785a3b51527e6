import { shape, stroke } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { clipTo } from '../svg.ts';
import { type AnimalRig, at, cord, fused, limbPath, ovalPath, patchEdge, turned } from './animal-rig.ts';
import type { FourLegged } from './four-legged.ts';

export type Tail =
  | 'wag'
  | 'long'
  | 'puff'
  | 'hair'
  | 'tuft'
  | 'stub'
  | 'thread'
  | 'brush'
  | 'plume'
  | 'curl'
  | 'nub'
  | 'taper'
  | 'rudder'
  | 'ringed'
  | 'paddle';

/** The tail of an animal on four legs, from where it begins; it goes up and back from there. */
export function drawTail(rig: AnimalRig, { tail, half, depth }: FourLegged, [x, y]: Point): string {
  const { color, stance } = rig;
  const lively = stance === 'attend' || stance === 'run';
  const low = stance === 'sit';
  switch (tail) {
    case 'wag': {
      const tip: Point = low ? [x - 74, y - 34] : lively ? [x - 66, y - 84] : [x - 76, y - 58];
      const bend: Point = low ? [x - 44, y + 4] : [x - 50, y - 22];
      return fused(rig, [limbPath([[x + 12, y], bend, tip], [34, 30, 18])], color.main);
    }
    case 'long': {
      const d = low
        ? `M${at(x + 20, y + 12)} C${at(x - 60, y + 30)} ${at(x - 104, y)} ${at(x - 76, y - 40)}`
        : stance === 'run'
          ? `M${at(x + 20, y)} C${at(x - 40, y - 10)} ${at(x - 80, y - 50)} ${at(x - 120, y - 26)}`
          : `M${at(x + 20, y)} C${at(x - 60, y + 10)} ${at(x - 36, y - 90)} ${at(x - 70, y - 118)}`;
      return cord(rig, d, color.main, 24);
    }
    case 'puff':
      return shape(rig, ovalPath(x - 6, y + (low ? -4 : 18), 26, 24), color.second);
    case 'hair': {
      const back = stance === 'run' ? 90 : 40;
      const down = stance === 'run' ? 60 : low ? depth * 0.5 : depth * 0.95;
      return shape(
        rig,
        `M${at(x + 20, y - 10)} C${at(x - back * 0.7, y - 34)} ${at(x - back * 1.4, y + down * 0.3)} ${at(x - back, y + down)} C${at(x - back * 0.5, y + down * 0.86)} ${at(x - 6, y + down * 0.5)} ${at(x + 20, y + 24)} Z`,
        color.dark,
      );
    }
    case 'tuft': {
      const [ex, ey] = lively ? [x - 66, y - 56] : low ? [x - 62, y + 20] : [x - 40, y + depth * 0.62];
      const d = lively
        ? `M${at(x + 14, y)} C${at(x - 30, y + 10)} ${at(x - 40, y - 40)} ${at(ex, ey)}`
        : `M${at(x + 14, y)} C${at(x - 34, y - 12)} ${at(x - 36, y + 20)} ${at(ex, ey)}`;
      const thick = Math.max(12, half * 0.08);
      return (
        cord(rig, d, color.main, thick) +
        shape(
          rig,
          `M${at(ex + 4, ey - 14)} C${at(ex + 26, ey + 4)} ${at(ex + 14, ey + 30)} ${at(ex - 8, ey + 40)} C${at(ex - 24, ey + 22)} ${at(ex - 22, ey)} ${at(ex + 4, ey - 14)} Z`,
          color.dark,
        )
      );
    }
    case 'stub':
      return shape(
        rig,
        `M${at(x + 16, y - 14)} C${at(x - 14, y - 40)} ${at(x - 44, y - 46)} ${at(x - 48, y - 36)} C${at(x - 46, y - 14)} ${at(x - 22, y + 14)} ${at(x + 16, y + 18)} Z`,
        color.main,
      );
    case 'brush': {
      const [ex, ey] = low ? [x - 118, y + 2] : lively ? [x - 128, y - 56] : [x - 122, y + 34];
      const [mx, my] = [(x + ex) / 2 - 10, (y + ey) / 2 - (low ? 14 : 20)];
      const full = `M${at(x + 16, y - 12)} C${at(mx + 10, my - 24)} ${at(ex + 40, ey - 46)} ${at(ex - 12, ey - 4)} C${at(ex + 14, ey + 30)} ${at(mx + 6, my + 54)} ${at(x + 14, y + 16)} Z`;
      const tip = `M${at(ex + 34, ey - 90)} L${at(ex + 46, ey - 20)} L${at(ex + 32, ey - 8)} L${at(ex + 48, ey + 6)} L${at(ex + 36, ey + 90)} L${at(ex - 80, ey + 90)} L${at(ex - 80, ey - 90)} Z`;
      return (
        shape(rig, full, color.main) + clipTo(rig.ids, full, shape(rig, tip, color.second, patchEdge(rig)))
      );
    }
    case 'plume': {
      const lean = stance === 'run' ? -64 : stance === 'walk' ? -40 : low ? -12 : 0;
      const full = `M${at(x + 26, y + 10)} C${at(x - 60, y + 34)} ${at(x - 92, y - 20)} ${at(x - 76, y - 84)} C${at(x - 68, y - 120)} ${at(x - 84, y - 150)} ${at(x - 118, y - 158)} C${at(x - 80, y - 206)} ${at(x + 2, y - 196)} ${at(x + 2, y - 124)} C${at(x + 2, y - 84)} ${at(x - 24, y - 56)} ${at(x + 8, y - 24)} Z`;
      const inner = `M${at(x - 8, y - 10)} C${at(x - 54, y - 20)} ${at(x - 44, y - 70)} ${at(x - 36, y - 104)} C${at(x - 30, y - 140)} ${at(x - 54, y - 166)} ${at(x - 84, y - 164)}`;
      return turned(
        shape(rig, full, color.dark) + stroke(inner, color.main, Math.max(rig.fine * 1.4, 9)),
        lean,
        x,
        y,
      );
    }
    case 'curl': {
      const by = low ? 0 : -8;
      const d = `M${at(x + 14, y + by + 4)} C${at(x - 20, y + by + 6)} ${at(x - 44, y + by - 10)} ${at(x - 34, y + by - 28)} C${at(x - 24, y + by - 44)} ${at(x - 6, y + by - 26)} ${at(x - 22, y + by - 12)} C${at(x - 34, y + by)} ${at(x - 56, y + by - 8)} ${at(x - 62, y + by - 30)}`;
      return cord(rig, d, color.main, 11);
    }
    case 'nub':
      return shape(rig, ovalPath(x - 6, y - 6, 24, 22), color.main);
    case 'taper': {
      const end: Point = low ? [x - 190, y + depth * 0.5] : [x - 190, y + (lively ? -20 : depth * 0.3)];
      return fused(
        rig,
        [limbPath([[x + 40, y + 22], [x - 100, y + depth * 0.3], end], [depth * 0.62, 54, 14])],
        color.main,
      );
    }
    case 'rudder': {
      const end: Point = low ? [x - 96, -12] : [x - 116, y + (lively ? -34 : depth * 0.3)];
      return fused(
        rig,
        [limbPath([[x + 26, y + 12], [x - 50, low ? -18 : y + depth * 0.2], end], [46, 36, 14])],
        color.main,
      );
    }
    case 'ringed': {
      const [ex, ey] = low ? [x - 108, y - 20] : lively ? [x - 116, y - 66] : [x - 118, y + 16];
      const [mx, my] = [(x + ex) / 2, (y + ey) / 2];
      const full = limbPath(
        [
          [x + 16, y + 6],
          [mx - 6, low ? my - 4 : my + 18],
          [ex, ey],
        ],
        [40, 58, 40],
      );
      const length = Math.hypot(ex - x, ey - y);
      const [fx, fy] = [(ex - x) / length, (ey - y) / length];
      const ring = (along: number) => {
        const [cx, cy] = [x + (ex - x) * along, y + (ey - y) * along + 8];
        const corner = (ahead: number, across: number) =>
          at(cx + fx * ahead - fy * across, cy + fy * ahead + fx * across);
        return shape(
          rig,
          `M${corner(-9, -34)} L${corner(9, -34)} L${corner(9, 34)} L${corner(-9, 34)} Z`,
          color.dark,
          0,
        );
      };
      return (
        fused(rig, [full], color.main) + clipTo(rig.ids, full, [0.28, 0.54, 0.8, 1.06].map(ring).join(''))
      );
    }
    case 'paddle': {
      const [lift, back] = lively ? [-34, 0] : [low ? 0 : 14, 6];
      const flat = `M${at(x + 24, y + 10)} C${at(x - 20, y - 4)} ${at(x - 60, y - 26 + lift)} ${at(x - 112, y - 10 + lift)} C${at(x - 150 - back, y + 6 + lift)} ${at(x - 150 - back, y + 34 + lift)} ${at(x - 112, y + 40 + lift)} C${at(x - 64, y + 46 + lift)} ${at(x - 20, y + 40)} ${at(x + 18, y + 34)} Z`;
      const scales = [-128, -104, -80, -56].map(
        (sx) => `M${at(x + sx, y - 30 + lift)} l26,80 M${at(x + sx + 26, y - 30 + lift)} l-26,80`,
      );
      return (
        shape(rig, flat, color.dark) +
        clipTo(
          rig.ids,
          flat,
          stroke(scales.join(' '), rig.style.inked ? rig.faceInk : color.shade, rig.fine * 0.7),
        )
      );
    }
    case 'thread': {
      const d = `M${at(x + 10, y + 8)} C${at(x - 50, y + 34)} ${at(x - 70, y - 50)} ${at(x - 124, y - 22)}`;
      return rig.line
        ? stroke(d, rig.style.ink, 9 + 2 * rig.line) + stroke(d, color.pink, 9)
        : stroke(d, color.pink, 10);
    }
  }
}
