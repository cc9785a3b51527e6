import { createHash } from 'node:crypto';

/**
 * The name of a thing to buy: sha256 over everything it depends on, as hex. Equal inputs give an equal key
 * whatever the order of their keys; undefined counts as absent.
 */
export function stepKey(call: {
  provider: string;
  model: string;
  kind: string;
  /** Grows when the same inputs would be asked for in another way. */
  version: number;
  inputs: unknown;
}): string {
  return createHash('sha256').update(canonicalJson(call)).digest('hex');
}

/** JSON with sorted keys. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
