import { svg } from '../markup.ts';
import { round } from '../svg.ts';
import type { DrawHair } from './hair.ts';
import type { HairStyle } from './members.ts';
import { oval, type Rig, shape, stroke } from './rig.ts';

const shine = (rig: Rig, d: string) => stroke(d, rig.color.hairShine, 8);

/** A closed line of `count` round lobes around a centre. */
export function lobes(x: number, y: number, radius: number, count: number, bulge: number): string {
  const point = (angle: number, r: number) =>
    `${round(x + Math.cos(angle) * r)},${round(y + Math.sin(angle) * r)}`;
  const turn = (2 * Math.PI) / count;
  let d = `M${point(0, radius)}`;
  for (let i = 0; i < count; i++)
    d += ` Q${point((i + 0.5) * turn, radius * bulge)} ${point((i + 1) * turn, radius)}`;
  return `${d}Z`;
}

const messy: DrawHair = (rig) => {
  const w = rig.build.headHalf;
  const front =
    shape(
      rig,
      `M${-w - 6},-6 C${-w - 22},-60 -78,-132 -28,-138 C-34,-146 -30,-154 -22,-156 C-12,-144 0,-146 8,-150 C10,-158 22,-160 26,-154 C24,-148 26,-144 30,-140 C84,-132 ${w + 20},-70 ${w + 4},-8 C${w - 4},-20 ${w - 8},-34 ${w - 12},-44 C72,-40 66,-50 62,-58 C52,-44 40,-44 30,-60 C18,-42 2,-42 -8,-62 C-16,-46 -34,-40 -44,-58 C-52,-44 -62,-40 ${-w + 12},-42 C${-w + 6},-34 ${-w},-22 ${-w - 6},-6 Z`,
      rig.color.hair,
    ) + shine(rig, 'M-52,-100 Q-36,-118 -14,-120');
  return { back: '', front };
};

const bowl: DrawHair = (rig) => {
  const w = rig.build.headHalf;
  const front =
    shape(
      rig,
      `M${-w - 6},4 C${-w - 20},-70 -74,-134 0,-134 C74,-134 ${w + 20},-70 ${w + 6},4 C${w},-8 ${w - 6},-26 ${w - 10},-40 C60,-34 42,-36 26,-40 L14,-34 L2,-42 C-20,-36 -54,-34 ${-w + 10},-40 C${-w + 6},-26 ${-w},-8 ${-w - 6},4 Z`,
      rig.color.hair,
    ) + shine(rig, 'M-58,-92 Q-34,-114 0,-114');
  return { back: '', front };
};

const ponytail: DrawHair = (rig) => {
  const { build, color, line, style } = rig;
  const w = build.headHalf;
  const back =
    shape(
      rig,
      'M70,-70 C124,-118 168,-64 158,-6 C156,30 138,56 118,66 C126,40 122,20 108,4 C96,-12 84,-36 70,-70 Z',
      color.hair,
    ) + stroke('M122,-46 Q142,-14 134,24', line ? style.ink : color.hairDark, line * 0.8 || 4);
  const front =
    shape(
      rig,
      `M${-w - 5},6 C${-w - 18},-66 -72,-134 2,-134 C74,-134 ${w + 16},-74 ${w + 5},2 C${w},-14 ${w - 6},-40 66,-62 C40,-54 2,-66 -22,-84 C-34,-62 -60,-46 ${-w + 12},-36 C${-w + 6},-24 ${-w},-10 ${-w - 5},6 Z`,
      color.hair,
    ) +
    shine(rig, 'M-56,-96 Q-34,-116 -6,-118') +
    oval(rig, 76, -88, 14, 18, style.paint('#ffd166', 'accent'), line);
  return { back, front };
};

