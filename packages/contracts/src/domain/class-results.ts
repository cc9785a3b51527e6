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

export const itemStatisticsSchema = z.object({
  /** Share of right first answers. */
  facility: z.number(),
  /** Point-biserial correlation with the rest of the items; null where everybody answered alike. */
  discrimination: z.number().nullable(),
});
export type ItemStatistics = z.infer<typeof itemStatisticsSchema>;

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
    }),
  ),
  /** The comic asks something else by now: this is how it was answered. */
  isChanged: z.boolean(),
  firstTry: shareSchema,
  taughtAt: taughtAtSchema.nullable(),
  /** The panel that teaches it, to be cut from the picture of its page. */
  panel: panelPictureSchema.nullable(),
  /** From 30 first answers on. */
  statistics: itemStatisticsSchema.nullable(),
});
export type ItemResult = z.infer<typeof itemResultSchema>;
