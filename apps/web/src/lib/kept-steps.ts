import { keptStore } from './kept-store.ts';

/** The last changes of a script that can be taken back, kept in this browser so that they survive a reload. */
export type KeptSteps = { userId: string; steps: unknown };

/** By comic. */
const store = keptStore<KeptSteps>('panelwise.script-steps.', ({ userId, steps }) =>
  typeof userId === 'string' ? { userId, steps } : undefined,
);

export const keepSteps = store.keep;
export const dropSteps = store.drop;

/** What this person can take back in this comic, as it was kept. */
export function findKeptSteps(comicId: string, userId: string): unknown {
  const kept = store.find(comicId);
  return kept?.userId === userId ? kept.steps : undefined;
}

/** Forgets what this person could take back. */
export function forgetKeptSteps(userId: string): void {
  for (const { id, value } of store.all()) if (value.userId === userId) store.drop(id);
}
