import { beingOf } from './noun-kinds.ts';
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

  /** Gives everybody who has relatives the name of their family. */
  nameAll(entities: readonly Entity[]): void {
    this.#joinTitled(entities);
    for (const entity of entities) {
      const family = this.#nameOf(entity);
      if (family) entity.family = family;
    }
  }

  /**
   * "Uncle Driss" and "Grandma", of whom nobody says whose they are, are of the one family that the story tells of, else of
   * the child that it names first.
   */
  #joinTitled(entities: readonly Entity[]): void {
    const titled = entities.filter(
      (one) =>
        one.kind === 'adult' && beingOf(one.name.split(' ')[0]!.toLowerCase())?.kin && !this.#of.has(one),
    );
    const families = new Set(this.#of.values());
    const [only] = families.size === 1 ? [...families][0]! : [];
    const whose = only ?? (families.size === 0 ? entities.find(({ kind }) => kind === 'child') : undefined);
    if (whose) for (const one of titled) this.join(whose, one);
  }

  /** `teller` with whoever tells the story, else the name of one who belongs to it. */
  #nameOf(who: Entity): string | undefined {
    const all = this.#of.get(who);
    if (!all) return undefined;
    if (all.has('self')) return 'teller';
    return [...all].flatMap((one) => (one === 'self' ? [] : [one.name])).sort()[0];
  }
}
