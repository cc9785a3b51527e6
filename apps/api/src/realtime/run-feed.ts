import type { RunEvent } from '@panelwise/contracts/realtime/events';

/** Reads the events of a run after a number, oldest first. */
export type ReadEvents = (afterSeq: number) => Promise<RunEvent[]>;

/**
 * Puts the events of one run in order. The bell may bring them swapped, twice or not at all; out of here
 * they come each once and without a gap, because what is missing is read from the table.
 */
export class RunFeed {
  readonly #read: ReadEvents;
  readonly #emit: (event: RunEvent) => void;
  readonly #early = new Map<number, RunEvent>();
  /** The last event given out; unknown until somebody has told where to begin. */
  #lastSeq: number | undefined;
  #reading: Promise<void> | undefined;
  #isBehind = false;

  constructor(read: ReadEvents, emit: (event: RunEvent) => void) {
    this.#read = read;
    this.#emit = emit;
  }

  /** Everything up to `seq` is known already. Only the first call counts. */
  beginAfter(seq: number): void {
    if (this.#lastSeq !== undefined) return;
    this.#lastSeq = seq;
    this.#giveOut();
  }

  /** Takes an event as the bell brings it. */
  push(event: RunEvent): void {
    if (this.#lastSeq !== undefined && event.seq <= this.#lastSeq) return;
    this.#early.set(event.seq, event);
    this.#giveOut();
  }

  /** Gives out what the table has and the bell has not brought. */
  catchUp(): Promise<void> {
    if (this.#reading) {
      this.#isBehind = true;
      return this.#reading;
    }
    this.#reading = this.#readMissing().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  /** True when the table is known to have more than was given out. */
  lacks(seq: number): boolean {
    return this.#lastSeq !== undefined && this.#lastSeq < seq;
  }

  async #readMissing(): Promise<void> {
    do {
      this.#isBehind = false;
      if (this.#lastSeq === undefined) return;
      for (const event of await this.#read(this.#lastSeq)) this.#early.set(event.seq, event);
      this.#giveOut();
    } while (this.#isBehind);
  }

  #giveOut(): void {
    if (this.#lastSeq === undefined) return;
    for (const seq of this.#early.keys()) if (seq <= this.#lastSeq) this.#early.delete(seq);
    for (let next = this.#early.get(this.#lastSeq + 1); next; next = this.#early.get(this.#lastSeq + 1)) {
      this.#early.delete(next.seq);
      this.#lastSeq = next.seq;
      this.#emit(next);
    }
    // An event without the one before it: that one is in the table, because numbers are given under a lock.
    if (this.#early.size > 0) this.catchUp().catch(() => undefined);
  }
}