const puffs: DrawHair = (rig) => {
  const { build, color, line, style } = rig;
  const w = build.headHalf;
  let back = '';
  for (const x of [-92, 92])
    back += shape(rig, lobes(x, -98, 50, 9, 1.34), color.hair) + shine(rig, `M${x - 22},-112 q8,-16 24,-18`);
  const tie = style.paint('#ff6b9d', 'accent');
  const front =
    shape(
      rig,
      `M${-w - 4},0 C${-w - 12},-72 -66,-126 0,-126 C66,-126 ${w + 12},-72 ${w + 4},0 C${w},-22 ${w - 8},-50 60,-70 C36,-88 16,-92 0,-94 C-16,-92 -36,-88 -60,-70 C${-w + 8},-50 ${-w},-22 ${-w - 4},0 Z`,
      color.hair,
    ) +
    stroke('M0,-94 L0,-124', style.monochrome ? '#ffffff' : color.hairShine, line * 0.8 || 3) +
    oval(rig, -66, -88, 11, 15, tie, line) +
    oval(rig, 66, -88, 11, 15, tie, line);
  return { back, front };
};

const curly: DrawHair = (rig) => {
  const { build, color } = rig;
  const w = build.headHalf;
  const count = 11;
  const points = Array.from({ length: count + 1 }, (_, i): [number, number] => {
    const angle = Math.PI + (i / count) * Math.PI;
    return [Math.cos(angle) * (w + 4), -18 + Math.sin(angle) * 112];
  });
  const [firstX, firstY] = points[0]!;
  const [lastX, lastY] = points[count]!;
  let d = `M${round(firstX)},${round(firstY + 22)} L${round(firstX)},${round(firstY)}`;
  for (let i = 0; i < count; i++) {
    const [[ax, ay], [bx, by]] = [points[i]!, points[i + 1]!];
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    const length = Math.hypot(mx, my + 18) || 1;
    d += ` Q${round(mx + (mx / length) * 34)},${round(my + ((my + 18) / length) * 34)} ${round(bx)},${round(by)}`;
  }
  d += ` L${round(lastX)},${round(lastY + 22)}`;
  let previous: [number, number] = [lastX, lastY + 22];
  for (const [x, y] of [
    [74, -38],
    [52, -66],
    [24, -54],
    [-4, -70],
    [-32, -56],
    [-58, -64],
    [-76, -38],
  ] as const) {
    d += ` Q${round((previous[0] + x) / 2)},${round((previous[1] + y) / 2 + 16)} ${x},${y}`;
    previous = [x, y];
  }
  d += ` Q${-w + 2},-24 ${round(firstX)},${round(firstY + 22)} Z`;
  const front =
    shape(rig, d, color.hair) +
    stroke('M-50,-98 q10,-14 24,-8 M-6,-112 q12,-10 24,0 M40,-100 q12,-4 20,8', color.hairShine, 6);
  return { back: '', front };
};

/** One braid hanging from x, y, with its ribbon and tip. */
export function braid(rig: Rig, x: number, y: number, side: 1 | -1): string {
  const { color, line, style } = rig;
  let out = '';
  for (let i = 0; i < 4; i++)
    out += oval(rig, x + side * i * 2, y + 16 + i * 31, 21 - i * 1.5, 20, color.hair, line);
  const foot = y + 4 * 31;
  return (
    out +
    oval(rig, x + side * 7, foot + 8, 9, 8, style.paint('#ffd166', 'accent'), line) +
    shape(
      rig,
      `M${x},${foot + 14} q${side * 8},26 ${side * 2},34 q${side * 16},-8 ${side * 12},-34 Z`,
      color.hair,
    )
  );
}

const braids: DrawHair = (rig) => {
  const { build, color } = rig;
  const w = build.headHalf;
  const back = braid(rig, -w - 8, 10, -1) + braid(rig, w + 8, 10, 1);
  const front =
    shape(
      rig,
      `M${-w - 6},14 C${-w - 20},-66 -72,-132 0,-132 C72,-132 ${w + 20},-66 ${w + 6},14 C${w},-14 ${w - 8},-38 62,-54 C36,-62 10,-84 0,-100 C-10,-84 -36,-62 -62,-54 C${-w + 8},-38 ${-w},-14 ${-w - 6},14 Z`,
      color.hair,
    ) + shine(rig, 'M-60,-88 Q-46,-108 -22,-114');
  return { back, front };
};

