import { createHash } from 'node:crypto';

export type Bill = { provider: 'replicate' | 'openai'; kind: string; key: string; at: number };

/** What the provider charges for: one bill whenever work is accepted, whatever becomes of the reply. */
export class Bills {
  readonly all: Bill[] = [];

  /** @param wanted what makes two orders the same thing to buy */
  add(provider: Bill['provider'], kind: string, wanted: unknown): void {
    const key = createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 16);
    this.all.push({ provider, kind, key, at: Date.now() });
  }

  /** How often each thing was bought. */
  perThing(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { provider, kind, key } of this.all) {
      const name = `${provider} ${kind} ${key}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return counts;
  }

  summary() {
    const perThing = this.perThing();
    const twice = [...perThing].filter(([, count]) => count > 1);
    return { total: this.all.length, things: perThing.size, doubled: Object.fromEntries(twice) };
  }
}
