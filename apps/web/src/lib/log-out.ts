import { logout } from '@panelwise/contracts/http/auth';
import { call } from './api-client.ts';
import { endSession } from './session.ts';

/** Ends the session on the server and in this browser; in this browser even when the server does not answer. */
export async function logOut(): Promise<void> {
  try {
    await call(logout);
  } catch {
    // The cookie runs out by itself; here the person is out.
  }
  endSession();
}
