import type { DrawHair } from './hair.ts';
import type { HairStyle } from './members.ts';
import { oval, type Rig, shape, stroke } from './rig.ts';

/** Hair that stands off the head in white or grey tufts. */
const wild: DrawHair = (rig) => {
  const w = rig.build.headHalf;
  const back = shape(
    rig,
    `M${-w + 4},50 L${-w - 34},44 L${-w - 22},22 L${-w - 50},4 L${-w - 26},-18 L${-w - 48},-48 L${-w - 18},-62 L${-w - 30},-100 L-62,-108 L-62,-142 L-30,-134 L-10,-160 L12,-138 L44,-154 L54,-124 L${w + 10},-120 L${w + 8},-88 L${w + 44},-72 L${w + 24},-40 L${w + 50},-16 L${w + 26},4 L${w + 44},34 L${w - 4},50 Z`,
    rig.color.hair,
  );
  const front =
    shape(
      rig,
      `M${-w - 6},10 C${-w - 20},-50 ${-w},-100 -50,-122 C-20,-138 30,-136 58,-118 C${w + 4},-96 ${w + 20},-50 ${w + 6},10 C${w},-20 ${w - 8},-52 52,-76 L36,-68 L22,-86 L0,-74 L-20,-88 L-38,-70 L-54,-78 C${-w + 8},-52 ${-w},-20 ${-w - 6},10 Z`,
      rig.color.hair,
    ) + stroke('M-50,-96 Q-40,-110 -24,-114', rig.color.hairShine, 7);
  return { back, front };
};

/** Rolls beside the ears, as men wore them in the 1700s. */
const rolls = (rig: Rig, x: number) =>
  [-6, 20].map((y) => oval(rig, x, y, 19, 12, rig.color.hair, rig.line)).join('');

const wig: DrawHair = (rig) => {
  const w = rig.build.headHalf;
  const front =
    shape(
      rig,
      `M${-w - 6},-2 C${-w - 18},-66 -70,-140 0,-142 C70,-140 ${w + 18},-66 ${w + 6},-2 C${w - 2},-40 ${w - 16},-72 40,-90 Q0,-100 -40,-90 C${-w + 16},-72 ${-w + 2},-40 ${-w - 6},-2 Z`,
      rig.color.hair,
    ) +
    rolls(rig, -w - 8) +
    rolls(rig, w + 8) +
    stroke('M-40,-112 Q-10,-130 30,-122', rig.color.hairShine, 7);
  return { back: '', front };
};

export const periodHair = { wild, wig } satisfies Partial<Record<HairStyle, DrawHair>>;

/** The same in profile, facing right. */
export const periodSideHair = {
  wild: (rig) => ({
    back: shape(
      rig,
      'M-20,60 L-70,66 L-78,44 L-120,40 L-104,12 L-136,-12 L-108,-36 L-130,-74 L-92,-86 L-90,-126 L-52,-118 L-32,-152 L-4,-130 L20,-154 L34,-126 L60,-130 L40,-40 Z',
      rig.color.hair,
    ),
    front: shape(
      rig,
      'M78,-66 C60,-78 44,-70 30,-46 C18,-28 12,-10 4,2 C-4,-14 -14,-20 -20,-18 C-34,-14 -36,10 -34,34 C-56,46 -78,40 -88,20 C-108,-40 -92,-98 -54,-122 C-10,-142 56,-130 78,-66 Z',
      rig.color.hair,
    ),
  }),
  wig: (rig) => ({
    back: shape(rig, 'M-70,10 C-104,30 -112,80 -100,128 L-76,128 C-72,90 -60,60 -40,40 Z', rig.color.hair),
    front:
      shape(
        rig,
        'M76,-64 C58,-84 36,-80 22,-52 C12,-34 6,-24 -8,-24 C-32,-22 -36,8 -32,34 C-52,50 -72,44 -84,22 C-108,-34 -96,-92 -62,-120 C-20,-148 58,-142 76,-64 Z',
        rig.color.hair,
      ) + rolls(rig, -14),
  }),
} satisfies Partial<Record<HairStyle, DrawHair>>;
