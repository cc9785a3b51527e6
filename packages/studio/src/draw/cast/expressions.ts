import type { ExpressionName, PoseName } from '../vocabulary.ts';

export type Eyes = 'open' | 'closed' | 'wide' | 'up' | 'wink' | 'half';
/** A number lifts (below 0) or lowers both brows; a word shapes them. */
export type Brows = number | 'question' | 'worried' | 'cross';
export type Mouth =
  | 'smile'
  | 'open'
  | 'small'
  | 'side'
  | 'o'
  | 'wavy'
  | 'talk'
  | 'explain'
  | 'grin'
  | 'frown'
  | 'firm';

export const expressions: Record<ExpressionName, { eyes: Eyes; brows: Brows; mouth: Mouth }> = {
  smile: { eyes: 'open', brows: 0, mouth: 'smile' },
  happy: { eyes: 'open', brows: -4, mouth: 'open' },
  joy: { eyes: 'closed', brows: -6, mouth: 'open' },
  curious: { eyes: 'open', brows: 'question', mouth: 'small' },
  think: { eyes: 'up', brows: 'question', mouth: 'side' },
  wow: { eyes: 'wide', brows: -12, mouth: 'o' },
  worried: { eyes: 'open', brows: 'worried', mouth: 'wavy' },
  talk: { eyes: 'open', brows: -3, mouth: 'talk' },
  explain: { eyes: 'open', brows: -5, mouth: 'explain' },
  wink: { eyes: 'wink', brows: -4, mouth: 'grin' },
  grin: { eyes: 'open', brows: -3, mouth: 'grin' },
  proud: { eyes: 'closed', brows: -3, mouth: 'smile' },
  sad: { eyes: 'open', brows: 'worried', mouth: 'frown' },
  oops: { eyes: 'wide', brows: 'worried', mouth: 'wavy' },
  angry: { eyes: 'open', brows: 'cross', mouth: 'frown' },
  sleepy: { eyes: 'half', brows: 2, mouth: 'small' },
  determined: { eyes: 'open', brows: 'cross', mouth: 'firm' },
};

/** Whoever sleeps has closed eyes and a shut mouth, and whoever laughs closed eyes and an open one, and who sings an open one, however they feel. */
const ownFaces: Partial<Record<PoseName, ExpressionName>> = { sleep: 'proud', laugh: 'joy', sing: 'explain' };

/** The face of somebody in a pose. */
export const faceIn = (pose: PoseName, expression: ExpressionName): ExpressionName =>
  ownFaces[pose] ?? expression;
