import type { SessionUser } from '@panelwise/contracts/domain/user';

const storageKey = 'panelwise.device-account';

/** The account that this device keeps work for, which can be read and answered without a network; one at a time. */
export function keptAccount(): SessionUser | undefined {
  try {
    const user = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as SessionUser | null;
    return typeof user?._id === 'string' ? user : undefined;
  } catch {
    return undefined;
  }
}

/** Notes that from now on work is kept for this account; of who they are the first name is enough. */
export function setKeptAccount(user: SessionUser): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...user, lastname: '', email: '' }));
  } catch {
    // Nothing is kept where storage is off.
  }
}

/** Forgets whose work is kept. */
export function dropKeptAccount(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
