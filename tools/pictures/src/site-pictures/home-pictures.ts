import { styleSlugs } from '@panelwise/studio/draw/styles';
import type { SitePicture } from './site-picture.ts';

/** Screen tones take many bytes, and hide what is lost. */
const mangaQuality = 34;

/** The same panel in every style: narrow, as the strips of the home page are. */
const stylePictures: SitePicture[] = styleSlugs.map((style) => ({
  name: `style-${style}`,
  motif: {
    kind: 'panel',
    style,
    size: { width: 300, height: 560 },
    panel: {
      background: 'garden',
      shot: 'single',
      cast: [{ name: 'Maya', side: 'middle', pose: 'present', expression: 'happy' }],
      dialogue: [{ speaker: 'Maya', text: 'So *leaves* can cook!' }],
      props: [{ icon: 'x-leaf', face: true }],
    },
    arrangement: {
      actors: [{ x: 162, y: 296, scale: 0.8, aim: [66, 424], look: [-0.4, 0.3] }],
      things: [{ x: 62, y: 362, size: 88, halo: 'none', turn: -14 }],
      balloons: [{ x: 170, y: 100 }],
    },
  },
  budget: 35_000,
  widths: [225, 450],
  ...(style === 'manga' && { quality: mangaQuality }),
}));

/** Pictures of the home page below its first one. */
export const homePictures: SitePicture[] = [
  ...stylePictures,
  {
    name: 'quiz-joy',
    motif: {
      kind: 'panel',
      size: { width: 400, height: 350 },
      panel: {
        background: 'burst',
        tone: 'cool',
        shot: 'close',
        cast: [{ name: 'Amina', side: 'middle', pose: 'cheer', expression: 'joy' }],
        dialogue: [{ speaker: 'Amina', text: 'Five out of five!', kind: 'shout' }],
        props: [{ icon: 'trophy' }, { icon: 'glowing-star' }],
      },
      arrangement: {
        actors: [{ x: 200, y: 240, scale: 0.76 }],
        things: [
          { x: 56, y: 150, size: 76 },
          { x: 346, y: 150, size: 68 },
        ],
        balloons: [{ y: 70 }],
      },
    },
    budget: 35_000,
    widths: [320, 560],
  },
  {
    name: 'lesson-cover',
    motif: { kind: 'cover', lesson: 'photosynthesis' },
    budget: 35_000,
    widths: [200, 400],
  },
  {
    name: 'lesson-page-1',
    motif: { kind: 'page', lesson: 'photosynthesis', page: 1 },
    budget: 35_000,
    widths: [180, 360],
  },
  {
    name: 'lesson-page-2',
    motif: { kind: 'page', lesson: 'photosynthesis', page: 2 },
    budget: 35_000,
    widths: [180, 360],
  },
  {
    name: 'teachers',
    motif: {
      kind: 'panel',
      size: { width: 800, height: 436 },
      panel: {
        background: 'classroom',
        shot: 'splash',
        cast: [
          { name: 'Ms. Iris', side: 'left', pose: 'present', expression: 'happy' },
          { name: 'Omar', side: 'right', pose: 'raise-hand', expression: 'wow' },
        ],
        dialogue: [
          { speaker: 'Ms. Iris', text: 'Tomorrow we draw volcanoes!' },
          { speaker: 'Omar', text: 'Can mine erupt?' },
        ],
        props: [{ icon: 'volcano' }],
      },
      arrangement: {
        actors: [
          { x: 176, y: 236, scale: 0.84, aim: [380, 330] },
          { x: 640, y: 266, scale: 0.8 },
        ],
        things: [{ x: 440, y: 320, size: 210, halo: 'ground' }],
        balloons: [
          { x: 360, y: 80 },
          { x: 560, y: 66 },
        ],
      },
    },
    budget: 40_000,
    widths: [480, 720, 1240],
  },
  {
    name: 'students',
    motif: {
      kind: 'panel',
      size: { width: 500, height: 440 },
      panel: {
        background: 'library',
        shot: 'splash',
        cast: [
          { name: 'Kenji', side: 'left', pose: 'book', expression: 'joy' },
          { name: 'Nia', side: 'right', pose: 'cheer', expression: 'joy' },
        ],
        dialogue: [
          { speaker: 'Kenji', text: 'The volcano sneezed!' },
          { speaker: 'Nia', text: 'Turn the page!' },
        ],
      },
      arrangement: {
        actors: [
          { x: 150, y: 268, scale: 0.84 },
          { x: 358, y: 276, scale: 0.8 },
        ],
        balloons: [
          { x: 156, y: 74 },
          { x: 368, y: 96 },
        ],
      },
    },
    budget: 35_000,
    widths: [400, 720],
  },
  {
    name: 'parents',
    motif: {
      kind: 'panel',
      size: { width: 500, height: 440 },
      panel: {
        background: 'bedroom',
        shot: 'splash',
        cast: [
          { name: 'Elena', side: 'left', pose: 'book', expression: 'smile' },
          { name: 'Nico', side: 'right', pose: 'cheer', expression: 'happy' },
        ],
        dialogue: [{ speaker: 'Nico', text: 'One more page?' }],
      },
      arrangement: {
        actors: [
          { x: 142, y: 225, scale: 0.9 },
          { x: 354, y: 287, scale: 0.88 },
        ],
        balloons: [{ x: 350, y: 82 }],
      },
    },
    budget: 35_000,
    widths: [400, 720],
  },
];
