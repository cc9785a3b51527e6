import { logout } from '@panelwise/contracts/http/auth';
import { call } from './api-client.ts';
import { hasKeptScripts } from './kept-scripts.ts';
import { endSession, useSession } from './session.ts';

/** What may be lost, or left behind, by logging out. */
export type Unstored = 'scripts' | 'answers';
/** Each stores what only this browser has, and says whether all of it is stored. */
const storers: { kind: Unstored; store: () => Promise<boolean> }[] = [];
/** Nobody waits longer to be let out, in ms. */
const patienceMs = 4_000;

/** Lets `store` do its work before somebody logs out. */
export function storeBeforeLogOut(kind: Unstored, store: () => Promise<boolean>): void {
  storers.push({ kind, store });
}

/** Stores what only this browser has. @returns what is not stored, the worst of it; undefined when all of it is */
export async function storeEverything(): Promise<Unstored | undefined> {
  const impatient = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs));
  const left = await Promise.all(
    storers.map(async ({ kind, store }) => ((await Promise.race([store(), impatient])) ? [] : [kind])),
  );
  if (hasKeptScripts(useSession.getState().user?._id ?? '')) return 'scripts';
  return left.flat().sort().at(-1);
}

/** Ends the session on the server and in this browser; in this browser even when the server does not answer. */
export async function logOut(): Promise<void> {
  try {
    await call(logout, { timeoutMs: patienceMs });
  } catch {
    // The cookie runs out by itself; here the person is out.
  }
  endSession();
}
