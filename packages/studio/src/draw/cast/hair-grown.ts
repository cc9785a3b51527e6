import type { DrawHair } from './hair.ts';
import type { HairStyle } from './members.ts';
import { oval, type Rig, shape, stroke } from './rig.ts';

const shine = (rig: Rig, d: string) => stroke(d, rig.color.hairShine, 8);

const bun: DrawHair = (rig) => {
  const { build, color, line } = rig;
  const w = build.headHalf;
  const back = oval(rig, 0, -140, 46, 40, color.hair, line) + shine(rig, 'M-22,-156 q10,-12 26,-12');
  const front =
    shape(
      rig,
      `M${-w - 5},0 C${-w - 16},-66 -68,-130 0,-130 C68,-130 ${w + 16},-66 ${w + 5},0 C${w},-22 ${w - 8},-46 58,-66 C30,-72 0,-76 -26,-96 C-38,-70 -62,-52 ${-w + 10},-40 C${-w + 4},-26 ${-w},-12 ${-w - 5},0 Z`,
      color.hair,
    ) + shine(rig, 'M-52,-94 Q-36,-112 -12,-116');
  return { back, front };
};

const long: DrawHair = (rig) => {
  const w = rig.build.headHalf;
  const back = shape(
    rig,
    `M${-w - 12},-20 C${-w - 20},-100 -66,-136 0,-136 C66,-136 ${w + 20},-100 ${w + 12},-20 C${w + 16},60 ${w + 26},120 ${w + 2},168 C${w - 20},176 60,150 50,120 L-50,120 C-60,150 ${-w + 20},176 ${-w - 2},168 C${-w - 26},120 ${-w - 16},60 ${-w - 12},-20 Z`,
    rig.color.hair,
  );
  const front =
    shape(
      rig,
      `M${-w - 6},26 C${-w - 20},-66 -68,-134 4,-134 C72,-134 ${w + 18},-66 ${w + 6},26 C${w},-10 ${w - 6},-46 44,-74 C20,-64 -40,-62 ${-w + 12},-34 C${-w + 6},-14 ${-w},6 ${-w - 6},26 Z`,
      rig.color.hair,
    ) + shine(rig, 'M-56,-90 Q-36,-112 -4,-116');
  return { back, front };
};

const side: DrawHair = (rig) => {
  const w = rig.build.headHalf;
  const front =
    shape(
      rig,
      `M${-w - 4},0 C${-w - 12},-40 ${-w - 8},-84 -58,-112 C-40,-140 30,-148 62,-122 C${w + 8},-104 ${w + 14},-50 ${w + 4},0 C${w - 2},-20 ${w - 6},-44 ${w - 12},-60 C40,-60 -10,-70 -44,-92 C-60,-76 ${-w + 8},-50 ${-w - 4},0 Z`,
      rig.color.hair,
    ) + shine(rig, 'M-22,-112 Q10,-126 40,-114');
  return { back: '', front };
};

const bob: DrawHair = (rig) => {
  const w = rig.build.headHalf;
  const back = shape(
    rig,
    `M${-w - 12},-20 C${-w - 20},-100 -66,-138 0,-138 C66,-138 ${w + 20},-100 ${w + 12},-20 C${w + 16},30 ${w + 20},60 ${w + 10},86 C40,100 -40,100 ${-w - 10},86 C${-w - 20},60 ${-w - 16},30 ${-w - 12},-20 Z`,
    rig.color.hair,
  );
  const front =
    shape(
      rig,
      `M${-w - 8},46 C${-w - 24},-66 -70,-136 0,-136 C70,-136 ${w + 24},-66 ${w + 8},46 C${w - 2},10 ${w - 6},-18 ${w - 14},-42 C40,-36 -30,-44 -52,-66 C-58,-48 ${-w + 16},-36 ${-w + 12},-24 C${-w + 4},0 ${-w},20 ${-w - 8},46 Z`,
      rig.color.hair,
    ) + shine(rig, 'M-60,-88 Q-40,-112 -6,-116');
  return { back, front };
};

