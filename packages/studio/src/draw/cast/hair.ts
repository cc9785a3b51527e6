import { grownHair } from './hair-grown.ts';
import { kidHair } from './hair-kids.ts';
import { periodHair } from './hair-period.ts';
import type { HairStyle } from './members.ts';
import { oval, type Rig, shape, stroke } from './rig.ts';

/** Hair behind the body and over the face, in head coordinates. */
export type Hair = { back: string; front: string };
export type DrawHair = (rig: Rig) => Hair;

const drawings: Record<HairStyle, DrawHair> = { ...kidHair, ...grownHair, ...periodHair };

export function drawHair(rig: Rig): Hair {
  return drawings[rig.member.hair](rig);
}

/** How far hair comes down the back, below the head's centre; the rest ends at the nape. */
const lengths: Partial<Record<HairStyle, number>> = {
  long: 168,
  waves: 150,
  bob: 92,
  hijab: 134,
  messy: 46,
  bowl: 42,
  side: 34,
  crop: 30,
  fade: 22,
};

/** The head seen from behind: hair where the face would be, then what hangs or is tied there. */
export function drawBackOfHead(rig: Rig, outline: string): string {
  const { color, member, build, line, style } = rig;
  const { back, front } = drawHair(rig);
  if (member.hair === 'bald') return shape(rig, outline, color.skin) + front;
  const w = build.headHalf;
  const foot = lengths[member.hair] ?? 66;
  const wide = foot > 80 ? 14 : 5;
  const cap = shape(
    rig,
    `M${-w - wide},-10 C${-w - wide - 10},-92 -66,-136 0,-136 C66,-136 ${w + wide + 10},-92 ${w + wide},-10 C${w + wide},${foot * 0.5} ${w - 4},${foot - 10} ${w * 0.55},${foot} Q0,${foot + 18} ${-w * 0.55},${foot} C${-w + 4},${foot - 10} ${-w - wide},${foot * 0.5} ${-w - wide},-10 Z`,
    color.hair,
  );
  const strands = stroke(`M-46,-84 Q-62,-40 -52,10 M6,-96 Q12,-66 10,-40`, color.hairShine, 6);
  const neck = shape(rig, outline, color.skin);
  switch (member.hair) {
    case 'ponytail':
      return (
        neck +
        cap +
        strands +
        shape(rig, 'M-22,-60 C-52,-10 -46,70 -6,128 C44,80 54,-6 22,-60 Z', color.hair) +
        oval(rig, 0, -60, 22, 14, style.paint('#ffd166', 'accent'), line)
      );
    case 'bun':
      return neck + back + cap + strands;
    case 'hijab':
      return cap + stroke('M-40,-100 Q-10,20 -30,110', line ? style.ink : color.hairDark, line * 0.8 || 4);
    case 'puffs':
    case 'braids':
    case 'pigtails':
      return neck + back + cap + stroke('M0,-130 L0,64', color.skin, 4) + strands;
    case 'afro':
    case 'curly':
    case 'messy':
    case 'crop':
    case 'wild':
      // Tufts and curls stand out over the crown, whatever side they are seen from.
      return neck + back + front + cap + strands;
    default:
      return neck + cap + strands + (foot > 80 ? locks(rig, foot) : '');
  }
}

/** Lines that let long hair fall, or it would be one slab from behind. */
const locks = ({ color, line }: Rig, foot: number) =>
  stroke(
    `M-58,30 Q-70,${foot * 0.6} -48,${foot - 14} M-20,48 Q-26,${foot * 0.66} -14,${foot} M20,40 Q28,${foot * 0.62} 18,${foot} M60,24 Q70,${foot * 0.6} 50,${foot - 14}`,
    color.hairDark,
    line * 0.8 || 4,
  );
