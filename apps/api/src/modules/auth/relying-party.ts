import type { ApiEnv } from '../../env.ts';

/** Who passkeys are made for (WebAuthn): a host, and the one address that pages of it are opened at. */
export type RelyingParty = { id: string; origin: string };

/**
 * The site by its public address; never by what a call says its host is. Undefined where browsers make no passkeys: without
 * https, except on the machine itself, and where the host is a number.
 */
export function relyingPartyOf({ PUBLIC_URL }: Pick<ApiEnv, 'PUBLIC_URL'>): RelyingParty | undefined {
  if (!PUBLIC_URL) return undefined;
  const { hostname, origin, protocol } = new URL(PUBLIC_URL);
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  if (isNumber || !(protocol === 'https:' || (protocol === 'http:' && isHere))) return undefined;
  return { id: hostname, origin };
}
