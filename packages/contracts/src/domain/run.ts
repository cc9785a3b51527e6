import { z } from 'zod';
import { errorCodes } from '../errors/catalog.ts';
import { panelStates } from './comic.ts';

export const runStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type RunStatus = (typeof runStatuses)[number];
export const terminalStatuses = ['succeeded', 'failed', 'cancelled'] as const satisfies RunStatus[];

/** True once a run has ended: only a retry, which is a new attempt, can start it again. */
export function isTerminal(status: RunStatus): boolean {
  return (terminalStatuses as readonly string[]).includes(status);
}

/** The state of one panel inside a run, for the strip of cells: one cell per real panel. */
export const panelProgressSchema = z.object({
  page: z.int(),
  panel: z.int(),
  state: z.enum(panelStates),
  artUrl: z.string().nullable(),
  errorCode: z.enum(errorCodes).nullable(),
  message: z.string().nullable(),
  attempt: z.int(),
});
export type PanelProgress = z.infer<typeof panelProgressSchema>;

/** A run as a screen shows it after a reload: everything up to and including event `seq`. */
export const runSnapshotSchema = z.object({
  _id: z.uuid(),
  step: z.string(),
  comicId: z.uuid().nullable(),
  seriesId: z.uuid().nullable(),
  /** Of the comic, or of the series where the comics are still to be made; null when that is gone. */
  title: z.string().nullable(),
  /** Null where the run is about no single part, or there is only one. */
  partNumber: z.int().nullable(),
  status: z.enum(runStatuses),
  percent: z.number().min(0).max(100),
  seq: z.int(),
  attempt: z.int(),
  message: z.string().nullable(),
  errorCode: z.enum(errorCodes).nullable(),
  panels: z.array(panelProgressSchema),
  etaMs: z.object({ low: z.number(), high: z.number() }).nullable(),
  /** It puts words on pages that are there, and draws nothing. */
  lettersOnly: z.literal(true).optional(),
  result: z.unknown(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type RunSnapshot = z.infer<typeof runSnapshotSchema>;

/** A snapshot as the database gives it: pictures are keys of the object store, which the API turns into addresses. */
export type StoredRunSnapshot = Omit<RunSnapshot, 'panels'> & {
  panels: (Omit<PanelProgress, 'artUrl'> & { artKey: string | null })[];
};
