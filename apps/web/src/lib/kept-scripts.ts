import { keptStore } from './kept-store.ts';

/** A script that is typed and not stored yet, kept in this browser until the server has it. */
export type KeptScript = {
  userId: string;
  text: string;
  /** The revision of the stored script that was edited. */
  basedOn: number;
  /** An earlier text that was sent without an answer: the server may have it, and it is no stranger's. */
  sent?: string | undefined;
};

/** By comic. */
const store = keptStore<KeptScript>('panelwise.script.', ({ userId, text, basedOn, sent }) =>
  typeof userId === 'string' && typeof text === 'string' && typeof basedOn === 'number'
    ? { userId, text, basedOn, ...(typeof sent === 'string' && { sent }) }
    : undefined,
);

/** Keeps a script. False when this browser cannot. */
export const keepScript = store.keep;

/** What this person typed in this comic and is not known to be stored. */
export function findKeptScript(comicId: string, userId: string): KeptScript | undefined {
  const kept = store.find(comicId);
  return kept?.userId === userId ? kept : undefined;
}

/** Forgets a script that is stored; one that was typed since, in another tab perhaps, stays. */
export function dropKeptScript(comicId: string, text: string): void {
  if (store.find(comicId)?.text === text) store.drop(comicId);
}

/** Whether anything that this person typed is not known to be stored. */
export function hasKeptScripts(userId: string): boolean {
  return store.all().some(({ value }) => value.userId === userId);
}

/** Forgets all that this person typed. */
export function forgetKeptScripts(userId: string): void {
  for (const { id, value } of store.all()) if (value.userId === userId) store.drop(id);
}
