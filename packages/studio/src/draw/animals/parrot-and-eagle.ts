import { oval, shape, stroke } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { clipTo } from '../svg.ts';
import { both, cheeks, eyePair, headTilt, slide } from './animal-face.ts';
import { type Anatomy, type AnimalRig, at, fused, moved, ovalPath, shadeOn, turned } from './animal-rig.ts';
import { hookedBeak } from './bills.ts';
import { wing } from './bird-parts.ts';

/** What a bird with a hooked beak has in its own way. */
type Hooked = {
  /** Half the width of the body, and the length of the tail. */
  half: number;
  tail: number;
  /** The size of the beak. */
  beak: number;
  wingColor: string;
  /** A bare head that comes out of a ruff. */
  bald?: true;
  face: (rig: AnimalRig) => string;
};

/** A parrot, upright, with a long tail. */
export const drawParrot = (rig: AnimalRig): Anatomy =>
  hooked(rig, { half: 66, tail: 150, beak: 27, wingColor: rig.color.dark, face: parrotFace });

/** Eagle, hawk, falcon or kite. */
export const drawEagle = (rig: AnimalRig): Anatomy =>
  hooked(rig, { half: 84, tail: 86, beak: 25, wingColor: rig.color.dark, face: eagleFace });

/** A vulture or a condor: bald, with a white ruff. */
export const drawVulture = (rig: AnimalRig): Anatomy =>
  hooked(rig, { half: 86, tail: 80, beak: 28, wingColor: rig.color.dark, bald: true, face: vultureFace });

function vultureFace(rig: AnimalRig): string {
  const [dx, dy] = slide(rig);
  const lid = (side: 1 | -1) => shape(rig, ovalPath(side * 28 + dx, -8 + dy, 24, 25), rig.color.pink, 0);
  const folds = `M${at(dx - 16, -40)} Q${at(dx, -46)} ${at(dx + 16, -40)} M${at(dx - 12, -50)} Q${at(dx, -55)} ${at(dx + 12, -50)}`;
  return (
    both(lid) +
    stroke(folds, rig.style.inked ? rig.faceInk : rig.color.shade, rig.fine * 0.7) +
    eyePair(rig, { x: 28, y: -8, rx: 14, ry: 17, iris: '#c9871e' })
  );
}

/** White about the eyes. */
function parrotFace(rig: AnimalRig): string {
  const [dx, dy] = slide(rig);
  const round = (side: 1 | -1) => oval(rig, side * 28 + dx, -6 + dy, 28, 30, rig.color.second);
  return (
    shape(rig, 'M-14,-56 C-22,-86 -2,-92 0,-78 C8,-92 24,-84 16,-56 Z', rig.color.main) +
    both(round) +
    cheeks(rig, 48, 22) +
    eyePair(rig, { x: 28, y: -8, rx: 16, ry: 19 })
  );
}

/** Brows that never look mild. */
function eagleFace(rig: AnimalRig): string {
  const [dx, dy] = slide(rig);
  const brow = (side: 1 | -1) =>
    stroke(
      `M${at(dx + side * 10, -22 + dy)} Q${at(dx + side * 30, -38 + dy)} ${at(dx + side * 52, -36 + dy)}`,
      rig.coat.word === 'white-headed' ? rig.color.dark : rig.faceInk,
      Math.max(rig.fine, 5),
    );
  const cheek = (side: 1 | -1) => shape(rig, ovalPath(side * 30 + dx, 16 + dy, 26, 24), rig.color.second, 0);
  return both(cheek) + eyePair(rig, { x: 28, y: -6, rx: 15, ry: 18, iris: '#c9871e' }) + both(brow);
}

