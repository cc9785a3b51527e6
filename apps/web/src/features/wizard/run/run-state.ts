import { isTerminal, type PanelProgress, type RunSnapshot } from '@panelwise/contracts/domain/run';
import type { ErrorCode } from '@panelwise/contracts/errors/catalog';
import type { RunEvent } from '@panelwise/contracts/realtime/events';
import type { LogEntry } from './run-log.ts';

/** A run as the screen knows it: the snapshot up to event `run.seq`, and what only the events tell. */
export type RunView = {
  run: RunSnapshot;
  /** Pictures of finished pages, by page number. */
  pictures: Record<number, { imageUrl: string; thumbnailUrl: string }>;
  /** Newest first; put into words where they are read, which the first step of the wizard does not load. */
  log: LogEntry[];
  /** When a panel went to the drawing board, ISO time by `page.panel`: tells how long it took. */
  drawingSince: Record<string, string>;
  /** An event is missing: ask the server for what happened after `run.seq`. */
  stale: boolean;
};

const logLength = 60;

/** The view of a run of which nothing is known yet but that it was accepted. */
export function startRunView(run: Pick<RunSnapshot, '_id' | 'step' | 'comicId' | 'lettersOnly'>): RunView {
  return fromSnapshot({
    seriesId: null,
    title: null,
    partNumber: null,
    status: 'queued',
    percent: 0,
    seq: 0,
    attempt: 1,
    message: null,
    errorCode: null,
    panels: [],
    etaMs: null,
    result: null,
    createdAt: new Date().toISOString(),
    finishedAt: null,
    ...run,
  });
}

/** Takes the server's snapshot, unless the screen already knows more than it. */
export function fromSnapshot(run: RunSnapshot, known?: RunView): RunView {
  if (!known || known.run._id !== run._id)
    return { run, pictures: {}, log: [], drawingSince: {}, stale: false };
  if (run.seq < known.run.seq) return known;
  return { ...known, run, stale: false };
}

/**
 * Applies one event. Doubles and old ones change nothing; one that comes too early only marks the view as
 * stale, so that events always apply in their order, without a gap.
 */
export function applyEvent(view: RunView, event: RunEvent): RunView {
  if (event.runId !== view.run._id || event.seq <= view.run.seq) return view;
  if (event.seq > view.run.seq + 1) return view.stale ? view : { ...view, stale: true };

  const ended = isTerminal(event.status);
  return {
    stale: view.stale,
    pictures: withPicture(view.pictures, event),
    drawingSince: withDrawingSince(view.drawingSince, event),
    log: [entryOf(event, view.drawingSince), ...view.log].slice(0, logLength),
    run: {
      ...view.run,
      seq: event.seq,
      status: event.status,
      percent: event.percent,
      message: event.type === 'panel:changed' ? view.run.message : (event.message ?? null),
      // Of a run that goes on: what it waits for.
      errorCode: event.type === 'panel:changed' ? view.run.errorCode : asErrorCode(event.errorCode),
      etaMs: ended ? null : (event.etaMs ?? view.run.etaMs),
      panels: withPanel(view.run.panels, event),
      finishedAt: ended ? event.at : null,
    },
  };
}

/** Applies a batch from the server's history; afterwards nothing is missing any more, unless the batch had a gap. */
export function applyHistory(view: RunView, events: readonly RunEvent[]): RunView {
  const ordered = [...events].sort((a, b) => a.seq - b.seq);
  return ordered.reduce(applyEvent, { ...view, stale: false });
}

/** Fills the log with what happened before the view began, from the server's history. */
export function withEarlierLog(view: RunView, events: readonly RunEvent[]): RunView {
  const oldest = view.log.at(-1)?.event.seq ?? view.run.seq + 1;
  const earlier = events.filter((event) => event.seq < oldest && event.runId === view.run._id);
  let drawingSince: RunView['drawingSince'] = {};
  const entries: LogEntry[] = [];
  for (const event of earlier.toSorted((a, b) => a.seq - b.seq)) {
    entries.unshift(entryOf(event, drawingSince));
    drawingSince = withDrawingSince(drawingSince, event);
  }
  return {
    ...view,
    log: [...view.log, ...entries].slice(0, logLength),
    drawingSince: { ...drawingSince, ...view.drawingSince },
  };
}

const entryOf = (event: RunEvent, drawingSince: RunView['drawingSince']): LogEntry => ({
  event,
  since: drawingSince[`${event.page}.${event.panel}`],
});

function withPanel(panels: PanelProgress[], event: RunEvent): PanelProgress[] {
  if (event.type !== 'panel:changed' || event.page === undefined || event.panel === undefined) return panels;
  const at = panels.findIndex((p) => p.page === event.page && p.panel === event.panel);
  const old = panels[at];
  const next: PanelProgress = {
    page: event.page,
    panel: event.panel,
    state: event.panelState ?? old?.state ?? 'waiting',
    artUrl: event.imageUrl ?? old?.artUrl ?? null,
    errorCode: asErrorCode(event.errorCode),
    message: event.message ?? null,
    attempt: old?.attempt ?? 1,
  };
  if (old) return panels.with(at, next);
  return [...panels, next].sort((a, b) => a.page - b.page || a.panel - b.panel);
}

function withPicture(pictures: RunView['pictures'], event: RunEvent): RunView['pictures'] {
  if (event.type !== 'page:done' || event.page === undefined || !event.imageUrl) return pictures;
  return {
    ...pictures,
    [event.page]: { imageUrl: event.imageUrl, thumbnailUrl: event.thumbnailUrl ?? event.imageUrl },
  };
}

function withDrawingSince(since: RunView['drawingSince'], event: RunEvent): RunView['drawingSince'] {
  if (event.type !== 'panel:changed' || event.panelState !== 'drawing') return since;
  return { ...since, [`${event.page}.${event.panel}`]: event.at };
}

function asErrorCode(code: string | undefined): ErrorCode | null {
  // One that is newer than this page is none that anything here is said of.
  return (code as ErrorCode | undefined) ?? null;
}
