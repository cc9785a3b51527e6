import type { StoredRunEvent } from '@panelwise/contracts/realtime/events';

/** Reads the events of a run after a number, oldest first. */
export type ReadEvents = (afterSeq: number) => Promise<StoredRunEvent[]>;

/** Pauses between looks at the table that bring nothing, in ms: the first, and the longest. */
const firstPauseMs = 100;
const longestPauseMs = 5_000;

/**
 * Puts the events of one run in order. The notification bus may bring them swapped, twice or not at all; out of here
 * they come each once and in order, because what is missing is read from the table. Numbers are given under a lock and
 * written together with their event, so a number that the table lacks below one that it has will never come: it is
 * stepped over.
 */
export class RunFeed {
  readonly #read: ReadEvents;
  readonly #emit: (event: StoredRunEvent) => void;
  readonly #clock: () => number;
  readonly #early = new Map<number, StoredRunEvent>();
  /** The last event given out; unknown until somebody has told where to begin. */
  #lastSeq: number | undefined;
  /** Everything that there is up to here has been read from the table. */
  #readUpTo = 0;
  #reading: Promise<void> | undefined;
  #isBehind = false;
  #pauseMs = firstPauseMs;
  #pausedUntil = 0;

  /** `clock` gives monotonic ms. */
  constructor(read: ReadEvents, emit: (event: StoredRunEvent) => void, clock = () => performance.now()) {
    this.#read = read;
    this.#emit = emit;
    this.#clock = clock;
  }

  /** Everything up to `seq` is known already. Only the first call counts. */
  beginAfter(seq: number): void {
    if (this.#lastSeq !== undefined) return;
    this.#lastSeq = seq;
    this.#giveOut();
  }

  /** Takes an event as the notification bus brings it. */
  push(event: StoredRunEvent): void {
    if (this.#lastSeq !== undefined && event.seq <= this.#lastSeq) return;
    this.#early.set(event.seq, event);
    this.#giveOut();
  }

  /** Gives out what the table has and the notification bus has not brought. */
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
      const before = this.#lastSeq;
      if (before === undefined) return;
      try {
        const events = await this.#read(before);
        for (const event of events) this.#early.set(event.seq, event);
        this.#readUpTo = events.at(-1)?.seq ?? this.#readUpTo;
      } finally {
        this.#pausedUntil = this.#clock() + this.#pauseMs;
        this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs);
      }
      this.#giveOut();
    } while (this.#isBehind);
  }

  #giveOut(): void {
    if (this.#lastSeq === undefined) return;
    for (const seq of this.#early.keys()) if (seq <= this.#lastSeq) this.#early.delete(seq);
    for (let next = this.#next(this.#lastSeq); next; next = this.#next(next.seq)) {
      this.#early.delete(next.seq);
      this.#lastSeq = next.seq;
      this.#pauseMs = firstPauseMs;
      this.#pausedUntil = 0;
      this.#emit(next);
    }
    // An event without the one before it: the table knows. If it does not, it is asked again after a while, when the next
    // event comes or somebody else lets it be read.
    if (this.#early.size > 0 && this.#clock() >= this.#pausedUntil) this.catchUp().catch(() => undefined);
  }

  /** The event after `seq`, which is the next number, or the next that there is as far as the table was read. */
  #next(seq: number): StoredRunEvent | undefined {
    const following = this.#early.get(seq + 1);
    if (following || seq >= this.#readUpTo) return following;
    const there = [...this.#early.keys()].filter((early) => early <= this.#readUpTo);
    return there.length > 0 ? this.#early.get(Math.min(...there)) : undefined;
  }
}
