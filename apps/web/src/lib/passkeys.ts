import { t } from '@lingui/core/macro';
import type {
  NewPasskey,
  NewPasskeyOptions,
  PasskeyOptions,
  PasskeyProof,
} from '@panelwise/contracts/domain/passkey';
import { ApiError } from './api-error.ts';

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = () => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** Lets the browser make a passkey. @throws Error with a sentence for the screen */
export async function makePasskey(options: NewPasskeyOptions): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: options }).catch(explain);
}

/** Lets a passkey sign what the server asks for. @throws Error with a sentence for the screen */
async function signWithPasskey(options: PasskeyOptions): Promise<PasskeyProof> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: options }).catch(explain);
}

/**
 * Sends with what a passkey has signed. What is to be signed is asked for each time anew: what was asked for before may be
 * used up, or too old.
 * @throws ApiError; Error with a sentence for the screen
 */
export async function sendWithPasskey<T>(send: (passkey?: PasskeyProof) => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const options = error instanceof ApiError ? error.factors?.passkey : undefined;
    if (!options) throw error;
    return send(await signWithPasskey(options));
  }
}

function explain(cause: unknown): never {
  const isThere = cause instanceof Error && cause.name === 'InvalidStateError';
  const message = isThere
    ? t`This device holds a passkey of yours already.`
    : t`Your browser gave us no passkey. Please try again, or use another way.`;
  throw new Error(message, { cause });
}