const crop: DrawHair = (rig) => {
  const w = rig.build.headHalf;
  const front =
    shape(
      rig,
      `M${-w - 3},-8 C${-w - 14},-60 -78,-122 -44,-128 L-36,-142 L-18,-132 L-4,-148 L12,-134 L32,-146 L40,-130 C78,-124 ${w + 14},-62 ${w + 3},-8 C${w - 2},-30 ${w - 8},-48 ${w - 16},-62 C50,-78 20,-80 0,-76 C-22,-80 -52,-78 ${-w + 16},-62 C${-w + 8},-48 ${-w + 2},-30 ${-w - 3},-8 Z`,
      rig.color.hair,
    ) + shine(rig, 'M-54,-98 Q-40,-112 -20,-114');
  return { back: '', front };
};

const bald: DrawHair = (rig) => {
  const w = rig.build.headHalf;
  const tuft = (s: 1 | -1) =>
    shape(
      rig,
      `M${s * (w + 2)},14 C${s * (w + 16)},0 ${s * (w + 16)},-44 ${s * (w - 4)},-56 C${s * (w - 10)},-34 ${s * (w - 8)},-8 ${s * (w + 2)},14 Z`,
      rig.color.hair,
    );
  const glint = rig.style.monochrome
    ? ''
    : '<path d="M-34,-92 Q-14,-106 14,-104" fill="none" stroke="#ffffff" stroke-width="8" stroke-linecap="round" opacity="0.5"/>';
  return { back: '', front: tuft(-1) + tuft(1) + glint };
};

const fade: DrawHair = (rig) => {
  const w = rig.build.headHalf;
  const front =
    shape(
      rig,
      `M${-w - 2},-14 C${-w - 8},-60 ${-w - 2},-112 -54,-132 C-24,-142 24,-142 54,-132 C${w + 2},-112 ${w + 8},-60 ${w + 2},-14 C${w - 2},-34 ${w - 6},-52 ${w - 14},-68 L${-w + 14},-68 C${-w + 6},-52 ${-w + 2},-34 ${-w - 2},-14 Z`,
      rig.color.hair,
    ) + shine(rig, 'M-44,-112 Q-10,-124 24,-120');
  return { back: '', front };
};

const waves: DrawHair = (rig) => {
  const w = rig.build.headHalf;
  const half = (s: 1 | -1) =>
    `C${s * (w + 28)},-4 ${s * (w + 30)},26 ${s * (w + 12)},44 C${s * (w + 32)},64 ${s * (w + 28)},94 ${s * (w + 8)},110 C${s * (w + 20)},136 ${s * (w - 6)},152 ${s * (w - 26)},144`;
  const mirrored = `C${-w + 6},152 ${-w - 20},136 ${-w - 8},110 C${-w - 28},94 ${-w - 32},64 ${-w - 12},44 C${-w - 30},26 ${-w - 28},-4 ${-w - 12},-24`;
  const back = shape(
    rig,
    `M0,-136 C66,-136 ${w + 20},-100 ${w + 12},-24 ${half(1)} L${-w + 26},144 ${mirrored} C${-w - 20},-100 -66,-136 0,-136 Z`,
    rig.color.hair,
  );
  const front =
    shape(
      rig,
      `M${-w - 6},30 C${-w - 20},-66 -72,-136 -8,-136 C66,-138 ${w + 18},-66 ${w + 6},30 C${w + 4},4 ${w - 12},-6 ${w - 10},-34 C44,-40 18,-66 8,-88 C-14,-60 -54,-44 ${-w + 12},-36 C${-w + 14},-8 ${-w - 2},6 ${-w - 6},30 Z`,
      rig.color.hair,
    ) + shine(rig, 'M-58,-86 Q-40,-112 -10,-118');
  return { back, front };
};

export const grownHair = { bun, long, side, bob, crop, bald, fade, waves } satisfies Partial<
  Record<HairStyle, DrawHair>
>;
