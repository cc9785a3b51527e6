import type { OpenDatabase } from '@panelwise/db/client';
import { type LeaseKind, LeaseLost, renewLeases } from '@panelwise/db/repositories/work-leases';

type Held = { id: string; fence: number; controller: AbortController };

/**
 * Keeps the leases of everything this process works on alive, with one query per kind and beat. Work
 * whose lease is gone is stopped through its signal, with `LeaseLost` as the reason. When the database cannot be reached
 * for longer than a lease lasts, all work is stopped: somebody else may have it by now.
 */
export class LeaseKeeper {
  readonly #database: OpenDatabase;
  readonly leaseMs: number;
  readonly #held: Record<LeaseKind, Map<string, Held>> = { run: new Map(), task: new Map() };
  readonly #timer: NodeJS.Timeout;
  #lastBeat = performance.now();

  constructor(database: OpenDatabase, leaseMs: number) {
    this.#database = database;
    this.leaseMs = leaseMs;
    this.#timer = setInterval(() => void this.#beat(), leaseMs / 4);
  }

  /** Holds a lease while `work` runs; its signal aborts when the lease is lost or `outer` aborts. */
  async hold<T>(
    kind: LeaseKind,
    lease: { id: string; fence: number },
    outer: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const controller = new AbortController();
    const held = { ...lease, controller };
    this.#held[kind].set(lease.id, held);
    try {
      return await work(AbortSignal.any([controller.signal, outer]));
    } finally {
      if (this.#held[kind].get(lease.id) === held) this.#held[kind].delete(lease.id);
    }
  }

  /** Looks at once which leases are still ours: a cancel has been published. */
  async check(): Promise<void> {
    await this.#beat();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #beat(): Promise<void> {
    try {
      for (const kind of ['run', 'task'] as const) {
        const leases = [...this.#held[kind].values()];
        const kept = await renewLeases(this.#database.db, kind, leases, this.leaseMs);
        for (const held of leases)
          if (!kept.has(held.id) && this.#held[kind].get(held.id) === held)
            held.controller.abort(new LeaseLost());
      }
      this.#lastBeat = performance.now();
    } catch {
      if (performance.now() - this.#lastBeat < this.leaseMs) return;
      for (const kind of ['run', 'task'] as const)
        for (const held of this.#held[kind].values()) held.controller.abort(new LeaseLost());
    }
  }
}
