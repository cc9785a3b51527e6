import type { PasskeyProof } from '@panelwise/contracts/domain/passkey';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Asker } from '@panelwise/db/repositories/otps';
import { listPasskeys } from '@panelwise/db/repositories/passkeys';
import {
  findAuthenticator,
  offerAuthenticator,
  resealSecrets,
  setUpAuthenticator,
  takeRecoveryCode,
  takeStep,
} from '@panelwise/db/repositories/second-factors';
import type { UserRow } from '@panelwise/db/repositories/users';
import { generateSecret, generateURI, verify } from 'otplib';
import type { Deps } from '../../deps.ts';
import { askForPasskey, isPasskeyProof } from './passkeys.ts';
import { codesToShow, hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { reseal, seal, unseal } from './sealed.ts';

/** A clock may be half a minute wrong, either way. */
const toleranceSeconds = 30;
/** Wrong codes of whoever has the password, in a quarter of an hour: six digits of three periods are 3 in a million. */
const wrongMax = 10;
const quarterMs = 15 * 60_000;

/** What an admin shows beside the password. */
export type Proof = { secondCode?: string | undefined; passkey?: PasskeyProof | undefined };

/**
 * Asks an admin who has a second factor for it, once the password was right: for a code of the app, a recovery code, or what
 * a passkey has signed.
 * @param madeFor the session or the log-in that a passkey has to sign for
 * @throws DomainError `second-factor-needed`, `second-factor-wrong`, `passkey-refused`, `rate-limited`
 */
export async function mustHaveSecondFactor(
  deps: Deps,
  user: Pick<UserRow, 'id' | 'userType'>,
  { secondCode, passkey }: Proof,
  { id, isKnown }: Asker,
  madeFor = id,
): Promise<void> {
  if (user.userType !== 'admin') return;
  const { db } = deps.database;
  const [app, passkeys] = await Promise.all([findAuthenticator(db, user.id), listPasskeys(db, user.id)]);
  const secret = app?.setUpAt ? app.sealedSecret : undefined;
  if (secret === undefined && passkeys.length === 0) return;
  const whom = { userId: user.id, madeFor };
  if (secondCode === undefined && passkey === undefined) {
    const asked = await askForPasskey(deps, whom, passkeys);
    throw new DomainError('second-factor-needed', {
      factors: { app: secret !== undefined, ...(asked && { passkey: asked }) },
    });
  }
  // Devices that the account does not know share what they have: whoever is there has the password, and many addresses.
  const key = `second-factor:${user.id}:${isKnown ? id : 'strangers'}`;
  const tried = await deps.attempts.hit(key, quarterMs);
  if (tried.count > wrongMax) throw new DomainError('rate-limited', { retryAfterMs: tried.resetMs });
  if (passkey) {
    if (!(await isPasskeyProof(deps, whom, passkeys, passkey))) throw new DomainError('passkey-refused');
  } else if (!(await isRight(deps, user.id, secret, secondCode!)))
    throw new DomainError('second-factor-wrong');
  await deps.attempts.clear(key);
}

/** A code of the app is right once; a recovery code too. */
async function isRight(
  deps: Deps,
  userId: string,
  sealed: string | undefined,
  code: string,
): Promise<boolean> {
  const { db } = deps.database;
  if (code.length > 6) return takeRecoveryCode(db, userId, hashRecoveryCode(code));
  if (sealed === undefined) return false;
  const step = await stepOf(deps, userId, sealed, code);
  return step !== undefined && takeStep(db, userId, step);
}

/** The period that a code of the app is of; undefined for a wrong one. */
async function stepOf(deps: Deps, userId: string, sealed: string, code: string): Promise<number | undefined> {
  const secret = unseal(deps.keys.secondFactor, sealed, userId);
  if (secret === undefined) return undefined;
  const checked = await verify({ secret, token: code, epochTolerance: toleranceSeconds });
  return checked.valid && 'timeStep' in checked ? checked.timeStep : undefined;
}

/** A secret for the app of an admin, to be shown once. @throws DomainError `second-factor-there` */
export async function offerSecret(
  deps: Deps,
  user: Pick<UserRow, 'id' | 'email'>,
): Promise<{ secret: string; uri: string }> {
  const secret = generateSecret();
  const sealed = seal(deps.keys.secondFactor, secret, user.id);
  if (!(await offerAuthenticator(deps.database.db, user.id, sealed)))
    throw new DomainError('second-factor-there');
  return { secret, uri: generateURI({ issuer: 'Panelwise', label: user.email, secret }) };
}

/**
 * Sets the offered app up, which its first code shows to work, and gives the recovery codes, this once.
 * @throws DomainError `second-factor-wrong`, `second-factor-there`
 */
export async function setUp(deps: Deps, userId: string, code: string): Promise<string[]> {
  const app = await findAuthenticator(deps.database.db, userId);
  if (app?.setUpAt) throw new DomainError('second-factor-there');
  const step = app && (await stepOf(deps, userId, app.sealedSecret, code));
  if (step === undefined) throw new DomainError('second-factor-wrong');
  const codes = makeRecoveryCodes();
  const codeHashes = codes.map(hashRecoveryCode);
  if (!(await setUpAuthenticator(deps.database.db, userId, { usedStep: step, codeHashes })))
    throw new DomainError('second-factor-there');
  return codesToShow(codes);
}

/** Seals what was sealed with the secret before the current one anew, so that the one before can be taken away. */
export async function resealAll({ database, keys }: Pick<Deps, 'database' | 'keys'>): Promise<void> {
  await resealSecrets(database.db, (sealed, userId) => reseal(keys.secondFactor, sealed, userId));
}
