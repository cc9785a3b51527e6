import { round } from '../svg.ts';
import type { Hair } from './hair.ts';
import { braid, lobes } from './hair-kids.ts';
import { periodSideHair } from './hair-period.ts';
import type { HairStyle } from './members.ts';
import { oval, type Rig, shape, stroke } from './rig.ts';

/** Hair of a head in profile, facing right, in head coordinates. */
export function drawSideHair(rig: Rig): Hair {
  return styles[rig.member.hair](rig);
}

type DrawHair = (rig: Rig) => Hair;

const shine = (rig: Rig, d = 'M-62,-84 Q-42,-112 -6,-118') => stroke(d, rig.color.hairShine, 8);
const tie = (rig: Rig, x: number, y: number, hex: string) =>
  oval(rig, x, y, 12, 15, rig.style.paint(hex, 'accent'), rig.line);

/** From the forehead over the temple and behind the ear to the nape, and back over the crown. */
const hairline = 'C60,-66 38,-70 26,-44 C18,-28 14,-14 6,0 C0,-6 -4,-18 -14,-20 C-32,-20 -36,8 -32,30';
const cap = `M82,-56 ${hairline} C-40,48 -52,56 -66,60 C-98,32 -110,-34 -94,-76 C-76,-118 -38,-132 2,-132 C50,-132 80,-96 82,-56 Z`;
/** Hair combed back to a tie: nothing over the temple. */
const tight = `M80,-62 C60,-74 30,-66 10,-34 C2,-20 -8,-20 -14,-20 C-30,-18 -34,8 -32,26 C-40,40 -52,46 -62,48 C-94,24 -106,-34 -92,-76 C-74,-116 -38,-128 2,-128 C46,-128 76,-100 80,-62 Z`;

const capped = (rig: Rig, d = cap) => shape(rig, d, rig.color.hair) + shine(rig);

const messy: DrawHair = (rig) => ({
  back: '',
  front:
    shape(
      rig,
      'M90,-44 C82,-44 76,-50 72,-60 C66,-44 56,-38 46,-36 C44,-44 42,-50 40,-54 C34,-38 26,-26 14,-18 C12,-8 10,-4 6,2 C0,-6 -4,-18 -14,-20 C-32,-20 -36,8 -32,30 C-38,44 -46,52 -58,64 C-62,58 -66,52 -70,50 C-76,56 -82,58 -88,58 C-86,50 -88,42 -88,36 C-108,-10 -108,-52 -94,-80 C-78,-118 -44,-134 -22,-136 C-30,-146 -26,-154 -18,-158 C-8,-146 2,-144 8,-150 C12,-158 22,-160 26,-154 C24,-146 30,-142 36,-138 C74,-124 92,-84 90,-44 Z',
      rig.color.hair,
    ) + shine(rig),
});

const bowl: DrawHair = (rig) => ({
  back: '',
  front:
    shape(
      rig,
      'M90,-36 C66,-30 44,-30 26,-34 C24,-20 18,-6 8,4 C2,-8 -4,-18 -14,-20 C-32,-20 -34,8 -30,34 C-46,42 -62,42 -78,36 C-102,4 -110,-44 -94,-82 C-76,-122 -38,-134 2,-134 C56,-134 88,-92 90,-36 Z',
      rig.color.hair,
    ) + shine(rig),
});

const ponytail: DrawHair = (rig) => ({
  back:
    shape(
      rig,
      'M-72,-84 C-124,-118 -168,-70 -164,-8 C-162,36 -148,64 -124,78 C-130,48 -122,22 -108,4 C-94,-14 -82,-40 -72,-84 Z',
      rig.color.hair,
    ) +
    stroke('M-126,-56 Q-146,-16 -138,30', rig.line ? rig.style.ink : rig.color.hairDark, rig.line * 0.8 || 4),
  front: capped(rig, tight) + tie(rig, -88, -72, '#ffd166'),
});

const puffs: DrawHair = (rig) => ({
  back: shape(rig, lobes(-18, -124, 44, 9, 1.34), rig.color.hair),
  front:
    capped(rig, tight) +
    shape(rig, lobes(-66, -100, 50, 9, 1.34), rig.color.hair) +
    shine(rig, 'M-88,-114 q8,-16 24,-18') +
    tie(rig, -40, -76, '#ff6b9d'),
});

