import type { SitePicture } from './site-picture.ts';

/** A banner's picture, as wide as most screens show it. */
const banner = { width: 760, height: 500 };
const bannerWidths = [420, 720, 1120];

/** Pictures of the site's other pages. */
export const pagePictures: SitePicture[] = [
  {
    name: 'new-comic',
    motif: {
      kind: 'panel',
      stage: 'pencil',
      size: { width: 400, height: 500 },
      panel: {
        background: 'plain',
        shot: 'single',
        cast: [{ name: 'Nia', side: 'left', pose: 'wave', expression: 'happy' }],
      },
      arrangement: { actors: [{ x: 200, y: 250, scale: 0.92 }] },
    },
    budget: 16_000,
    widths: [230, 460],
  },
  {
    name: 'about',
    motif: {
      kind: 'panel',
      size: banner,
      panel: {
        background: 'art-room',
        shot: 'splash',
        cast: [
          { name: 'Nia', side: 'left', pose: 'shrug', expression: 'worried' },
          { name: 'Mr. Chen', side: 'right', pose: 'write', expression: 'happy' },
        ],
        dialogue: [
          { speaker: 'Nia', text: 'I just do not get gravity.' },
          { speaker: 'Mr. Chen', text: 'Then let us draw it.' },
        ],
        props: [{ icon: 'red-apple', face: true }],
      },
      arrangement: {
        actors: [
          { x: 190, y: 285, scale: 0.92 },
          { x: 560, y: 280, scale: 0.92 },
        ],
        things: [{ x: 376, y: 410, size: 120, halo: 'ground' }],
        balloons: [
          { x: 205, y: 74 },
          { x: 520, y: 74 },
        ],
      },
    },
    budget: 40_000,
    widths: bannerWidths,
  },
  {
    name: 'for-teacher',
    motif: {
      kind: 'panel',
      size: banner,
      panel: {
        background: 'classroom',
        shot: 'single',
        cast: [{ name: 'Ms. Iris', side: 'left', pose: 'present', expression: 'happy' }],
        dialogue: [{ speaker: 'Ms. Iris', text: 'Tomorrow we draw volcanoes!' }],
        props: [{ icon: 'volcano' }],
      },
    },
    budget: 40_000,
    widths: bannerWidths,
  },
  {
    name: 'for-student',
    motif: {
      kind: 'panel',
      size: banner,
      panel: {
        background: 'burst',
        tone: 'cool',
        shot: 'splash',
        cast: [{ name: 'Amina', side: 'left', pose: 'cheer', expression: 'joy' }],
        dialogue: [{ speaker: 'Amina', text: 'Five out of five!', kind: 'shout' }],
        props: [{ icon: 'trophy' }],
      },
      arrangement: {
        actors: [{ x: 240, y: 280, scale: 1.05, look: [0.4, -0.2] }],
        things: [{ x: 570, y: 340, size: 250, halo: 'none' }],
        balloons: [{ x: 520, y: 100 }],
      },
    },
    budget: 40_000,
    widths: bannerWidths,
  },
  {
    name: 'for-parent',
    motif: {
      kind: 'panel',
      size: banner,
      panel: {
        background: 'home',
        shot: 'splash',
        cast: [
          { name: 'Zuri', side: 'left', pose: 'book', expression: 'happy' },
          { name: 'Kofi', side: 'right', pose: 'point', expression: 'smile' },
        ],
        dialogue: [{ speaker: 'Zuri', text: 'One more page?' }],
      },
      arrangement: {
        actors: [
          { x: 250, y: 290, scale: 0.92 },
          { x: 510, y: 245, scale: 0.96, outerArm: false, aim: [300, 470] },
        ],
        balloons: [{ x: 200, y: 76 }],
      },
    },
    budget: 40_000,
    widths: bannerWidths,
  },
  {
    name: 'faq',
    motif: {
      kind: 'panel',
      size: banner,
      panel: {
        background: 'museum',
        shot: 'single',
        cast: [{ name: 'Leo', side: 'left', pose: 'think', expression: 'curious' }],
        dialogue: [{ speaker: 'Leo', text: 'But why is that so?' }],
      },
    },
    budget: 40_000,
    widths: bannerWidths,
  },
  {
    name: 'contact',
    motif: {
      kind: 'panel',
      size: banner,
      panel: {
        background: 'library',
        shot: 'single',
        cast: [{ name: 'Dr. Sol', side: 'left', pose: 'wave', expression: 'smile' }],
        dialogue: [{ speaker: 'Dr. Sol', text: 'Hello! What is on your mind?' }],
      },
    },
    budget: 40_000,
    widths: bannerWidths,
  },
  {
    name: 'entry',
    motif: {
      kind: 'panel',
      size: { width: 600, height: 800 },
      panel: {
        background: 'library',
        shot: 'splash',
        cast: [
          { name: 'Zuri', side: 'left', pose: 'wave', expression: 'joy' },
          { name: 'Finn', side: 'right', pose: 'book', expression: 'happy' },
        ],
        dialogue: [{ speaker: 'Zuri', text: 'There you are! Come in.' }],
      },
      arrangement: {
        actors: [
          { x: 250, y: 420, scale: 0.92, outerArm: true },
          { x: 470, y: 452, scale: 0.9 },
        ],
        balloons: [{ x: 318, y: 190 }],
      },
    },
    // Half of a wide screen; phones never get it.
    budget: 55_000,
    widths: [640, 1200],
  },
  {
    name: 'founder',
    motif: {
      kind: 'panel',
      size: { width: 480, height: 600 },
      panel: {
        background: 'art-room',
        shot: 'single',
        cast: [{ name: 'Mrs. Haddad', side: 'middle', pose: 'hips', expression: 'smile' }],
      },
    },
    budget: 40_000,
    widths: [560],
    replaceable: true,
  },
  {
    name: 'published',
    motif: {
      kind: 'panel',
      size: { width: 620, height: 420 },
      panel: {
        background: 'stage',
        shot: 'single',
        cast: [{ name: 'Amina', side: 'left', pose: 'cheer', expression: 'joy' }],
        dialogue: [{ speaker: 'Amina', text: 'My comic is out!', kind: 'shout' }],
      },
    },
    budget: 40_000,
    widths: [560, 1120],
  },
  {
    name: 'empty',
    motif: {
      kind: 'panel',
      stage: 'pencil',
      size: { width: 440, height: 300 },
      panel: {
        background: 'desert',
        shot: 'single',
        cast: [{ name: 'Maya', side: 'left', pose: 'magnify', expression: 'curious' }],
      },
    },
    budget: 40_000,
    widths: [440, 1120],
  },
];
