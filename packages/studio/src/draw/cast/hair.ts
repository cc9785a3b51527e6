import { grownHair } from './hair-grown.ts';
import { kidHair } from './hair-kids.ts';
import type { HairStyle } from './members.ts';
import { type Rig, shape, stroke } from './rig.ts';

/** Hair behind the body and over the face, in head coordinates. */
export type Hair = { back: string; front: string };
export type DrawHair = (rig: Rig) => Hair;

const drawings: Record<HairStyle, DrawHair> = { ...kidHair, ...grownHair };

export function drawHair(rig: Rig): Hair {
  return drawings[rig.member.hair](rig);
}

/** The head seen from behind: hair where the face would be. */
export function drawBackOfHead(rig: Rig, outline: string): string {
  const { color, member, build } = rig;
  const bald = member.hair === 'bald';
  const { back, front } = drawHair(rig);
  const cap = shape(rig, outline, bald ? color.skin : color.hair);
  if (bald) return cap + front;
  const parting = stroke(
    `M-34,-96 Q-52,-40 -40,30 M8,-104 Q14,-30 4,44 M46,-92 Q60,-36 44,30`,
    color.hairShine,
    6,
  );
  const neckline = shape(
    rig,
    `M${-build.headHalf + 8},40 Q0,96 ${build.headHalf - 8},40 Q0,120 ${-build.headHalf + 8},40 Z`,
    color.hair,
    0,
  );
  return member.hair === 'hijab' ? back + cap + neckline : cap + neckline + parting + back;
}