function hooked(rig: AnimalRig, build: Hooked): Anatomy {
  const { color, stance } = rig;
  const [dx, dy] = slide(rig);
  const flies = stance === 'walk' || stance === 'run';
  const foot = flies ? 0 : stance === 'sit' ? 6 : 22;
  const y = -foot - 84;
  const { half } = build;
  const head: Point = [flies ? 54 : 22, y - (flies ? 78 : 92) - (stance === 'attend' ? 12 : 0)];
  const [hx, hy] = head;
  const body = flies
    ? `M${at(-96, y + 20)} C${at(-80, y - 50)} ${at(0, y - 70)} ${at(50, y - 56)} C${at(92, y - 40)} ${at(84, y + 24)} ${at(34, y + 50)} C${at(-20, y + 70)} ${at(-80, y + 60)} ${at(-96, y + 20)} Z`
    : `M${at(-half, y + 30)} C${at(-half - 6, y - 40)} ${at(-30, y - 90)} ${at(30, y - 86)} C${at(76, y - 80)} ${at(half + 16, y - 10)} ${at(half - 6, y + 40)} C${at(half - 22, y + 92)} ${at(-half + 22, y + 92)} ${at(-half, y + 30)} Z`;
  const [tx, ty] = flies ? [-70, y + 10] : [-half * 0.55, y + 34];
  const tail = turned(
    shape(
      rig,
      `M${at(tx - 22, ty - 20)} L${at(tx - 30, ty + build.tail)} L${at(tx - 10, ty + build.tail - 12)} L${at(tx + 4, ty + build.tail + 10)} L${at(tx + 16, ty + build.tail - 14)} L${at(tx + 30, ty + build.tail - 8)} L${at(tx + 30, ty - 20)} Z`,
      build.wingColor,
    ),
    flies ? 78 : foot < 10 ? 82 : 66,
    tx,
    ty,
  );
  const skull = build.bald ? ovalPath(hx + 2, hy - 2, 58, 56) : ovalPath(hx, hy, 66, 60);
  const hood = build.bald || rig.coat.word === 'white-headed' ? color.second : color.main;
  const ruff = (cx: number, cy: number) => {
    const point = (i: number, size: number) =>
      at(cx + Math.cos((i / 5) * Math.PI) * 70 * size, cy + Math.sin((i / 5) * Math.PI) * 32 * size);
    const locks = Array.from({ length: 10 }, (_, i) => `Q${point(i + 0.5, 1.3)} ${point(i + 1, 0.96)}`);
    return shape(rig, `M${point(0, 0.96)} ${locks.join(' ')} Z`, rig.style.paint('#f7f1e6', 'cloth'));
  };
  const neck = `M${at(hx - 62, hy + 14)} L${at(hx - 58, hy + 60)} L${at(hx - 40, hy + 46)} L${at(hx - 22, hy + 68)} L${at(hx - 2, hy + 50)} L${at(hx + 18, hy + 68)} L${at(hx + 36, hy + 46)} L${at(hx + 54, hy + 58)} L${at(hx + 62, hy + 12)} Z`;
  const feathers = [-1, 0, 1].flatMap((i) => [
    `M${at(i * 24 + 14, y + 6)} q8,12 16,0`,
    `M${at(i * 22 + 12, y + 34)} q8,12 16,0`,
  ]);
  const claws = (side: 1 | -1) =>
    oval(rig, side * 24 + 4, -9, 23, 10, rig.style.paint('#f0b23c', 'accent'), rig.line * 0.8);
  const art =
    (flies ? wing(rig, -8, y - 30, 150, 74, color.far) : '') +
    tail +
    (flies ? '' : both(claws)) +
    fused(rig, [body, skull], color.main) +
    clipTo(
      rig.ids,
      body,
      shape(rig, ovalPath(34, y + 30, half * 0.62, 62), hood === color.second ? color.main : color.second, 0),
    ) +
    (rig.style.inked ? stroke(feathers.join(' '), color.dark, Math.max(rig.fine * 0.8, 3)) : '') +
    shadeOn(rig, body, `M-200,${y + 44} Q0,${y + 66} 200,${y + 30} L200,${y + 200} L-200,${y + 200} Z`) +
    (hood === color.second
      ? (build.bald ? ruff(hx - 4, hy + 44) : shape(rig, neck, hood, rig.line * 0.7)) +
        shape(rig, skull, hood) +
        (build.bald ? '' : shape(rig, neck, hood, 0))
      : '') +
    (flies
      ? wing(rig, -40, y - 10, 168, 44, build.wingColor)
      : wing(rig, -6, y + 4, 104, stance === 'attend' ? -24 : foot < 10 ? -28 : -38, build.wingColor)) +
    moved(
      turned(
        build.face(rig) + hookedBeak(rig, dx * 1.2 + 8, 16 + dy, build.beak, color.accent),
        headTilt(rig) * 0.6,
      ),
      ...head,
    );
  return {
    art: flies ? turned(art, stance === 'run' ? 2 : -8, 0, y) : art,
    head,
    reach: 66,
    lift: flies ? 120 : 0,
  };
}
