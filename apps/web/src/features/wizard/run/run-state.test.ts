import { describeWaiting } from '@panelwise/contracts/domain/outage';
import { describe, expect, it } from 'vitest';
import { linesOf } from './run-log.ts';
import { applyEvent, applyHistory, fromSnapshot, startRunView } from './run-state.ts';
import { aHistory, anEvent, aRun, chance, comicId, runId } from './run-testing.ts';

const history = aHistory(3, 4);
const whole = history.reduce(applyEvent, fromSnapshot(aRun()));

describe('run state', () => {
  it('ends as the history says', () => {
    expect(whole.run.status).toBe('succeeded');
    expect(whole.run.panels).toHaveLength(12);
    expect(whole.run.panels.every((panel) => panel.state === 'done' && panel.artUrl)).toBe(true);
    expect(whole.pictures[3]).toEqual({ imageUrl: '/media/3.webp', thumbnailUrl: '/media/3-s.webp' });
    expect(whole.run.finishedAt).toBe(history.at(-1)?.at);
    expect(whole.stale).toBe(false);
  });

  it('ignores doubles and events of other runs', () => {
    const doubled = history.flatMap((event) => [
      event,
      event,
      { ...event, runId: comicId, seq: event.seq + 1 },
    ]);
    expect(doubled.reduce(applyEvent, fromSnapshot(aRun()))).toEqual(whole);
  });

  it('applies nothing after a gap, and asks for what is missing', () => {
    const view = [history[0]!, history[1]!, history[4]!, history[5]!].reduce(
      applyEvent,
      fromSnapshot(aRun()),
    );
    expect(view.run.seq).toBe(2);
    expect(view.stale).toBe(true);
    expect(applyHistory(view, history.slice(2))).toEqual(whole);
  });

  it('comes out right for any order, loss and doubling once the missing events are fetched', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const random = chance(seed);
      const heard = history
        .filter(() => random() > 0.2)
        .flatMap((event) => (random() > 0.7 ? [event, event] : [event]))
        .map((event) => ({ event, key: event.seq + random() * 8 }))
        .sort((a, b) => a.key - b.key)
        .map(({ event }) => event);
      let view = startRunView({ _id: runId, step: 'generate-comic', comicId });
      for (const event of heard) {
        view = applyEvent(view, event);
        if (view.stale && random() > 0.5) view = applyHistory(view, history.slice(view.run.seq, event.seq));
      }
      view = applyHistory(view, history.slice(view.run.seq));
      expect(view.run.panels, `seed ${seed}`).toEqual(whole.run.panels);
      expect(view.run.seq).toBe(history.length);
      expect(view.log).toEqual(whole.log);
    }
  });

  it('says what a run waits for, until it goes on', () => {
    const message = describeWaiting('provider-busy', 'image');
    const waiting = [
      anEvent(1),
      anEvent(2, { message, errorCode: 'provider-busy' }),
      anEvent(3, { type: 'panel:changed', page: 1, panel: 1, panelState: 'drawing' }),
    ].reduce(applyEvent, fromSnapshot(aRun()));
    expect(waiting.run).toMatchObject({ message, errorCode: 'provider-busy' });
    expect(linesOf(waiting.log)[0]?.text).toBe(message);
    expect(applyEvent(waiting, anEvent(4)).run).toMatchObject({ message: null, errorCode: null });
  });

  it('takes a newer snapshot and keeps the pictures it knows, but no older one', () => {
    const view = history.slice(0, 20).reduce(applyEvent, fromSnapshot(aRun()));
    expect(fromSnapshot(aRun({ seq: 5 }), view)).toBe(view);
    const newer = fromSnapshot(aRun({ seq: 40, status: 'failed' }), view);
    expect(newer.run.status).toBe('failed');
    expect(newer.pictures).toEqual(view.pictures);
  });

  it('keeps the time left until a new one is told, and drops it at the end', () => {
    const eta = { low: 1_000, high: 2_000 };
    let view = applyEvent(fromSnapshot(aRun()), anEvent(1, { etaMs: eta }));
    view = applyEvent(view, anEvent(2));
    expect(view.run.etaMs).toEqual(eta);
    view = applyEvent(view, anEvent(3, { type: 'run:ended', status: 'failed', message: 'Out of paper' }));
    expect(view.run).toMatchObject({ etaMs: null, status: 'failed', message: 'Out of paper' });
  });

  it('says how long a panel took and what stopped', () => {
    let view = fromSnapshot(aRun());
    const panel = { type: 'panel:changed', page: 6, panel: 4 } as const;
    view = applyEvent(view, anEvent(1, { ...panel, panelState: 'drawing' }));
    view = applyEvent(view, anEvent(2, { ...panel, panelState: 'failed', message: 'Timed out twice' }));
    expect(linesOf(view.log)[0]).toMatchObject({
      text: 'Page 6, panel 4 stopped: Timed out twice',
      bad: true,
    });
    view = applyEvent(view, anEvent(3, { ...panel, panelState: 'drawing' }));
    expect(linesOf(view.log)[0]?.text).toBe('Page 6, panel 4 sent back for a redraw');
    view = applyEvent(view, anEvent(4, { ...panel, panelState: 'done' }));
    expect(linesOf(view.log)[0]?.text).toBe('Page 6, panel 4 drawn in 1 s');
  });
});
