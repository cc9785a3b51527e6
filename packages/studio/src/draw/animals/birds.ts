import { oval, shape, stroke } from '../cast/rig.ts';
import { both, cheeks, eyePair, headTilt, slide } from './animal-face.ts';
import {
  type Anatomy,
  type AnimalRig,
  at,
  fused,
  limbPath,
  moved,
  ovalPath,
  shadeOn,
  turned,
} from './animal-rig.ts';
import { beakOf, birdLegs, wing } from './bird-parts.ts';

export function drawHen(rig: AnimalRig): Anatomy {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const sits = rig.stance === 'sit';
  const runs = rig.stance === 'run';
  const y = sits ? -74 : -118;
  const head: [number, number] = [78 + (runs ? 12 : 0), y - (rig.stance === 'attend' ? 116 : 102)];
  const body = `M${at(-104, y - 40)} C${at(-70, y - 36)} ${at(-20, y - 40)} ${at(20, y - 58)} C${at(70, y - 66)} ${at(112, y - 20)} ${at(96, y + 24)} C${at(80, y + 78)} ${at(-40, y + 88)} ${at(-84, y + 46)} C${at(-104, y + 24)} ${at(-112, y - 10)} ${at(-104, y - 40)} Z`;
  const neck = limbPath(
    [
      [62, y - 14],
      [74, y - 60],
      [head[0] - 4, head[1] + 10],
    ],
    [112, 84, 76],
  );
  const feather = (angle: number, length: number) =>
    turned(
      shape(
        rig,
        `M${at(-60, y - 16)} C${at(-80, y - 20 - length * 0.6)} ${at(-70, y - length)} ${at(-56, y - length - 8)} C${at(-34, y - length)} ${at(-30, y - length * 0.5)} ${at(-34, y - 10)} Z`,
        color.dark,
      ),
      angle,
      -56,
      y - 10,
    );
  const comb = `M${at(-30, -44)} C${at(-40, -76)} ${at(-14, -84)} ${at(-10, -64)} C${at(-8, -92)} ${at(22, -90)} ${at(18, -64)} C${at(28, -78)} ${at(44, -66)} ${at(32, -42)} Z`;
  const red = color.accent;
  const orange = rig.style.paint('#f59e2e', 'accent');
  const wattle = (side: 1 | -1) => oval(rig, dx * 1.4 + 2 + side * 8, 42 + dy, 9, 14, red, rig.line * 0.7);
  const art =
    (sits ? '' : birdLegs(rig, [-14, 30], y + 60, orange, runs ? 26 : rig.stance === 'walk' ? 16 : 0)) +
    feather(-58, 84) +
    feather(-34, 96) +
    feather(-12, 84) +
    fused(rig, [body, neck, ovalPath(head[0], head[1], 50, 50)], color.main) +
    shadeOn(rig, body, `M-200,${y + 36} Q0,${y + 54} 200,${y + 14} L200,${y + 200} L-200,${y + 200} Z`) +
    wing(rig, 0, y + 2, 72, runs ? 34 : 0, color.second) +
    moved(
      turned(
        shape(rig, comb, red) +
          oval(rig, 0, 0, 50, 50, color.main) +
          cheeks(rig, 34, 20) +
          eyePair(rig, { x: 22, y: -10, rx: 13, ry: 16 }) +
          both(wattle) +
          beakOf(rig, dx * 1.4 + 2, 16 + dy, 15, orange),
        headTilt(rig) * 0.7,
      ),
      ...head,
    );
  return { art, head, reach: 54, lift: 0 };
}

export function drawOwl(rig: AnimalRig): Anatomy {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const flies = rig.stance === 'walk' || rig.stance === 'run';
  const perches = rig.stance === 'sit';
  const legs = flies ? 10 : perches ? 4 : 16;
  const y = -legs - 104;
  const head: [number, number] = [0, y - 66];
  const body = `M${at(-84, y - 20)} C${at(-92, y - 110)} ${at(-50, y - 136)} ${at(0, y - 136)} C${at(50, y - 136)} ${at(92, y - 110)} ${at(84, y - 20)} C${at(92, y + 70)} ${at(50, y + 104)} ${at(0, y + 104)} C${at(-50, y + 104)} ${at(-92, y + 70)} ${at(-84, y - 20)} Z`;
  const horn = (side: 1 | -1) =>
    shape(
      rig,
      `M${at(side * 78, y - 84)} C${at(side * 88, y - 120)} ${at(side * 90, y - 140)} ${at(side * 84, y - 160)} C${at(side * 62, y - 150)} ${at(side * 38, y - 138)} ${at(side * 24, y - 128)} Z`,
      color.dark,
    );
  const side = (s: 1 | -1) => {
    const lifted = flies ? s * (rig.stance === 'run' ? -104 : -72) : rig.stance === 'attend' ? s * -16 : 0;
    return turned(
      shape(
        rig,
        `M${at(s * 74, y - 36)} C${at(s * 112, y - 16)} ${at(s * 116, y + 50)} ${at(s * 84, y + 92)} C${at(s * 66, y + 70)} ${at(s * 52, y + 20)} ${at(s * 60, y - 26)} Z`,
        color.dark,
      ),
      lifted,
      s * 72,
      y - 26,
    );
  };
  const flecks = [-26, 0, 26].flatMap((x, i) =>
    [16, 46].map((down) => `M${at(x - 8, y + down + (i % 2) * 12)} q8,12 16,0`),
  );
  const claw = (s: 1 | -1) => oval(rig, s * 28, y + 106, 22, 12, color.accent, rig.line * 0.8);
  const disc = (s: 1 | -1) => oval(rig, s * 33 + dx, -8 + dy, 36, 38, color.second, rig.line * 0.6);
  const art =
    (flies ? both(side) : '') +
    both(claw) +
    both(horn) +
    shape(rig, body, color.main) +
    shadeOn(rig, body, `M40,${y - 150} Q70,${y} 20,${y + 120} L160,${y + 120} L160,${y - 150} Z`) +
    shape(rig, ovalPath(0, y + 40, 54, 56), color.second, 0) +
    stroke(flecks.join(' '), color.dark, 5) +
    (flies ? '' : both(side)) +
    moved(
      turned(
        both(disc) +
          eyePair(rig, { x: 33, y: -8, rx: 21, ry: 23, iris: '#d98a1f' }) +
          beakOf(rig, dx * 1.3, 22 + dy, 14, color.accent),
        headTilt(rig) * 0.5,
      ),
      ...head,
    );
  return { art, head, reach: 84, lift: flies ? 110 : 0 };
}
