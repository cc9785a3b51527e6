import type { RunSnapshot } from '@panelwise/contracts/domain/run';
import type { RunEvent, WatchAnswer } from '@panelwise/contracts/realtime/events';
import { describe, expect, it, vi } from 'vitest';
import { followRun, type RunSocket } from './run-follower.ts';
import { applyEvent, fromSnapshot, type RunView } from './run-state.ts';
import { aHistory, aRun, chance } from './run-testing.ts';

const history = aHistory(2, 3);

/** A server with the whole truth, and a line to it that can be cut. */
function aServer() {
  const listeners = new Map<string, Set<(value: never) => void>>();
  const tell = (name: string, value?: unknown) => {
    for (const listener of listeners.get(name) ?? []) listener(value as never);
  };
  const server = {
    happened: [] as RunEvent[],
    asked: [] as number[],
    polls: 0,
    sendsSnapshots: false,
    /** How many of the next questions get no answer, or a refusal. */
    silent: 0,
    refusing: 0,
    connected: true,
    snapshot: (): RunSnapshot => server.happened.reduce(applyEvent, fromSnapshot(aRun())).run,
    /** The event is written; `heard` says whether the line carries it. */
    happen(event: RunEvent, heard: boolean) {
      server.happened.push(event);
      if (heard && server.connected) tell('run:event', event);
    },
    cut() {
      server.connected = false;
      tell('disconnect');
    },
    join() {
      server.connected = true;
      tell('connect');
    },
    listenerCount: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  };
  const socket = {
    get connected() {
      return server.connected;
    },
    on: (name: string, listener: (value: never) => void) =>
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    off: (name: string, listener: (value: never) => void) => listeners.get(name)?.delete(listener),
    emit: (name: string, request: { lastSeq?: number }, answer?: (reply: WatchAnswer) => void) => {
      if (name !== 'run:watch') return;
      const after = request.lastSeq ?? 0;
      server.asked.push(after);
      if (server.silent-- > 0) return;
      if (server.refusing-- > 0) return answer?.({ error: true, message: 'Something went wrong' });
      answer?.(
        server.sendsSnapshots
          ? { error: false, snapshot: server.snapshot() }
          : { error: false, events: server.happened.filter((event) => event.seq > after) },
      );
    },
  } as RunSocket;
  return { server, socket };
}

function follow({ server, socket }: ReturnType<typeof aServer>, start = aRun(), pollMs = 5) {
  const seen: RunView[] = [];
  const follower = followRun({
    socket,
    view: fromSnapshot(start),
    fetchRun: async () => {
      server.polls++;
      return server.snapshot();
    },
    fetchEvents: async (_, after) => server.happened.filter((event) => event.seq > after),
    onView: (view) => seen.push(view),
    pollMs,
    answerMs: 5,
    pauses: { first: 2, most: 8 },
  });
  return { follower, seen };
}

describe('following a run', () => {
  it('sees every event once and in order, whatever the line loses and however often it breaks', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const random = chance(seed);
      const world = aServer();
      world.server.sendsSnapshots = seed % 2 === 0;
      const { seen, follower } = follow(world);
      for (const event of history) {
        if (random() < 0.1) world.server.cut();
        world.server.happen(event, random() > 0.3);
        if (!world.server.connected && random() < 0.5) world.server.join();
      }
      world.server.cut();
      world.server.join();
      follower.stop();
      expect(seen.at(-1)?.run.seq, `seed ${seed}`).toBe(history.length);
      expect(seen.at(-1)?.run.panels).toEqual(world.server.snapshot().panels);
      const numbers = seen.map((view) => view.run.seq);
      expect([...numbers].sort((a, b) => a - b)).toEqual(numbers);
    }
  });

  it('asks with the last event it knows, at the start and after a break', () => {
    const world = aServer();
    const { follower } = follow(world);
    for (const event of history.slice(0, 4)) world.server.happen(event, true);
    world.server.cut();
    world.server.join();
    follower.stop();
    expect(world.server.asked).toEqual([0, 4]);
  });

  it('steps over a number that was never given, and does not ask for it again and again', () => {
    const world = aServer();
    const { seen, follower } = follow(world);
    world.server.sendsSnapshots = true;
    world.server.snapshot = () => {
      const { seq, status, percent } = world.server.happened.at(-1)!;
      return aRun({ seq, status, percent });
    };
    for (const event of history) if (event.seq !== 5) world.server.happen(event, true);
    follower.stop();
    expect(seen.at(-1)?.run).toMatchObject({ seq: history.length, status: 'succeeded' });
    expect(world.server.asked.length).toBeLessThan(4);
  });

  it('polls while the line is down, until the run has ended', async () => {
    const world = aServer();
    world.server.connected = false;
    const { seen, follower } = follow(world);
    for (const event of history.slice(0, 6)) world.server.happen(event, false);
    await vi.waitFor(() => expect(seen.at(-1)?.run.seq).toBe(6));
    for (const event of history.slice(6)) world.server.happen(event, false);
    await vi.waitFor(() => expect(seen.at(-1)?.run.status).toBe('succeeded'));
    follower.stop();
  });

  it.each(['silent', 'refusing'] as const)('asks a %s server again, until it listens', async (how) => {
    const world = aServer();
    world.server[how] = 3;
    const { seen, follower } = follow(world);
    world.server.happen(history[0]!, false);
    // Meanwhile the run is read over HTTP.
    await vi.waitFor(() => expect(seen.at(-1)?.run.seq).toBe(1));
    await vi.waitFor(() => expect(world.server.asked).toHaveLength(4));
    for (const event of history.slice(1)) world.server.happen(event, true);
    expect(seen.at(-1)?.run.status).toBe('succeeded');
    follower.stop();
  });

  it('tells after a reload what happened before it, without doing it twice', async () => {
    const world = aServer();
    for (const event of history.slice(0, 8)) world.server.happen(event, false);
    const { seen, follower } = follow(world, world.server.snapshot());
    for (const event of history.slice(8)) world.server.happen(event, true);
    const whole = history.reduce(applyEvent, fromSnapshot(aRun()));
    await vi.waitFor(() => expect(seen.at(-1)?.log).toEqual(whole.log));
    expect(seen.at(-1)?.run.panels).toEqual(whole.run.panels);
    follower.stop();
  });

  it('leaves nothing behind', () => {
    const world = aServer();
    const { follower } = follow(world);
    follower.stop();
    expect(world.server.listenerCount()).toBe(0);
    const asked = world.server.asked.length;
    world.server.join();
    expect(world.server.asked).toHaveLength(asked);
  });
});
