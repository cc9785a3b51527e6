import type { RunSnapshot } from '@panelwise/contracts/domain/run';
import type { RunEvent } from '@panelwise/contracts/realtime/events';

export const runId = '01900000-0000-7000-8000-0000000000a1';
export const comicId = '01900000-0000-7000-8000-0000000000c1';

/** A snapshot of a run of which nothing has happened yet; `change` sets what a test is about. */
export function aRun(change: Partial<RunSnapshot> = {}): RunSnapshot {
  return {
    _id: runId,
    step: 'generate-comic',
    comicId,
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
    createdAt: '2026-11-21T10:00:00.000Z',
    finishedAt: null,
    ...change,
  };
}

export function anEvent(seq: number, change: Partial<RunEvent> = {}): RunEvent {
  return {
    runId,
    seq,
    at: new Date(Date.UTC(2026, 10, 21, 10, 0, seq)).toISOString(),
    type: 'run:progress',
    step: 'generate-comic',
    comicId,
    status: 'running',
    percent: 0,
    ...change,
  };
}

/** The whole history of a run that draws `pages` pages of `panels` panels, one after the other. */
export function aHistory(pages: number, panels: number): RunEvent[] {
  const events: RunEvent[] = [];
  const add = (change: Partial<RunEvent>) => events.push(anEvent(events.length + 1, change));
  add({ type: 'run:queued', status: 'queued' });
  add({ type: 'run:started' });
  for (let page = 1; page <= pages; page++) {
    for (let panel = 1; panel <= panels; panel++) {
      for (const panelState of ['drawing', 'checking', 'done'] as const)
        add({
          type: 'panel:changed',
          page,
          panel,
          panelState,
          ...(panelState === 'done' && { imageUrl: `/media/${page}-${panel}.webp` }),
          percent: Math.round((100 * events.length) / (pages * panels * 3)),
        });
    }
    add({ type: 'page:done', page, imageUrl: `/media/${page}.webp`, thumbnailUrl: `/media/${page}-s.webp` });
  }
  add({ type: 'run:ended', status: 'succeeded', percent: 100 });
  return events;
}

/** A repeatable source of chance: numbers from 0 up to 1. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
