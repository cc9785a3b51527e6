import { type Avatar, type AvatarView, avatarParts } from '@panelwise/contracts/domain/avatar';
import { drawFigure } from './cast/figure.ts';
import type { HatName } from './cast/hats.ts';
import type { CastMember } from './cast/members.ts';
import { clothesPaint, hairPaint } from './cast/palette.ts';
import { buildOf } from './cast/rig.ts';
import { shoeHeight } from './cast/skeleton.ts';
import { halfHead, headTop } from './compose/figure-extent.ts';
import { createRandom } from './random.ts';
import { drawScene } from './scenes/scene.ts';
import { styles } from './styles.ts';
import { createIds, rectTag, svgDocument } from './svg.ts';
import type { PoseName } from './vocabulary.ts';

/** Sizes of the two pictures in px; how far down a figure is seen, in rig units; and what is left free above and below. */
const frames = {
  face: { width: 240, height: 240, foot: 150, above: 12, below: 0, most: 1 },
  whole: { width: 420, height: 600, foot: undefined, above: 20, below: 22, most: 0.9 },
} satisfies Record<AvatarView, unknown>;

/** Places of the palette's skins, from the lightest. */
const skinPlaces = [5, 0, 1, 6, 2, 3, 4, 7] as const satisfies readonly CastMember['skin'][];
const hairPaints: Record<Avatar['hairColor'], string> = {
  ...hairPaint,
  dark: '#2f1c14',
  white: '#f1eee8',
  violet: '#7a4fc4',
  blue: '#2f7fd0',
  pink: '#e86aa6',
  green: '#3c9a5f',
};
const coverPaints: Record<Avatar['coverColor'], string> = {
  ...clothesPaint,
  black: '#2b2830',
  white: '#f7f3ea',
};
/** Hats that have a colour of their own. */
const ownColor = new Set<Avatar['cover']>(['straw', 'flowers', 'laurel', 'helmet']);
const hats: Partial<Record<Avatar['cover'], HatName>> = {
  turban: 'turban',
  kippa: 'kippa',
  kufi: 'kufi',
  headband: 'headband',
  cap: 'flat-cap',
  straw: 'straw',
  beret: 'beret',
  flowers: 'flowers',
  bowler: 'bowler',
  tricorn: 'tricorn',
  'top-hat': 'top-hat',
  laurel: 'laurel',
  helmet: 'helmet',
};
/** A face is small: behind it is a colour of its place. */
const grounds: Record<Avatar['place'], string> = {
  library: '#f3d9a4',
  forest: '#bfe0a8',
  snow: '#d8ecf7',
  classroom: '#cde8de',
  beach: '#f7e3b0',
  ocean: '#9fd8ea',
  stage: '#f2b8b0',
  pitch: '#a9dba0',
  volcano: '#f6b893',
  night: '#a9b6e6',
  space: '#b9a7e3',
  palace: '#f4c6dc',
};
const icons: Record<Exclude<Avatar['held'], 'nothing' | 'book'>, string> = {
  ball: 'soccer-ball',
  plant: 'potted-plant',
  pencil: 'pencil',
  kite: 'kite',
  globe: 'globe-showing-europe-africa',
  telescope: 'telescope',
  guitar: 'guitar',
  rocket: 'rocket',
  dinosaur: 't-rex',
  microscope: 'microscope',
  trophy: 'trophy',
};

/** The character of a reader as SVG, drawn as the cast of a comic is. The same character has the same bytes everywhere. */
export function avatarSvg(avatar: Avatar, view: AvatarView): string {
  const { width, height } = frames[view];
  const member = memberOf(avatar);
  const style = styles.comic;
  const ids = createIds('a');
  const { scale, headY } = fitted(member, view);
  const behind =
    view === 'face'
      ? rectTag(0, 0, width, height, grounds[avatar.place])
      : drawScene(
          avatar.place,
          {
            width,
            height,
            style,
            ids,
            random: createRandom(avatar.place),
            tone: 'cool',
            focus: { x: width / 2, y: height * 0.62 },
            clearTop: false,
            acting: [],
            covered: [],
          },
          { shot: 'single', index: 0 },
        );
  const figure = drawFigure(width / 2, headY, {
    member,
    pose: poseOf(avatar, view),
    held: avatar.held === 'nothing' || avatar.held === 'book' ? undefined : icons[avatar.held],
    outerArm: false,
    sway: 0,
    expression: avatar.face,
    look: [0, 0],
    style: { ...style, lineWidth: view === 'face' ? 3 : 3.6 },
    ids,
    scale,
    mirrored: false,
  });
  return svgDocument(width, height, behind + figure);
}

/** As large as it goes, with whatever stands high on its head. */
function fitted(member: CastMember, view: AvatarView): { scale: number; headY: number } {
  const { width, height, foot, above, below, most } = frames[view];
  const { footY, headScale } = buildOf(member);
  const lowest = foot ?? footY + shoeHeight;
  const across = view === 'face' ? (width - 8) / (2 * halfHead(member) * headScale) : most;
  const scale = Math.min(most, across, (height - above - below) / (lowest - headTop(member)));
  return { scale, headY: height - below - lowest * scale };
}

function poseOf({ held }: Avatar, view: AvatarView): PoseName {
  if (view === 'face') return 'idle';
  if (held === 'nothing') return 'wave';
  return held === 'book' ? 'book' : 'hold';
}

function memberOf(avatar: Avatar): CastMember {
  const { cover, clothes } = avatar;
  const color = clothesPaint[avatar.clothesColor];
  const covered = cover === 'hijab';
  const hat = hats[cover];
  return {
    id: 'avatar',
    name: '',
    // Of what it says only lashes are drawn.
    gender: avatar.eyes === 'lashes' ? 'she' : 'he',
    age: avatar.body === 'child' ? 'kid' : avatar.body === 'teen' ? 'teen' : 'adult',
    skin: skinPlaces[avatarParts.skin.indexOf(avatar.skin)]!,
    // A turban covers all hair.
    hair: covered ? 'hijab' : cover === 'turban' ? 'fade' : avatar.hair,
    hairColor: covered ? coverPaints[avatar.coverColor] : hairPaints[avatar.hairColor],
    outfit: clothes,
    top: clothes === 'coat' ? '#ffffff' : color,
    top2: clothes === 'coat' || clothes === 'uniform' ? '#ffd166' : '#fff6e5',
    bottom: '#3d5a98',
    shoe: '#e63946',
    glasses: avatar.glasses === 'yes',
    freckles: avatar.freckles === 'yes',
    hearingAid: avatar.hearing === 'aid',
    wheelchair: avatar.help === 'wheelchair',
    prosthesis: avatar.help === 'blade',
    cane: avatar.help === 'cane',
    shorts: avatar.legs === 'shorts' || avatar.help === 'blade',
    crown: cover === 'crown',
    ...(hat && { hat, ...(!ownColor.has(cover) && { hatColor: coverPaints[avatar.coverColor] }) }),
    ...((avatar.legs === 'skirt' || avatar.legs === 'long-skirt' || clothes === 'dress') && {
      skirt: clothes === 'dress' ? color : '#6d597a',
      skirtLength: avatar.legs === 'long-skirt' ? ('ankle' as const) : ('knee' as const),
    }),
  };
}
