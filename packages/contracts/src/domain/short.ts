import { z } from 'zod';
import { panelLineSchema, textPlaceSchema } from './comic.ts';

/** Shapes of a short, with the size of its film in px: lying, as on a board, and upright, as on a phone. */
export const shortShapes = {
  wide: { width: 1920, height: 1080 },
  tall: { width: 1080, height: 1920 },
} as const;
export type ShortShape = keyof typeof shortShapes;
export const shortShapeNames = Object.keys(shortShapes) as [ShortShape, ...ShortShape[]];

export const shortRules = {
  /** How long a short plays, in ms. */
  leastMs: 20_000,
  mostMs: 60_000,
  /** Fewer panels tell no story. */
  leastPanels: 3,
  /** From pencil to colour, before anybody says anything, in ms. */
  drawMs: 1_200,
  /** The camera's way to the next panel, a part of `drawMs`, in ms. */
  moveMs: 600,
  /** A line stands for so long at least, and a panel for so long at most, in ms. */
  leastLineMs: 1_100,
  mostPanelMs: 11_000,
  /** After the last line, and a panel that says nothing, in ms. */
  restMs: 500,
  silentMs: 1_800,
  /** A balloon fills in so long, in ms. */
  fillMs: 250,
  /** Of a feed: it ends. */
  feedMost: 10,
} as const;

const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
/** An upright box in px of the page. It may reach over the page's edges. */
export type ShortBox = z.infer<typeof boxSchema>;

/** One panel of a short. All times are ms from its beginning. */
export const shotSchema = z.object({
  page: z.int(),
  panel: z.int(),
  /** In px of the page. */
  polygon: z.array(z.tuple([z.number(), z.number()])),
  /** What is to be seen. */
  alt: z.string(),
  startMs: z.int(),
  endMs: z.int(),
  /** What the camera sees when it has come here, and at the end. */
  from: boxSchema,
  to: boxSchema,
  /** What is said, in the order of reading; without a place where that is not known. */
  lines: z.array(
    panelLineSchema.extend({ startMs: z.int(), endMs: z.int(), place: textPlaceSchema.optional() }),
  ),
});
export type Shot = z.infer<typeof shotSchema>;

/** A comic as a motion comic: all that a player needs but the pictures of its pages. */
export const shortPlanSchema = z.object({
  shape: z.enum(shortShapeNames),
  ms: z.int(),
  shots: z.array(shotSchema),
});
export type ShortPlan = z.infer<typeof shortPlanSchema>;

/** The moment that stands for a short before it is played, in ms: its first panel, in colour and with all its words. */
export const posterMs = ({ shots }: Pick<ShortPlan, 'shots'>): number => (shots[0]?.endMs ?? 1) - 1;
