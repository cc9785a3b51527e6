import { z } from 'zod';
import { energySchema } from '../domain/energy.ts';
import {
  gameEndSchema,
  gameKinds,
  gameLevels,
  gamePanelSchema,
  gameRoundSchema,
  gameRules,
  pieceIdSchema,
  putResultSchema,
  putSchema,
} from '../domain/games.ts';
import { powerUpsLeftSchema } from '../domain/power-up-schemas.ts';
import { endpoint, envelope, idParams } from './endpoint.ts';

const tag = 'Games';

export const getGames = endpoint({
  method: 'GET',
  path: '/learn/comics/:comicId/games',
  auth: 'user',
  tag,
  summary: 'The games that a comic has enough for; none where games are switched off',
  params: z.object({ comicId: z.uuid() }),
  query: z.object({ assignmentId: z.uuid().optional() }),
  response: envelope({
    title: z.string(),
    games: z.array(z.enum(gameKinds)),
    /** What each round takes one of; not there where games are switched off. */
    energy: energySchema.optional(),
  }),
});

export const startGame = endpoint({
  method: 'POST',
  path: '/learn/games',
  auth: 'user',
  tag,
  summary: 'Begin a round of a game',
  body: z.object({
    comicId: z.uuid(),
    assignmentId: z.uuid().optional(),
    game: z.enum(gameKinds),
    level: z.literal(gameLevels, 'Please choose one of the three levels.'),
  }),
  response: envelope({ round: gameRoundSchema }),
});

/** Scored by the server, and kept as evidence like any answer. The same event counts once, however often it is sent. */
export const playGame = endpoint({
  method: 'POST',
  path: '/learn/games/:id/moves',
  auth: 'user',
  tag,
  summary: 'Put pieces where they belong',
  params: idParams,
  body: z.object({
    eventId: z.uuid(),
    /** Since the last move, in ms. */
    ms: z
      .int()
      .min(0)
      .max(24 * 3_600_000),
    puts: z.array(putSchema).min(1).max(gameRules.pieces[3]),
  }),
  response: envelope({
    results: z.array(putResultSchema),
    /** Pieces that are not settled yet. */
    left: z.int(),
    end: gameEndSchema.nullable(),
  }),
});

/** For coins: for this piece about half of the places step back. What is put right after that is worth less. */
export const usePowerUpInGame = endpoint({
  method: 'POST',
  path: '/learn/games/:id/power-ups',
  auth: 'user',
  tag,
  summary: 'Let places step back where a piece does not belong',
  params: idParams,
  body: z.object({ piece: pieceIdSchema }),
  response: envelope({ closed: z.array(pieceIdSchema), powerUps: powerUpsLeftSchema }),
});

/** What is put right after that is worth less: it was shown. */
export const helpInGame = endpoint({
  method: 'POST',
  path: '/learn/games/:id/help',
  auth: 'user',
  tag,
  summary: 'Show the panel that a piece is from',
  params: idParams,
  body: z.object({ piece: pieceIdSchema }),
  response: envelope({ panel: gamePanelSchema }),
});
