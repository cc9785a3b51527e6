import type { Entity } from './reading.ts';

type Relative = Entity | 'self';

/** Who in a story are related, as it tells one relation after the other; `self` is whoever tells it. */
export class Families {
  readonly #of = new Map<Relative, Set<Relative>>();

  /** Two are of one family, and so are all who are related to either. */
  join(one: Relative, other: Relative): void {
    const all = new Set([one, ...(this.#of.get(one) ?? []), other, ...(this.#of.get(other) ?? [])]);
    for (const who of all) this.#of.set(who, all);
  }

  /** The name of a family, the same for all of it: `teller` with whoever tells the story, else of one who belongs to it. */
  of(who: Entity): string | undefined {
    const all = this.#of.get(who);
    if (!all) return undefined;
    if (all.has('self')) return 'teller';
    return [...all].flatMap((one) => (one === 'self' ? [] : [one.name])).sort()[0];
  }
}
