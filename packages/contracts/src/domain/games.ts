import { z } from 'zod';
import { panelPictureSchema } from './panel-picture.ts';
import { powerUpsLeftSchema } from './power-up-schemas.ts';
import { earnedSchema } from './rewards.ts';

/**
 * Games that are made of what a comic has: its panels in order, who says what, a diagram and its labels, its key terms,
 * what is true, which panel answers what, and where something stands in a picture. Each is one thing to the server: pieces that belong to places.
 */
export const gameKinds = ['order', 'speaker', 'label', 'terms', 'myths', 'find', 'tap'] as const;
export type GameKind = (typeof gameKinds)[number];

/** The third has the most pieces, and no help. */
export const gameLevels = [1, 2, 3] as const;
export type GameLevel = (typeof gameLevels)[number];

/** The rules of games. Whoever changes one gives them another version. */
export const gameRules = {
  version: 'games-1',
  /** A game is offered for so many pieces at least. */
  leastPieces: 4,
  pieces: { 1: 4, 2: 5, 3: 6 } satisfies Record<GameLevel, number>,
  hasHelp: { 1: true, 2: true, 3: false } satisfies Record<GameLevel, boolean>,
  /** So often a piece may be put somewhere before it is shown where it belongs. */
  tries: 2,
  /** At most this part of what a day may bring comes from games. */
  shareOfCaps: 0.5,
  /** A line of fewer words may be anybody's, and a sentence of fewer words leaves more than one word to fill in. */
  leastWords: { line: 4, sentence: 6 },
  /** What is longer does not fit onto a piece, in characters. */
  longestText: 200,
} as const;

/** Names a piece or a place in one round, and says nothing of where it belongs. */
export const pieceIdSchema = z.string().regex(/^[\w-]{11}$/, 'This piece is not one of this game.');

export const gamePieceSchema = z.object({
  id: pieceIdSchema,
  /** A question that the text answers, rightly or not; null where the text stands alone. */
  lead: z.string().nullable(),
  /** Of a picture, what is to be seen and read in it. */
  text: z.string(),
  /** The picture itself, as a `data:` address: one of its own could tell where it comes from. */
  picture: z.string().nullable(),
});
export type GamePiece = z.infer<typeof gamePieceSchema>;

/** A picture that has places in it. */
export const gameSceneSchema = z.object({
  /** As of a piece. */
  picture: z.string(),
  /** What is to be seen, and read, in it; empty where that is what is asked. */
  text: z.string(),
});

const share = z.number().min(0).max(1);
/** A place in a picture of the round, in fractions of the picture's width and height. */
export const gameBoxSchema = z.object({
  /** Position of the picture, from 0. */
  scene: z.int().min(0),
  x: share,
  y: share,
  width: share,
  height: share,
});
export type GameBox = z.infer<typeof gameBoxSchema>;

export const gameSpotSchema = z.object({
  id: pieceIdSchema,
  /** Of a picture, what is to be seen and read in it; empty where that is what is asked. */
  text: z.string(),
  /** As of a piece. */
  picture: z.string().nullable(),
  /** Of a place in a picture. */
  box: gameBoxSchema.optional(),
});
export type GameSpot = z.infer<typeof gameSpotSchema>;

export const putSchema = z.object({ piece: pieceIdSchema, spot: pieceIdSchema });
export type Put = z.infer<typeof putSchema>;

/** A round as its player gets it: where a piece belongs is told when it was tried. */
export const gameRoundSchema = z.object({
  _id: z.uuid(),
  comicId: z.uuid(),
  title: z.string(),
  game: z.enum(gameKinds),
  level: z.literal(gameLevels),
  pieces: z.array(gamePieceSchema),
  spots: z.array(gameSpotSchema),
  /** The pictures that the places are in, where they are in some. */
  scenes: z.array(gameSceneSchema).optional(),
  /** Several pieces belong to one place; else each has one of its own. */
  isShared: z.boolean(),
  hasHelp: z.boolean(),
  /** Not there where they are switched off, and where a round has no help. */
  powerUps: powerUpsLeftSchema.optional(),
});
export type GameRound = z.infer<typeof gameRoundSchema>;

/** What came of one piece. */
export const putResultSchema = z.object({
  piece: pieceIdSchema,
  isRight: z.boolean(),
  /** Nothing is left to try. */
  isSettled: z.boolean(),
  /** Where it belongs, once that is settled. */
  spot: pieceIdSchema.nullable(),
});
export type PutResult = z.infer<typeof putResultSchema>;

/** A panel of the comic, with where it stands: page and panel count from 1. */
export const gamePanelSchema = panelPictureSchema.extend({ page: z.int(), panel: z.int() });
export type GamePanel = z.infer<typeof gamePanelSchema>;

/** How a round ended. */
export const gameEndSchema = z.object({
  right: z.int(),
  repaired: z.int(),
  /** What was not right at first, with where it belongs and the panel that shows it; a fact has no panel. */
  missed: z.array(
    z.object({
      lead: z.string().nullable(),
      text: z.string(),
      belongs: z.string(),
      isRepaired: z.boolean(),
      panel: gamePanelSchema.nullable(),
    }),
  ),
  /** What the whole round has brought; not there where rewards are switched off. */
  earned: earnedSchema.optional(),
});
export type GameEnd = z.infer<typeof gameEndSchema>;
