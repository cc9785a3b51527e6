import { shape, stroke } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { at, limbPath, ovalPath } from './animal-rig.ts';
import type { FourLegged } from './four-legged.ts';

type Marking = NonNullable<FourLegged['pattern']>;
type NeckMarking = NonNullable<FourLegged['neckPattern']>;

/** What grazers of the plains wear on bodies and necks. */

/** A point of a neck, `along` from the chest (0) to the head (1) and `across` it. */
function onNeck([sx, sy]: Point, [hx, hy]: Point, along: number, across: number): Point {
  const [dx, dy] = [hx - sx, hy - sy];
  const length = Math.hypot(dx, dy) || 1;
  return [sx + dx * along - (dy / length) * across, sy + dy * along + (dx / length) * across];
}

/** Broad black stripes from the back to the belly. */
export const zebraBands: Marking = (rig, half, top, depth) => {
  const bottom = top + depth;
  const d = [-0.92, -0.66, -0.38, -0.1, 0.18, 0.46, 0.74].map((x, i) => {
    const lean = half * (x < 0 ? -0.07 : 0.04);
    const low = bottom + depth * (i % 2 ? 0.14 : 0.02);
    return `M${at(half * x - 13, top - 12)} Q${at(half * x - 12 + lean, (top + low) / 2)} ${at(half * x + lean, low)} Q${at(half * x + 12 + lean, (top + low) / 2)} ${at(half * x + 13, top - 12)} Z`;
  });
  return shape(rig, d.join(' '), rig.color.dark, 0);
};

export const zebraNeck: NeckMarking = (rig, from, head) => {
  const band = (along: number) => {
    const [a, b, c, d] = [
      onNeck(from, head, along, -70),
      onNeck(from, head, along + 0.04, 0),
      onNeck(from, head, along - 0.06, 70),
      onNeck(from, head, along - 0.1, 0),
    ];
    return `M${at(...a!)} Q${at(...b!)} ${at(...c!)} Q${at(...d!)} ${at(...a!)} Z`;
  };
  return shape(rig, [0.3, 0.5, 0.7, 0.9].map(band).join(' '), rig.color.dark, 0);
};

/** A short mane that stands up along the whole neck. */
export const shortMane: FourLegged['mane'] = (rig, [sx, sy], [hx, hy]) =>
  shape(
    rig,
    limbPath(
      [
        [hx - 24, hy - 62],
        [(hx + sx) / 2 - 38, (hy + sy) / 2 - 14],
        [sx - 44, sy + 22],
      ],
      [34, 46, 26],
    ),
    rig.color.dark,
  );

/** An uneven patch with five corners, as those of a giraffe. */
function netPatch(x: number, y: number, size: number, turn: number): string {
  const corners = Array.from({ length: 5 }, (_, i) => {
    const angle = ((i * 72 + turn) * Math.PI) / 180;
    const out = size * (i % 2 ? 0.86 : 1.06);
    return at(x + Math.cos(angle) * out, y + Math.sin(angle) * out);
  });
  return `M${corners.join(' L')} Z`;
}

/** Brown patches with pale lines between. */
export const netted: Marking = (rig, half, top, depth) => {
  const d = [0.1, 0.42, 0.72].flatMap((down, row) =>
    [-0.84, -0.5, -0.16, 0.18, 0.52, 0.84].map((x, i) =>
      netPatch(half * (x + (row % 2 ? 0.16 : 0)), top + depth * down, half * 0.165, i * 40 + row * 25),
    ),
  );
  return shape(rig, d.join(' '), rig.color.dark, 0);
};

export const netOnNeck: NeckMarking = (rig, from, head) => {
  const d = [0.22, 0.38, 0.53, 0.67, 0.8].flatMap((along, i) =>
    [-1, 1].map((side) => {
      const [x, y] = onNeck(from, head, along + (side > 0 ? 0.07 : 0), side * (22 - i * 2));
      return netPatch(x, y, 20 - i * 1.4, i * 50 + side * 20);
    }),
  );
  return shape(rig, d.join(' '), rig.color.dark, 0);
};

/** Folds of a hide as thick as armour. */
export const folds: Marking = (rig, half, top, depth) =>
  shape(rig, ovalPath(half * 0.1, top + depth * 1.04, half * 0.8, depth * 0.24), rig.color.second, 0) +
  stroke(
    [-0.42, 0.34]
      .map(
        (x) =>
          `M${at(half * x, top - 10)} Q${at(half * (x + 0.16), top + depth * 0.4)} ${at(half * x, top + depth * 0.86)}`,
      )
      .join(' ') +
      ` M${at(half * 0.56, top + depth * 0.5)} Q${at(half * 0.7, top + depth * 0.66)} ${at(half, top + depth * 0.6)}`,
    rig.style.inked ? rig.faceInk : rig.color.shade,
    rig.fine,
  );

/** A dark band between a brown side and a white belly. */
export const flank: Marking = (rig, half, top, depth) => {
  const wave = (low: number) =>
    `M${at(-half * 1.2, top + depth * (low - 0.06))} Q${at(0, top + depth * (low + 0.1))} ${at(half * 1.2, top + depth * (low - 0.1))} L${at(half * 1.2, top + depth * 1.5)} L${at(-half * 1.2, top + depth * 1.5)} Z`;
  return shape(rig, wave(0.56), rig.color.dark, 0) + shape(rig, wave(0.76), rig.color.second, 0);
};
