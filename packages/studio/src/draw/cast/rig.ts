import { darken, lighten, mix } from '../colors.ts';
import type { Style } from '../styles.ts';
import { ellipseTag, type Ids, lineTag, pathTag, round } from '../svg.ts';
import { type CastMember, skins } from './members.ts';

/** Body measures in rig units; the head's centre is the origin and a kid's head is about 180 wide. */
export type Build = {
  shoulderX: number;
  shoulderY: number;
  waistY: number;
  waistX: number;
  hipX: number;
  footY: number;
  armWidth: number;
  armLength: number;
  handRadius: number;
  headHalf: number;
  headScale: number;
};

const kidBuild: Build = {
  shoulderX: 62,
  shoulderY: 122,
  waistY: 286,
  waistX: 60,
  hipX: 64,
  footY: 430,
  armWidth: 34,
  armLength: 150,
  handRadius: 21,
  headHalf: 88,
  headScale: 1.16,
};
const adultBuild: Build = {
  shoulderX: 84,
  shoulderY: 128,
  waistY: 372,
  waistX: 70,
  hipX: 78,
  footY: 640,
  armWidth: 40,
  armLength: 188,
  handRadius: 23,
  headHalf: 80,
  headScale: 1.04,
};

export const isGrown = (member: CastMember) => member.age !== 'kid';
export const buildOf = (member: CastMember): Build => (isGrown(member) ? adultBuild : kidBuild);

/** Everything that the parts of one figure share while it is drawn. */
export type Rig = {
  member: CastMember;
  style: Style;
  ids: Ids;
  build: Build;
  grown: boolean;
  /** Where the eyes look: -1 to 1, right and down; already mirrored for a mirrored figure. */
  look: [x: number, y: number];
  /** Outline width in rig units, so that lines match on the page whatever the scale; 0 without ink. */
  line: number;
  /** Width of the finer lines of a face, never 0. */
  fine: number;
  /** Colour of the face's lines. */
  faceInk: string;
  color: {
    skin: string;
    skinShade: string;
    hair: string;
    hairShine: string;
    hairDark: string;
    top: string;
    topShade: string;
    top2: string;
    bottom: string;
    bottomShade: string;
    shoe: string;
  };
};

export type RigOptions = {
  member: CastMember;
  style: Style;
  ids: Ids;
  /** Page px per rig unit. */
  scale: number;
  look: [number, number];
};

export function createRig({ member, style, ids, scale, look }: RigOptions): Rig {
  const line = style.inked ? style.lineWidth / scale : 0;
  const skin = skins[member.skin];
  const paint = style.paint;
  return {
    member,
    style,
    ids,
    build: buildOf(member),
    grown: isGrown(member),
    look,
    line,
    fine: Math.max(style.inked ? line * 0.9 : 4, 2.2),
    faceInk: style.inked ? style.ink : darken(skin, 0.62),
    color: {
      skin: paint(skin, 'skin'),
      skinShade: paint(darken(mix(skin, '#c0392b', 0.12), 0.12), 'skin-shade'),
      hair: paint(member.hairColor, 'hair'),
      hairShine: paint(lighten(member.hairColor, 0.22), 'hair-shine'),
      hairDark: paint(darken(member.hairColor, 0.25), 'hair'),
      top: paint(member.top, 'cloth'),
      topShade: paint(darken(member.top, 0.16), 'cloth-shade'),
      top2: paint(member.top2, 'cloth'),
      bottom: paint(member.bottom, 'cloth'),
      bottomShade: paint(darken(member.bottom, 0.2), 'cloth'),
      shoe: paint(member.shoe, 'cloth'),
    },
  };
}

/** A filled shape with the figure's outline; `width` overrides the outline's width. */
export function shape(rig: Rig, d: string, fill: string, width = rig.line, color = rig.style.ink): string {
  return pathTag(d, fill, { color, width });
}

export function oval(
  rig: Rig,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  width = 0,
  color = rig.style.ink,
): string {
  return ellipseTag(x, y, rx, ry, fill, { color, width });
}

/** A broad line that is really a filled shape (a limb, a strap): the pencil and ink stages treat it as a fill. */
export function solidStroke(
  d: string,
  color: string,
  width: number,
  cap: 'round' | 'butt' = 'round',
): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="${cap}" stroke-linejoin="round" data-solid="1"/>`;
}

export function stroke(d: string, color: string, width: number): string {
  return lineTag(d, color, width);
}