const curly: DrawHair = (rig) => ({
  back: '',
  front:
    shape(rig, lobedCap(), rig.color.hair) +
    stroke('M-56,-92 q10,-14 24,-8 M-12,-112 q12,-10 24,0 M-78,-44 q8,-14 20,-10', rig.color.hairShine, 6),
});

/** Curls from the fringe over the crown to the nape, and back along the hairline. */
function lobedCap(): string {
  const outer: [number, number][] = [
    [88, -44],
    [82, -82],
    [58, -112],
    [24, -128],
    [-14, -130],
    [-50, -120],
    [-80, -96],
    [-98, -60],
    [-102, -22],
    [-94, 16],
    [-68, 44],
  ];
  let d = `M${outer[0]!.join(',')}`;
  for (let i = 1; i < outer.length; i++) {
    const [[ax, ay], [bx, by]] = [outer[i - 1]!, outer[i]!];
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    const length = Math.hypot(mx, my + 40) || 1;
    d += ` Q${round(mx + (mx / length) * 30)},${round(my + ((my + 40) / length) * 30)} ${bx},${by}`;
  }
  return `${d} Q-40,48 -32,28 Q-38,4 -26,-14 Q-12,-26 2,-10 Q14,-18 18,-34 Q36,-32 40,-52 Q60,-40 66,-56 Q80,-36 88,-44 Z`;
}

const braids: DrawHair = (rig) => ({ back: '', front: capped(rig, tight) + braid(rig, -58, 34, -1) });

const hijab: DrawHair = (rig) => {
  const { color, line, style } = rig;
  const outer =
    'M70,-84 C50,-128 12,-140 -14,-138 C-70,-134 -108,-90 -106,-26 C-104,30 -96,76 -84,118 C-40,146 30,140 52,112 C58,100 52,94 44,90 C22,86 8,74 8,40 C6,0 14,-44 40,-66 C52,-76 64,-78 70,-84 Z';
  return {
    back: shape(rig, 'M-92,20 C-120,90 -96,150 -44,164 C20,160 60,140 60,110 L0,60 Z', color.hairDark),
    front:
      shape(rig, outer, color.hair) +
      stroke(
        'M-2,-66 C-22,-20 -20,40 10,92 M-40,60 Q-20,104 34,112',
        line ? style.ink : color.hairDark,
        line * 0.8 || 4,
      ) +
      shine(rig, 'M-80,-70 Q-62,-112 -20,-122'),
  };
};

const bun: DrawHair = (rig) => ({
  back: '',
  front:
    oval(rig, -52, -132, 44, 40, rig.color.hair, rig.line) +
    shine(rig, 'M-74,-146 q10,-12 26,-12') +
    capped(rig, tight),
});

const drape = (foot: number) =>
  `M-6,-128 C-70,-128 -112,-80 -108,-10 C-106,60 -122,${foot - 40} -112,${foot} C-84,${foot + 12} -50,${foot + 8} -22,${foot - 4} C-14,${foot - 60} -20,40 -14,-20 Z`;

const long: DrawHair = (rig) => ({
  back: shape(rig, drape(164), rig.color.hair),
  front:
    shape(
      rig,
      'M84,-52 C60,-64 38,-66 28,-40 C22,-16 18,20 0,60 C-10,100 -16,130 -36,150 C-60,120 -98,60 -104,-10 C-108,-90 -60,-134 2,-134 C52,-134 82,-96 84,-52 Z',
      rig.color.hair,
    ) + shine(rig),
});

const side: DrawHair = (rig) => ({
  back: '',
  front:
    shape(
      rig,
      'M90,-64 C66,-50 44,-58 28,-52 C22,-30 14,-12 4,0 C0,-8 -4,-18 -14,-20 C-32,-20 -36,4 -32,22 C-40,36 -52,42 -64,42 C-94,16 -104,-34 -92,-76 C-74,-122 -30,-138 12,-138 C60,-140 92,-104 90,-64 Z',
      rig.color.hair,
    ) + shine(rig, 'M-40,-110 Q0,-128 40,-116'),
});

