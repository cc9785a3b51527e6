import type { Avatar, AvatarView } from '@panelwise/contracts/domain/avatar';
import { avatarPaints, skinPlaces } from './avatar-paints.ts';
import { drawFigure } from './cast/figure.ts';
import type { HatName } from './cast/hats.ts';
import type { CastMember } from './cast/members.ts';
import { buildOf } from './cast/rig.ts';
import { shoeHeight } from './cast/skeleton.ts';
import { halfHead, headTop } from './compose/figure-extent.ts';
import { createRandom } from './random.ts';
import { drawScene } from './scenes/scene.ts';
import { styles } from './styles.ts';
import { createIds, rectTag, svgDocument } from './svg.ts';
import type { PoseName } from './vocabulary.ts';

/** Sizes of the pictures in px; how far down a figure is seen, in rig units; and what is left free above and below. */
const frames = {
  face: { width: 240, height: 240, foot: 150, above: 12, below: 0, most: 1 },
  body: { width: 420, height: 600, foot: undefined, above: 20, below: 22, most: 0.9 },
  whole: { width: 420, height: 600, foot: undefined, above: 20, below: 22, most: 0.9 },
} satisfies Record<AvatarView, unknown>;

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
    view !== 'whole'
      ? rectTag(0, 0, width, height, avatarPaints.place[avatar.place])
      : drawScene(
          avatar.place,
          {
            width,
            height,
            style,
            ids,
            random: createRandom(avatar.place),
            tone: 'cool',
            land: 'temperate',
            subject: '',
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
  const color = avatarPaints.clothesColor[avatar.clothesColor];
  const covered = cover === 'hijab';
  const hat = hats[cover];
  return {
    id: 'avatar',
    name: '',
    // Of what it says only lashes are drawn.
    gender: avatar.eyes === 'lashes' ? 'she' : 'he',
    age: avatar.body === 'child' ? 'kid' : avatar.body === 'teen' ? 'teen' : 'adult',
    skin: skinPlaces[avatar.skin],
    // A turban covers all hair.
    hair: covered ? 'hijab' : cover === 'turban' ? 'fade' : avatar.hair,
    hairColor: covered
      ? avatarPaints.coverColor[avatar.coverColor]
      : avatarPaints.hairColor[avatar.hairColor],
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
    ...(hat && {
      hat,
      ...(!ownColor.has(cover) && { hatColor: avatarPaints.coverColor[avatar.coverColor] }),
    }),
    ...((avatar.legs === 'skirt' || avatar.legs === 'long-skirt' || clothes === 'dress') && {
      skirt: clothes === 'dress' ? color : '#6d597a',
      skirtLength: avatar.legs === 'long-skirt' ? ('ankle' as const) : ('knee' as const),
    }),
  };
}
