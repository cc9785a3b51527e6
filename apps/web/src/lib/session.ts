import type { SessionUser } from '@panelwise/contracts/domain/user';
import { create } from 'zustand';
import { dropKeptAccount, keptAccount } from './device/kept-account.ts';
import { forgetKeptScripts } from './kept-scripts.ts';
import { forgetKeptSteps } from './kept-steps.ts';
import { applyLook } from './look.ts';

/**
 * Says that this browser was logged in, so that visitors never ask for a session. The token itself stays in memory.
 * The key is also read by index.html, which marks the document until the session is known.
 */
const hintKey = 'panelwise.session';

type SessionState =
  /**
   * `unanswered`: somebody was logged in here, and the server did not say whether they still are; `ended`: it said that
   * they are not.
   */
  | { status: 'visitor'; user: null; token: null; unanswered?: true; ended?: true }
  /** A reload: the refresh cookie is being traded for a token. */
  | { status: 'restoring'; user: null; token: null }
  /** Nobody could be asked whether they are still logged in; this device keeps work for them (lib/device). */
  | { status: 'offline'; user: SessionUser; token: null }
  | { status: 'signed-in'; user: SessionUser; token: string };

const visitor: SessionState = { status: 'visitor', user: null, token: null };

function hasHint(): boolean {
  try {
    return localStorage.getItem(hintKey) === '1';
  } catch {
    return false;
  }
}

function setHint(on: boolean) {
  try {
    if (on) localStorage.setItem(hintKey, '1');
    else localStorage.removeItem(hintKey);
  } catch {
    // Storage is blocked: the session lasts as long as the page.
  }
}

/** Begins as a visitor's, which is how the public pages were rendered. */
export const useSession = create<SessionState>()(() => visitor);
useSession.subscribe(({ status }) => {
  if (status !== 'restoring') document.documentElement.removeAttribute('data-returning');
});
// What helps somebody goes with them. While nobody knows whether they are still logged in, it stays.
useSession.subscribe((state) => {
  if (state.status === 'restoring' || (state.status === 'visitor' && state.unanswered)) return;
  applyLook(state.user ?? {});
});
if (hasHint()) useSession.setState({ status: 'restoring', user: null, token: null });

/** Takes over the `data` of login, sign-up verification or refresh. */
export function startSession(data: { token: string; user: SessionUser }): void {
  setHint(true);
  useSession.setState({ status: 'signed-in', user: data.user, token: data.token }, true);
}

/** Takes over what the person has changed about themselves. */
export function updateSessionUser(user: SessionUser): void {
  if (useSession.getState().status === 'signed-in') useSession.setState({ user });
}

/**
 * The server did not answer, so nobody is signed in for now. Who has work on this device goes on with it; for others the
 * next reload tries again.
 */
export function giveUpRestoring(): void {
  if (useSession.getState().status !== 'restoring') return;
  const user = keptAccount();
  useSession.setState(
    user
      ? { status: 'offline', user, token: null }
      : { status: 'visitor', user: null, token: null, unanswered: true },
    true,
  );
}

/** Forgets the person and what belongs to them in this browser. */
export function endSession(): void {
  const { user } = useSession.getState();
  forget();
  dropKeptAccount();
  useSession.setState(visitor, true);
  if (!user) return;
  forgetKeptScripts(user._id);
  forgetKeptSteps(user._id);
}

/**
 * The server knows the session no more: it has run out, or was ended from elsewhere. What the person typed last waits
 * for them here.
 */
export function loseSession(): void {
  forget();
  useSession.setState({ status: 'visitor', user: null, token: null, ended: true }, true);
}

function forget(): void {
  setHint(false);
  try {
    localStorage.removeItem('currentSeries');
  } catch {
    // Nothing was stored.
  }
}
