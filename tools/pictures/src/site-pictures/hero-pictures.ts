import type { Stage } from '@panelwise/studio/draw/layers';
import type { Arrangement } from './arrange.ts';
import type { PanelMotif, SitePicture } from './site-picture.ts';

/*
 * The first picture of the home page: Maya looks at a plant, and Dr. Sol answers what the quiz beside it asks. One
 * shape for phones and one for all wider screens, each in three stages that lie line on line over one another.
 */
const stages: Stage[] = ['pencil', 'ink', 'colour'];

type Shape = {
  name: string;
  size: { width: number; height: number };
  says: [maya: string, sol: string];
  arrangement: Arrangement;
  widths: readonly number[];
  budget: number;
};

const shapes: Shape[] = [
  {
    name: 'hero-desktop',
    size: { width: 780, height: 560 },
    says: ['This plant never eats. How does it get so big?', 'It cooks! And *sunlight* is its stove.'],
    arrangement: {
      actors: [
        { x: 178, y: 306, scale: 0.74, look: [0.9, 0.35] },
        { x: 598, y: 292, scale: 0.87, mirrored: false, outerArm: false, look: [-0.7, 0.2] },
      ],
      things: [{ x: 354, y: 398, size: 222, halo: 'ground' }],
      balloons: [
        { x: 196, y: 99 },
        { x: 440, y: 86 },
      ],
    },
    widths: [640, 1200],
    budget: 60_000,
  },
  {
    name: 'hero-phone',
    size: { width: 600, height: 472 },
    says: ['How does it get so big?', 'It cooks with *sunlight!*'],
    arrangement: {
      actors: [
        { x: 122, y: 258, scale: 0.62, look: [0.9, 0.35] },
        { x: 446, y: 256, scale: 0.68, mirrored: false, outerArm: false, look: [-0.7, 0.2] },
      ],
      things: [{ x: 268, y: 338, size: 190, halo: 'ground' }],
      balloons: [
        { x: 136, y: 108 },
        { x: 372, y: 70 },
      ],
    },
    widths: [400, 720],
    budget: 35_000,
  },
];

export const heroPictures: SitePicture[] = shapes.flatMap(
  ({ name, size, says, arrangement, widths, budget }) =>
    stages.map((stage) => ({
      name: `${name}-${stage}`,
      motif: {
        kind: 'panel',
        stage,
        size,
        arrangement,
        panel: heroPanel(says),
      },
      widths,
      budget,
    })),
);

/** The moment itself. Who has no words says nothing. */
export function heroPanel([maya, sol]: readonly [maya: string, sol: string]): PanelMotif['panel'] {
  const lines = [
    { speaker: 'Maya', text: maya },
    { speaker: 'Dr. Sol', text: sol },
  ];
  return {
    background: 'garden',
    shot: 'splash',
    cast: [
      { name: 'Maya', side: 'left', pose: 'kneel', expression: 'curious' },
      { name: 'Dr. Sol', side: 'right', pose: 'point-up', expression: 'happy' },
    ],
    dialogue: lines.filter(({ text }) => text),
    props: [{ icon: 'potted-plant', face: true }],
  };
}
