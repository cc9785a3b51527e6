import { z } from 'zod';
import { energySchema } from './energy.ts';
import { gamePanelSchema } from './games.ts';
import { difficulties, taughtAtSchema } from './learning.ts';
import { panelPictureSchema } from './panel-picture.ts';
import { powerUpSchema, powerUpsLeftSchema } from './power-up-schemas.ts';
import { earnedSchema } from './rewards.ts';

/** Whom somebody may meet depends on how old they are; of unknown ages the rules for 9 to 12 hold. */
export const ageBands = ['under-9', '9-12', '13-17', 'adult'] as const;
export type AgeBand = (typeof ageBands)[number];

/** The rules of battles. Whoever changes one gives them another version. */
export const battleRules = {
  version: 'battles-1',
  items: 7,
  /** Nobody was there for so long: a recorded match takes the place, in ms. */
  ghostAfterMs: 8_000,
  /** Whoever was not heard of for so long is away, and after the second time their open questions are missed, in ms. */
  awayAfterMs: 8_000,
  missedAfterMs: 20_000,
  /** An invitation holds for so long, and a battle lasts no longer than this, in ms. */
  waitMs: 10 * 60_000,
  mostMs: 15 * 60_000,
  reactions: 2,
} as const;

export const battleReactions = ['yes', 'wow', 'hmm', 'oops', 'hi', 'well-played'] as const;
export type BattleReaction = (typeof battleReactions)[number];

/** Whom a battle is opened for: who has its code, the own class, anybody whom one may meet, or the own best run. */
export const battleOpponents = ['code', 'class', 'anyone', 'own'] as const;
export type BattleOpponent = (typeof battleOpponents)[number];

export const battleStates = ['waiting', 'playing', 'ended'] as const;
export type BattleState = (typeof battleStates)[number];

export const battleEventTypes = [
  'joined',
  'item',
  'answered',
  'revealed',
  'reaction',
  'left',
  'back',
  'ended',
] as const;
export type BattleEventType = (typeof battleEventTypes)[number];

/** One line of a battle's history, numbered from 1 without gaps. Of what the other has answered it says only that. */
export const battleEventSchema = z.object({
  seq: z.int(),
  type: z.enum(battleEventTypes),
  /** By whoever looks; null where it is of nobody. */
  isMine: z.boolean().nullable(),
  /** Of the question, from 0. */
  position: z.int().nullable(),
  reaction: z.enum(battleReactions).nullable(),
});

/** `answered` is all that is known of the other's answer until both have given theirs. */
export const battleCells = ['right', 'wrong', 'missed', 'answered', 'open'] as const;
export type BattleCell = (typeof battleCells)[number];

export const battleSideSchema = z.object({
  /** Ghosts are recorded runs and no people: of the same age, or the best one of one's own. */
  kind: z.enum(['person', 'ghost', 'own-ghost']),
  /** Of a ghost there is none. */
  name: z.string().nullable(),
  face: z.int(),
  right: z.int(),
  cells: z.array(z.enum(battleCells)),
  /** With so many questions they had help that they bought. */
  helped: z.int(),
  isAway: z.boolean(),
  hasLeft: z.boolean(),
  /** The last one that was shown. */
  reaction: z.enum(battleReactions).nullable(),
});
export type BattleSide = z.infer<typeof battleSideSchema>;

/** What comes of one's own answer. */
export const battleRevealSchema = z.object({
  position: z.int(),
  question: z.string(),
  /** Null for a question that was missed. */
  answer: z.string().nullable(),
  isRight: z.boolean(),
  /** Too fast to have been read: it counts for nothing. */
  isTooFast: z.boolean(),
  correctAnswer: z.string(),
  explanation: z.string().nullable(),
  taughtAt: taughtAtSchema.nullable(),
  panel: gamePanelSchema.nullable(),
  /** What the other has answered, once the battle is over; null of ghosts too. */
  otherAnswer: z.string().nullable(),
});
export type BattleReveal = z.infer<typeof battleRevealSchema>;

export const battleResultSchema = z.object({
  outcome: z.enum(['won', 'lost', 'even', 'alone']),
  /** By more right answers, by the calmer time of as many, or because somebody left. */
  by: z.enum(['right', 'calm', 'left']).nullable(),
  /** The other wants to play once more, or waits for it. */
  rematch: z.object({ _id: z.uuid(), isMine: z.boolean() }).nullable(),
  earned: earnedSchema.optional(),
});

/** A battle as one of its two sides sees it. */
export const battleSchema = z.object({
  _id: z.uuid(),
  comicId: z.uuid(),
  title: z.string(),
  /** Of the last event. */
  seq: z.int(),
  state: z.enum(battleStates),
  against: z.enum(battleOpponents),
  /** While somebody is waited for by it. */
  code: z.string().nullable(),
  /** Until a ghost takes the place, in ms. */
  ghostInMs: z.number().nullable(),
  items: z.int(),
  me: battleSideSchema,
  other: battleSideSchema.nullable(),
  question: z
    .object({
      position: z.int(),
      question: z.string(),
      options: z.array(z.string()),
      difficulty: z.enum(difficulties),
      panel: panelPictureSchema.nullable(),
      /** The panel that teaches it, once that was asked for; `panel` comes from before. */
      shown: gamePanelSchema.nullable(),
      /** What was wrong and may be tried once more. */
      tried: z.string().nullable(),
      /** What helps with it now. */
      helpedBy: z.array(powerUpSchema),
      /** What could be had for it. */
      offers: z.array(powerUpSchema),
    })
    .nullable(),
  reveals: z.array(battleRevealSchema),
  reactionsLeft: z.int(),
  /** False where a teacher or parent of one of the two has switched them off. */
  hasReactions: z.boolean(),
  /** Not there where they are switched off. */
  powerUps: powerUpsLeftSchema.optional(),
  result: battleResultSchema.nullable(),
  energy: energySchema,
});
export type Battle = z.infer<typeof battleSchema>;
