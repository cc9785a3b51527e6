import type { LoginPicture } from '@panelwise/contracts/domain/picture-login';
import { toneNames } from '@panelwise/studio/draw/vocabulary';
import type { Sharp } from 'sharp';
import { drawPicture } from '../site-pictures/draw-picture.ts';

/** The icon of each picture that children log in by. */
export const icons: Record<LoginPicture, string> = {
  owl: 'owl',
  rocket: 'rocket',
  pizza: 'pizza',
  bee: 'honeybee',
  turtle: 'turtle',
  volcano: 'volcano',
  cat: 'cat',
  telescope: 'telescope',
  backpack: 'backpack',
  snail: 'snail',
  rainbow: 'rainbow',
  fish: 'tropical-fish',
};

/** The studio's own children, one for each face; none in clothes of a faith, which nobody is given by chance. */
export const faceNames = [
  'Maya',
  'Leo',
  'Zuri',
  'Kenji',
  'Ana',
  'Omar',
  'Sofia',
  'Finn',
  'Nia',
  'Mateo',
  'Theo',
  'Nico',
  'Mei',
  'Tobi',
  'Jade',
  'Yusuf',
] as const;

const edge = 300;

/** A face alone, as pupils find themselves by it. */
export function drawFace(name: string, n: number, width: number): Promise<Sharp> {
  return drawPicture(
    {
      kind: 'panel',
      size: { width: edge, height: edge },
      panel: {
        background: 'burst',
        tone: toneNames[n % toneNames.length],
        shot: 'close',
        cast: [{ name, side: 'middle', pose: 'idle', expression: n % 3 === 0 ? 'happy' : 'smile' }],
        dialogue: [],
      },
      arrangement: { actors: [{ x: edge / 2, y: 190, scale: 0.95 }] },
    },
    width,
  );
}
