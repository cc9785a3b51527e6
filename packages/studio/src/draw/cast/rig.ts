import { darken, lighten, mix } from '../colors.ts';
import { svg } from '../markup.ts';
import type { Style } from '../styles.ts';
import { ellipseTag, type Ids, lineTag, pathTag, round } from '../svg.ts';
import type { CastMember } from './members.ts';
import { skins } from './palette.ts';

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
  legWidth: number;
};

const builds: Record<CastMember['age'], Build> = {
  small: build([52, 116, 238, 52, 56, 342], [31, 118, 19], [86, 1.12], 40),
  kid: build([62, 122, 286, 60, 64, 430], [34, 150, 21], [88, 1.16], 44),
  teen: build([72, 124, 334, 60, 68, 560], [36, 174, 22], [80, 1.06], 46),
  adult: build([84, 128, 372, 70, 78, 640], [40, 188, 23], [80, 1.04], 52),
  elder: build([80, 126, 356, 74, 80, 604], [40, 182, 23], [80, 1.04], 52),
};

const broader = (slim: Build): Build => ({
  ...slim,
  shoulderX: slim.shoulderX * 1.06,
  waistX: slim.waistX * 1.26,
  hipX: slim.hipX * 1.18,
  legWidth: slim.legWidth * 1.12,
});
const sturdyBuilds: typeof builds = {
  small: broader(builds.small),
  kid: broader(builds.kid),
  teen: broader(builds.teen),
  adult: broader(builds.adult),
  elder: broader(builds.elder),
};

function build(
  [shoulderX, shoulderY, waistY, waistX, hipX, footY]: [number, number, number, number, number, number],
  [armWidth, armLength, handRadius]: [number, number, number],
  [headHalf, headScale]: [number, number],
  legWidth: number,
): Build {
  return {
    shoulderX,
    shoulderY,
    waistY,
    waistX,
    hipX,
    footY,
    armWidth,
    armLength,
    handRadius,
    headHalf,
    headScale,
    legWidth,
  };
}

/** Teenagers and grown-ups have long faces and long legs. */
export const isGrown = (member: CastMember) => member.age !== 'kid' && member.age !== 'small';
export const buildOf = (member: CastMember): Build => (member.sturdy ? sturdyBuilds : builds)[member.age];

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
    /** Beards are paler than the hair above them, so that a mouth shows. */
    beard: string;
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
  const shade = paint(darken(mix(skin, '#c0392b', 0.12), 0.12), 'skin-shade');
  const bare = member.outfit === 'bare';
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
      skinShade: shade,
      hair: paint(member.hairColor, 'hair'),
      hairShine: paint(lighten(member.hairColor, 0.22), 'hair-shine'),
      hairDark: paint(darken(member.hairColor, 0.25), 'hair'),
      beard: paint(mix(member.hairColor, skin, 0.32), 'hair'),
      top: bare ? paint(skin, 'skin') : paint(member.top, 'cloth'),
      topShade: bare ? shade : paint(darken(member.top, 0.16), 'cloth-shade'),
      top2: paint(member.top2, 'cloth'),
      bottom: paint(member.bottom, 'cloth'),
      bottomShade: paint(darken(member.bottom, 0.2), 'cloth'),
      shoe: paint(member.shoe, 'cloth'),
    },
  };
}

/** What draws a figure's lines: people and animals share it. */
export type Pen = Pick<Rig, 'style' | 'ids' | 'line' | 'fine' | 'faceInk' | 'look'>;

/** A filled shape with the figure's outline; `width` overrides the outline's width. */
export function shape(rig: Pen, d: string, fill: string, width = rig.line, color = rig.style.ink): string {
  return pathTag(d, fill, { color, width });
}

export function oval(
  rig: Pen,
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
  return svg`<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="${cap}" stroke-linejoin="round" data-solid="1"/>`;
}

export function stroke(d: string, color: string, width: number): string {
  return lineTag(d, color, width);
}