const hijab: DrawHair = (rig) => {
  const { build, color, line, style } = rig;
  const w = build.headHalf;
  const back = shape(
    rig,
    `M${-w - 18},-10 C${-w - 30},-96 -70,-142 0,-142 C70,-142 ${w + 30},-96 ${w + 18},-10 C${w + 22},50 ${w + 4},96 78,134 C30,160 -30,160 -78,134 C${-w - 4},96 ${-w - 22},50 ${-w - 18},-10 Z`,
    color.hair,
  );
  const face =
    'M-70,-34 C-66,-84 -34,-98 0,-98 C34,-98 66,-84 70,-34 C76,20 62,62 34,78 C14,88 -14,88 -34,78 C-62,62 -76,20 -70,-34 Z';
  const cloth = `M${-w - 16},-14 C${-w - 26},-94 -68,-138 0,-138 C68,-138 ${w + 26},-94 ${w + 16},-14 C${w + 20},44 ${w - 2},84 62,108 C20,126 -20,126 -62,108 C${-w + 2},84 ${-w - 20},44 ${-w - 16},-14 Z`;
  const outline = line
    ? { stroke: style.ink, 'stroke-width': round(line), 'stroke-linejoin': 'round' }
    : undefined;
  const front =
    svg`<path fill-rule="evenodd" d="${cloth} ${face}" fill="${color.hair}"${outline}/>` +
    stroke('M-62,88 Q0,116 70,74 M-40,104 Q6,118 50,96', line ? style.ink : color.hairDark, line * 0.8 || 4) +
    shine(rig, 'M-72,-76 Q-56,-112 -18,-120');
  return { back, front };
};

const afro: DrawHair = (rig) => {
  const { build, color, line, style } = rig;
  const w = build.headHalf;
  const back = shape(rig, lobes(0, -52, w + 26, 15, 1.14), color.hair);
  const band = style.paint('#ffd166', 'accent');
  const front =
    shape(
      rig,
      `M${-w - 4},-6 C${-w - 10},-70 -64,-124 0,-124 C64,-124 ${w + 10},-70 ${w + 4},-6 C${w - 4},-30 ${w - 14},-54 54,-72 C30,-84 -30,-84 -54,-72 C${-w + 14},-54 ${-w + 4},-30 ${-w - 4},-6 Z`,
      color.hair,
      0,
    ) +
    shape(
      rig,
      `M${-w - 2},-34 C-60,-104 60,-104 ${w + 2},-34 L${w + 6},-52 C62,-124 -62,-124 ${-w - 6},-52 Z`,
      band,
      line * 0.9,
    ) +
    stroke('M-66,-116 q10,-16 28,-20 M30,-142 q18,0 30,10', color.hairShine, 7);
  return { back, front };
};

const pigtails: DrawHair = (rig) => {
  const { build, color, line, style } = rig;
  const w = build.headHalf;
  const tail = (s: 1 | -1) =>
    shape(
      rig,
      `M${s * (w - 14)},-30 C${s * (w + 40)},-62 ${s * (w + 72)},-16 ${s * (w + 58)},30 C${s * (w + 52)},52 ${s * (w + 40)},66 ${s * (w + 26)},70 C${s * (w + 32)},44 ${s * (w + 22)},20 ${s * (w - 14)},-30 Z`,
      color.hair,
    );
  const front =
    shape(
      rig,
      `M${-w - 4},0 C${-w - 16},-70 -70,-130 0,-130 C70,-130 ${w + 16},-70 ${w + 4},0 C${w - 2},-18 ${w - 8},-34 ${w - 12},-44 C56,-36 34,-44 24,-58 C0,-40 -40,-36 ${-w + 12},-44 C${-w + 8},-34 ${-w + 2},-18 ${-w - 4},0 Z`,
      color.hair,
    ) +
    shine(rig, 'M-56,-92 Q-36,-114 -6,-116') +
    [-1, 1].map((s) => oval(rig, s * (w - 4), -34, 11, 14, style.paint('#ff6b9d', 'accent'), line)).join('');
  return { back: tail(-1) + tail(1), front };
};

export const kidHair = {
  messy,
  bowl,
  ponytail,
  puffs,
  curly,
  braids,
  hijab,
  afro,
  pigtails,
} satisfies Partial<Record<HairStyle, DrawHair>>;