const bob: DrawHair = (rig) => ({
  back: '',
  front:
    shape(
      rig,
      'M88,-48 C66,-44 48,-50 36,-58 C34,-30 30,20 22,80 C-20,96 -64,96 -100,82 C-112,40 -114,-30 -100,-74 C-82,-120 -40,-138 2,-138 C54,-138 86,-98 88,-48 Z',
      rig.color.hair,
    ) + shine(rig),
});

const afro: DrawHair = (rig) => ({
  back: shape(rig, lobes(-30, -50, 108, 15, 1.14), rig.color.hair),
  front:
    shape(
      rig,
      'M76,-74 C50,-72 34,-56 22,-34 C14,-16 -4,-26 -14,-22 C-34,-16 -36,14 -30,36 C-60,60 -90,44 -110,10 C-130,-40 -120,-110 -60,-140 C0,-160 56,-130 76,-74 Z',
      rig.color.hair,
      0,
    ) +
    shape(
      rig,
      'M78,-66 C50,-86 10,-70 -20,-24 L-36,-34 C-10,-88 40,-112 76,-88 Z',
      rig.style.paint('#ffd166', 'accent'),
      rig.line * 0.9,
    ) +
    stroke('M-88,-100 q10,-20 30,-28 M-110,-30 q-2,-16 6,-26', rig.color.hairShine, 7),
});

const crop: DrawHair = (rig) => ({
  back: '',
  front:
    shape(
      rig,
      'M84,-60 C66,-70 44,-74 28,-52 C22,-32 14,-12 4,0 C0,-8 -4,-18 -14,-20 C-32,-20 -36,4 -32,22 C-42,36 -54,42 -66,40 C-96,10 -106,-44 -92,-82 C-80,-114 -56,-126 -36,-130 L-24,-144 L-10,-134 L8,-150 L22,-136 L44,-144 L52,-126 C74,-110 84,-86 84,-60 Z',
      rig.color.hair,
    ) + shine(rig),
});

const fade: DrawHair = (rig) => ({
  back: '',
  front:
    shape(
      rig,
      'M80,-70 L34,-64 C26,-40 16,-16 6,-4 C0,-10 -4,-18 -14,-20 C-32,-20 -36,2 -32,18 C-44,30 -56,34 -66,30 C-92,4 -100,-44 -92,-84 C-84,-118 -56,-136 -6,-138 C52,-140 80,-116 80,-70 Z',
      rig.color.hair,
    ) + stroke('M-84,-50 Q-60,-62 28,-62', rig.color.hairShine, 5),
});

const waves: DrawHair = (rig) => ({
  back: shape(
    rig,
    'M-6,-128 C-70,-128 -114,-80 -108,-20 C-126,0 -128,30 -112,48 C-128,70 -124,100 -106,116 C-112,140 -96,156 -74,152 C-50,164 -30,150 -24,128 C-10,90 -20,40 -14,-20 Z',
    rig.color.hair,
  ),
  front:
    shape(
      rig,
      'M84,-52 C56,-60 40,-60 30,-40 C28,-20 34,-6 20,14 C30,36 16,56 8,66 C12,88 -4,100 -20,104 C-40,90 -98,60 -104,-10 C-108,-92 -60,-136 2,-136 C52,-136 82,-96 84,-52 Z',
      rig.color.hair,
    ) + shine(rig),
});

const pigtails: DrawHair = (rig) => ({
  back: '',
  front:
    shape(
      rig,
      'M-44,-24 C-84,-44 -128,-22 -126,26 C-124,58 -108,80 -88,86 C-92,62 -80,40 -62,26 C-50,14 -42,0 -44,-24 Z',
      rig.color.hair,
    ) +
    capped(rig, tight) +
    tie(rig, -48, -12, '#ff6b9d'),
});

const bald: DrawHair = (rig) => ({
  back: '',
  front: shape(
    rig,
    'M-2,-26 C-12,-30 -30,-24 -32,-2 C-34,14 -36,26 -46,34 C-58,44 -68,40 -76,28 C-94,2 -98,-30 -90,-54 C-62,-34 -30,-40 -2,-26 Z',
    rig.color.hair,
  ),
});

const styles: Record<HairStyle, DrawHair> = {
  messy,
  bowl,
  ponytail,
  puffs,
  curly,
  braids,
  hijab,
  bun,
  long,
  side,
  bob,
  afro,
  crop,
  bald,
  fade,
  waves,
  pigtails,
  ...periodSideHair,
};
