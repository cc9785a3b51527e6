import { logout } from '@panelwise/contracts/http/auth';
import { call } from './api-client.ts';
import { hasKeptScripts } from './kept-scripts.ts';
import { endSession, useSession } from './session.ts';

/** Each stores what was typed somewhere, and says whether all of it is stored. */
const storers = new Set<() => Promise<boolean>>();
/** Nobody waits longer to be let out, in ms. */
const patienceMs = 4_000;

/** Lets `store` do its work before somebody logs out. */
export function storeBeforeLogOut(store: () => Promise<boolean>): void {
  storers.add(store);
}

/** Stores what was typed and is not stored yet. @returns whether nothing would be lost by logging out now */
export async function storeEverything(): Promise<boolean> {
  const impatient = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs));
  const all = Promise.all([...storers].map((store) => store()));
  const isStored = await Promise.race([all.then((answers) => answers.every(Boolean)), impatient]);
  return isStored && !hasKeptScripts(useSession.getState().user?._id ?? '');
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
