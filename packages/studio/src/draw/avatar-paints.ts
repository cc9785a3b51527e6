import type { Avatar } from '@panelwise/contracts/domain/avatar';
import type { CastMember } from './cast/members.ts';
import { clothesPaint, hairPaint, skins } from './cast/palette.ts';

/** Where the palette has the skins of characters. */
export const skinPlaces: Record<Avatar['skin'], CastMember['skin']> = {
  1: 5,
  2: 0,
  3: 1,
  4: 6,
  5: 2,
  6: 3,
  7: 4,
  8: 7,
};
const skinOf = (skin: Avatar['skin']) => skins[skinPlaces[skin]];

/** What the colours of characters are drawn in; `place` is what stands behind a face. */
export const avatarPaints: {
  [S in 'skin' | 'hairColor' | 'coverColor' | 'clothesColor' | 'place']: Record<Avatar[S], string>;
} = {
  skin: {
    1: skinOf('1'),
    2: skinOf('2'),
    3: skinOf('3'),
    4: skinOf('4'),
    5: skinOf('5'),
    6: skinOf('6'),
    7: skinOf('7'),
    8: skinOf('8'),
  },
  hairColor: {
    ...hairPaint,
    dark: '#2f1c14',
    white: '#f1eee8',
    violet: '#7a4fc4',
    blue: '#2f7fd0',
    pink: '#e86aa6',
    green: '#3c9a5f',
  },
  coverColor: { ...clothesPaint, black: '#2b2830', white: '#f7f3ea' },
  clothesColor: clothesPaint,
  place: {
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
  },
};
