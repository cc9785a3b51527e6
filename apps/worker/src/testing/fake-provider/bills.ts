import { createHash } from 'node:crypto';

export type Bill = {
  provider: 'replicate' | 'openai';
  kind: string;
  key: string;
  /** The provider's name of the work. */
  id: string;
  /** The conversation that it belongs to. */
  place?: string | undefined;
  at: number;
  /** The customer had the work stopped; what was done until then is charged for. */
  isCancelled: boolean;
};

/** What was on its way when the provider asked for time arrives within this, in ms. */
const underWayMs = 300;

/** Counts the requests that come although the provider has asked for time. */
export class RetryAfter {
  early = 0;
  #saidAt = 0;
  #until = 0;

  /** @param busyS the provider refuses this one, and asks for so many seconds */
  note(busyS: number | undefined): void {
    const now = Date.now();
    if (now > this.#saidAt + underWayMs && now < this.#until) this.early += 1;
    if (busyS === undefined) return;
    this.#saidAt = now;
    this.#until = Math.max(this.#until, now + busyS * 1_000);
  }
}

/** What the provider charges for: one bill whenever work is accepted, whatever becomes of the reply. */
export class Bills {
  readonly all: Bill[] = [];

  /** @param wanted what makes two orders the same thing to buy */
  add(provider: Bill['provider'], kind: string, wanted: unknown, id: string, place?: string): void {
    const key = createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 16);
    this.all.push({ provider, kind, key, id, place, at: Date.now(), isCancelled: false });
  }

  cancel(id: string): void {
    for (const bill of this.all) if (bill.id === id) bill.isCancelled = true;
  }

  /**
   * How many bills there are, for how many different things; which things were bought more than once although nobody had
   * stopped them; and which were bought again after their work was stopped.
   */
  summary() {
    const things = Map.groupBy(this.all, ({ provider, kind, key }) => `${provider} ${kind} ${key}`);
    const count = (bills: Bill[]) => bills.filter((bill) => !bill.isCancelled).length;
    const doubled = [...things].filter(([, bills]) => count(bills) > 1);
    const again = [...things].filter(([, bills]) => bills.length > 1 && count(bills) <= 1);
    return {
      total: this.all.length,
      ids: this.all.map(({ id }) => id),
      places: Object.fromEntries(this.all.flatMap(({ id, place }) => (place ? [[id, place]] : []))),
      things: things.size,
      cancelled: this.all.filter((bill) => bill.isCancelled).length,
      doubled: Object.fromEntries(doubled.map(([name, bills]) => [name, bills.map(({ id }) => id)])),
      boughtAgain: again.length,
    };
  }
}
