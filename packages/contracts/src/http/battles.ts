import { z } from 'zod';
import { battleEventSchema, battleOpponents, battleReactions, battleSchema } from '../domain/battles.ts';
import { classCodeSchema } from '../domain/class-code.ts';
import { libraryComicSchema } from '../domain/comic.ts';
import { energySchema } from '../domain/energy.ts';
import { leagueChoices, leagueSchema } from '../domain/leagues.ts';
import { limits } from '../domain/limits.ts';
import { powerUps } from '../domain/power-ups.ts';
import { endpoint, envelope, idParams } from './endpoint.ts';

const tag = 'Battles';

export const getBattles = endpoint({
  method: 'GET',
  path: '/learn/battles',
  auth: 'user',
  tag,
  summary: 'What one may battle about, with whom, and who is waiting; nothing is there where battles are off',
  response: envelope({
    energy: energySchema,
    /** Comics that were read and have enough questions, the latest first. */
    comics: z.array(libraryComicSchema),
    /** What somebody of the same class has opened. */
    invitations: z.array(
      z.object({ _id: z.uuid(), name: z.string(), face: z.int(), comicId: z.uuid(), title: z.string() }),
    ),
    /** A battle of one's own that is open or on. */
    current: z.object({ _id: z.uuid(), title: z.string() }).nullable(),
    mayMeet: z.array(z.enum(battleOpponents)),
    /** Null where there are none for them: then nothing of it is shown. */
    leagues: leagueSchema.nullable(),
  }),
});

/** Nobody is in a league who has not said so. */
export const chooseLeagues = endpoint({
  method: 'PUT',
  path: '/learn/leagues',
  auth: 'user',
  tag,
  summary: 'Join leagues of people of the same age who are about as strong, rest, or leave',
  body: z.object({ choice: z.enum(leagueChoices) }),
  response: envelope({ leagues: leagueSchema }),
});

/** It takes one energy, which comes back if nobody comes. */
export const openBattle = endpoint({
  method: 'POST',
  path: '/learn/battles',
  auth: 'user',
  tag,
  summary: 'Open a battle about a comic; the same event opens one',
  body: z.object({ eventId: z.uuid(), comicId: z.uuid(), against: z.enum(battleOpponents) }),
  response: envelope({ battle: battleSchema }),
});

export const joinBattleByCode = endpoint({
  method: 'POST',
  path: '/learn/battles/join',
  auth: 'user',
  tag,
  summary: 'Join the battle of a friend by its code',
  body: z.object({ code: classCodeSchema }),
  response: envelope({ battle: battleSchema }),
});

export const joinBattle = endpoint({
  method: 'POST',
  path: '/learn/battles/:id/join',
  auth: 'user',
  tag,
  summary: 'Join a battle that somebody of the same class has opened, or a rematch',
  params: idParams,
  response: envelope({ battle: battleSchema }),
});

/** Whoever does not look for some seconds is away. */
export const lookAtBattle = endpoint({
  method: 'POST',
  path: '/learn/battles/:id/look',
  auth: 'user',
  tag,
  summary: 'Look at a battle of one’s own, with what happened since, and say that one is there',
  params: idParams,
  body: z.object({
    /** The number of the last event that is known: what happened since is told one by one. */
    after: z.int().min(0).optional(),
  }),
  response: envelope({ battle: battleSchema, events: z.array(battleEventSchema) }),
});

/** Scored by the server, and kept as evidence like any answer. The same event counts once, however often it is sent. */
export const answerInBattle = endpoint({
  method: 'POST',
  path: '/learn/battles/:id/answers',
  auth: 'user',
  tag,
  summary: 'Answer the question that one is at',
  params: idParams,
  body: z.object({
    eventId: z.uuid(),
    position: z.int().min(0).max(100),
    answer: z.string().min(1).max(limits.optionMax),
    /** From shown to answered, in ms. */
    ms: z
      .int()
      .min(0)
      .max(24 * 3_600_000),
  }),
  response: envelope({ battle: battleSchema }),
});

/** For coins, twice in a battle at most. What it helps with counts as hard, and both see that there was help. */
export const usePowerUpInBattle = endpoint({
  method: 'POST',
  path: '/learn/battles/:id/power-ups',
  auth: 'user',
  tag,
  summary: 'Get help with the question that one is at',
  params: idParams,
  body: z.object({ position: z.int().min(0).max(100), kind: z.enum(powerUps.battle) }),
  response: envelope({ battle: battleSchema }),
});

export const reactInBattle = endpoint({
  method: 'POST',
  path: '/learn/battles/:id/reactions',
  auth: 'user',
  tag,
  summary: 'Show the other one of six pictures, twice in a battle at most',
  params: idParams,
  body: z.object({ reaction: z.enum(battleReactions) }),
  response: envelope({ battle: battleSchema }),
});

export const callGhost = endpoint({
  method: 'POST',
  path: '/learn/battles/:id/ghost',
  auth: 'user',
  tag,
  summary: 'Wait for nobody any more, and play with a recorded match',
  params: idParams,
  response: envelope({ battle: battleSchema }),
});

export const leaveBattle = endpoint({
  method: 'POST',
  path: '/learn/battles/:id/leave',
  auth: 'user',
  tag,
  summary: 'Leave: what is open is missed, and nothing else is lost',
  params: idParams,
  response: envelope({ battle: battleSchema }),
});

export const askRematch = endpoint({
  method: 'POST',
  path: '/learn/battles/:id/rematch',
  auth: 'user',
  tag,
  summary: 'Play once more with the same one: whoever asks second begins it',
  params: idParams,
  response: envelope({ battle: battleSchema }),
});
