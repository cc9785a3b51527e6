import { z } from 'zod';
import { aidsSchema, attemptAidsSchema } from './evidence.ts';
import { taughtAtSchema } from './learning.ts';
import { panelPictureSchema } from './panel-picture.ts';

/**
 * How many first answers an item needs until something is said of where a class got lost, and of the item itself; and how
 * many have to choose a wrong answer until it is said what they may believe.
 */
export const leastAnswers = { lost: 5, statistics: 30, belief: 3 } as const;
/** An item that tells those who know from those who do not has at least this. */
export const leastDiscrimination = 0.1;
/** What does not tell rests, as long as its quiz keeps so many that are asked. */
export const leastLeft = 3;
/** A wrong answer that is chosen more rarely than this by all who try leads nobody astray. */
export const leastChosen = 0.05;
/** From this on an item tells it well. */
export const goodDiscrimination = 0.3;

/** What one pupil did with one item: right first time, wrong and then right, still wrong, or not answered yet. */
export const cellStates = ['right', 'repaired', 'wrong', 'not-yet'] as const;
export type CellState = (typeof cellStates)[number];

export const resultCellSchema = z.object({
  state: z.enum(cellStates),
  /** Place among the item's options, from 0: what was chosen at first and, where it is still wrong, last. */
  chosen: z.int().nullable(),
  /** False where the first answer proves nothing: too fast, or just seen answered. It is in no share. */
  counts: z.boolean(),
  /** The pupil had answered it elsewhere before, where the key is told: what the first answer here says, they may have read there. */
  seenBefore: z.literal(true).optional(),
});
export type ResultCell = z.infer<typeof resultCellSchema>;

/** Right first answers of all first answers that count. */
export const shareSchema = z.object({ right: z.int(), of: z.int() });
export type Share = z.infer<typeof shareSchema>;

export const classPupilSchema = z.object({ _id: z.uuid(), name: z.string(), aids: aidsSchema });
export type ClassPupil = z.infer<typeof classPupilSchema>;

export const pupilResultSchema = z.object({
  pupil: classPupilSchema,
  isRead: z.boolean(),
  /** Aids that helped with one of the answers. */
  helpedBy: attemptAidsSchema,
  /** One for each item, in the order of the items. */
  cells: z.array(resultCellSchema),
  firstTry: shareSchema,
  /** Middle of the times to the first answer, in s; it is part of no other number. */
  seconds: z.int().nullable(),
});
export type PupilResult = z.infer<typeof pupilResultSchema>;

/** By first tries in all classes and everywhere that it is asked. */
export const itemStatisticsSchema = z.object({
  /** How many there are. */
  answers: z.int(),
  /** Share of right first answers. */
  facility: z.number(),
  /** Point-biserial correlation with the rest of the items; null where all answered alike. */
  discrimination: z.number().nullable(),
});
export type ItemStatistics = z.infer<typeof itemStatisticsSchema>;

/**
 * Of an item that does not tell who knows it: it is asked no more, its creator wants it asked all the same, or it is because too
 * few others would be left.
 */
export const restStates = ['rests', 'put-back', 'few-left'] as const;
export type RestState = (typeof restStates)[number];

export const itemResultSchema = z.object({
  key: z.string(),
  comicId: z.uuid(),
  hardcore: z.boolean(),
  /** Null where the item was changed and its old words are kept nowhere. */
  question: z.string().nullable(),
  options: z.array(
    z.object({
      text: z.string(),
      isRight: z.boolean(),
      chosen: z.int(),
      /** Of a wrong answer that several chose: the misconception that it says, where its lesson knows. */
      belief: z.string().nullable(),
      /** Share of all first tries, from 30 on, that chose it. */
      everywhere: z.number().nullable(),
      /** A wrong answer that nearly nobody takes for the right one. */
      isHardlyChosen: z.boolean(),
    }),
  ),
  /** The comic asks something else by now: this is how it was answered. */
  isChanged: z.boolean(),
  firstTry: shareSchema,
  taughtAt: taughtAtSchema.nullable(),
  /** The panel that teaches it, to be cut from the picture of its page. */
  panel: panelPictureSchema.nullable(),
  /** From 30 first tries on. */
  statistics: itemStatisticsSchema.nullable(),
  rest: z.enum(restStates).nullable(),
});
export type ItemResult = z.infer<typeof itemResultSchema>;
