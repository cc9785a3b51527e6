import type { RunEvent, StoredRunEvent, WatchAnswer } from '@panelwise/contracts/realtime/events';
import type { Database } from '@panelwise/db/client';
import { listEvents } from '@panelwise/db/repositories/run-events';
import { findSnapshot, listLastSeqs } from '@panelwise/db/repositories/run-lookups';
import type { MediaUrls } from '../media/media-urls.ts';
import { presentEvent, presentSnapshot } from '../presenters/run.ts';
import { RunFeed } from './run-feed.ts';

const missingMax = 500;

/** One screen that follows one run. */
type Watch = {
  /** Makes the addresses that this screen gets. */
  media: MediaUrls;
  send(event: RunEvent): void;
  /** Events up to here are known to the screen. */
  lastSeq: number;
  /** Set until the answer is out: what arrives meanwhile comes after it. */
  held: StoredRunEvent[] | undefined;
};

type Watched = { feed: RunFeed; watches: Set<Watch> };

/**
 * Follows runs for the screens of this process. A screen gets what it missed, or one snapshot, and from
 * there on every event once and in order.
 */
export class RunWatches {
  readonly #db: Database;
  readonly #runs = new Map<string, Watched>();
  readonly #shown: (event: StoredRunEvent) => void;

  /** `shown` hears of each event that the screens of a run get as it comes. */
  constructor(db: Database, shown: (event: StoredRunEvent) => void) {
    this.#db = db;
    this.#shown = shown;
  }

  /**
   * Begins to follow a run. `answer` is called once, before any `send`. Whoever calls has made sure that
   * the run may be seen. Returns the function that ends it.
   */
  async watch(
    runId: string,
    lastSeq: number,
    screen: { media: MediaUrls; send(event: RunEvent): void; answer(reply: WatchAnswer): void },
  ): Promise<() => void> {
    const { media, send } = screen;
    const watch: Watch = { media, send, lastSeq, held: [] };
    const watched = this.#join(runId, watch);
    const leave = () => this.#leave(runId, watch);
    try {
      // Read only now: whatever is written after this read arrives through the feed and is held.
      const { reply, seq } = await this.#readMissed(runId, lastSeq, media);
      screen.answer(reply);
      watch.lastSeq = seq;
      const held = watch.held ?? [];
      watch.held = undefined;
      for (const event of held) deliver(watch, event);
      watched.feed.beginAfter(seq);
      return leave;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Takes an event as the notification bus brings it. */
  push(event: StoredRunEvent): void {
    this.#runs.get(event.runId)?.feed.push(event);
  }

  /** Reads the table for all runs that are followed here: after the notification bus was lost, and now and then in case it lost a message. */
  async catchUp(): Promise<void> {
    const rows = await listLastSeqs(this.#db, [...this.#runs.keys()]);
    const behind = rows.flatMap(({ id, seq }) => {
      const feed = this.#runs.get(id)?.feed;
      return feed?.lacks(seq) ? [feed.catchUp()] : [];
    });
    await Promise.all(behind);
  }

  #join(runId: string, watch: Watch): Watched {
    const known = this.#runs.get(runId);
    if (known) {
      known.watches.add(watch);
      return known;
    }
    const watches = new Set([watch]);
    const read = (afterSeq: number) => listEvents(this.#db, runId, afterSeq);
    const feed = new RunFeed(read, (event) => {
      this.#shown(event);
      for (const one of watches) deliver(one, event);
    });
    const watched = { feed, watches };
    this.#runs.set(runId, watched);
    return watched;
  }

  #leave(runId: string, watch: Watch): void {
    const watched = this.#runs.get(runId);
    watched?.watches.delete(watch);
    if (watched?.watches.size === 0) this.#runs.delete(runId);
  }

  async #readMissed(
    runId: string,
    lastSeq: number,
    media: MediaUrls,
  ): Promise<{ reply: WatchAnswer; seq: number }> {
    // A screen may claim more than there is: then what it knows is not of this run. Or less, of a run whose events are too
    // old to be kept. Either gets a snapshot. Asked before the events are read, so that an event that is written meanwhile
    // is among them and not mistaken for one that is gone.
    const [run] = await listLastSeqs(this.#db, [runId]);
    const events = await listEvents(this.#db, runId, lastSeq, missingMax + 1);
    const isWhole = events.every((event, i) => event.seq === lastSeq + i + 1);
    const isKnown = events.length > 0 ? isWhole : run?.seq === lastSeq;
    if (isKnown && events.length <= missingMax) {
      const signed = events.map((event) => presentEvent(event, media));
      return { reply: { error: false, events: signed }, seq: events.at(-1)?.seq ?? lastSeq };
    }
    const snapshot = await findSnapshot(this.#db, runId);
    if (!snapshot) throw new Error(`There is no run ${runId}.`);
    return { reply: { error: false, snapshot: presentSnapshot(snapshot, media) }, seq: snapshot.seq };
  }
}

function deliver(watch: Watch, event: StoredRunEvent): void {
  if (watch.held) watch.held.push(event);
  else if (event.seq > watch.lastSeq) {
    watch.lastSeq = event.seq;
    watch.send(presentEvent(event, watch.media));
  }
}
