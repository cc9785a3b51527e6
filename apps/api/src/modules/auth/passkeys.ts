import { limits } from '@panelwise/contracts/domain/limits';
import type {
  NewPasskey,
  NewPasskeyOptions,
  PasskeyOptions,
  PasskeyProof,
} from '@panelwise/contracts/domain/passkey';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import {
  addPasskey,
  type ChallengeFor,
  keepPasskeyChallenge,
  listPasskeys,
  type PasskeyRow,
  takePasskeyChallenge,
  takeSignCount,
} from '@panelwise/db/repositories/passkeys';
import type { UserRow } from '@panelwise/db/repositories/users';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Deps } from '../../deps.ts';
import { codesToShow, hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { type RelyingParty, relyingPartyOf } from './relying-party.ts';

/** Ed25519, P-256 and RSA (COSE's numbers): what the devices of today sign with. */
const algorithms = [-8, -7, -257];

/** What a browser needs to make a passkey for this session. @throws DomainError `passkeys-off`, `passkeys-full` */
export async function offerPasskey(
  deps: Deps,
  user: Pick<UserRow, 'id' | 'email' | 'firstname' | 'lastname'>,
  sessionId: string,
): Promise<NewPasskeyOptions> {
  const { id: rpID } = mustBeRelyingParty(deps);
  const there = await listPasskeys(deps.database.db, user.id);
  if (there.length >= limits.passkeysMax) throw new DomainError('passkeys-full');
  const options = await generateRegistrationOptions({
    rpName: 'Panelwise',
    rpID,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: `${user.firstname} ${user.lastname}`,
    timeout: limits.passkeyChallengeMs,
    attestationType: 'none',
    excludeCredentials: there.map(asKey),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  await keep(deps, { userId: user.id, purpose: 'add', madeFor: sessionId }, options.challenge);
  return options as NewPasskeyOptions;
}

/**
 * Keeps the passkey that a browser has made. Gives recovery codes, this once, to an account that has none left.
 * @throws DomainError `passkeys-off`, `passkey-refused`, `passkey-known`, `passkeys-full`
 */
export async function keepPasskey(
  deps: Deps,
  { userId, sessionId }: { userId: string; sessionId: string },
  { name, passkey }: { name: string; passkey: NewPasskey },
): Promise<string[]> {
  const { db } = deps.database;
  const site = mustBeRelyingParty(deps);
  const expectedChallenge = await takePasskeyChallenge(db, { userId, purpose: 'add', madeFor: sessionId });
  if (expectedChallenge === undefined) throw new DomainError('passkey-refused');
  const { clientDataJSON, attestationObject, transports = [] } = passkey.response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: asRead({ ...passkey, response: { clientDataJSON, attestationObject } }),
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(refuse);
  if (!verified) throw new DomainError('passkey-refused');
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  const row = {
    userId,
    name,
    credentialId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    signCount: counter,
    transports,
  };
  const codes = makeRecoveryCodes();
  const codeHashes = codes.map(hashRecoveryCode);
  const { codesWereNeeded } = await addPasskey(db, row, { max: limits.passkeysMax, codeHashes });
  return codesWereNeeded ? codesToShow(codes) : [];
}

/** What one of these passkeys is to sign. Undefined where there are none that the site can take. */
export async function askForPasskey(
  deps: Deps,
  { userId, madeFor }: { userId: string; madeFor: string },
  passkeys: PasskeyRow[],
): Promise<PasskeyOptions | undefined> {
  const site = relyingPartyOf(deps.env);
  if (!site || passkeys.length === 0) return undefined;
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    allowCredentials: passkeys.map(asKey),
    timeout: limits.passkeyChallengeMs,
    userVerification: 'required',
  });
  await keep(deps, { userId, purpose: 'prove', madeFor }, options.challenge);
  return options as PasskeyOptions;
}

/**
 * Whether one of these passkeys has signed what it was asked for, just now and for this place, and goes on counting where
 * it counts: one that has counted less than before is a copy.
 */
export async function isPasskeyProof(
  deps: Deps,
  { userId, madeFor }: { userId: string; madeFor: string },
  passkeys: PasskeyRow[],
  proof: PasskeyProof,
): Promise<boolean> {
  const { db } = deps.database;
  const site = relyingPartyOf(deps.env);
  // It is used up whatever comes of it.
  const expectedChallenge = await takePasskeyChallenge(db, { userId, purpose: 'prove', madeFor });
  const passkey = passkeys.find(({ credentialId }) => credentialId === proof.id);
  if (!site || expectedChallenge === undefined || !passkey) return false;
  const checked = await verifyAuthenticationResponse({
    response: asRead(proof),
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.signCount,
    },
  }).catch(() => undefined);
  if (!checked?.verified) return false;
  return takeSignCount(db, passkey.id, checked.authenticationInfo.newCounter);
}

/** @throws DomainError `passkeys-off` */
function mustBeRelyingParty({ env }: Pick<Deps, 'env'>): RelyingParty {
  const site = relyingPartyOf(env);
  if (!site) throw new DomainError('passkeys-off');
  return site;
}

function keep({ database }: Deps, whom: ChallengeFor, challenge: string): Promise<void> {
  return keepPasskeyChallenge(database.db, whom, { challenge, lifeMs: limits.passkeyChallengeMs });
}

const asKey = ({ credentialId, transports }: PasskeyRow) => ({ id: credentialId, transports });

/** Nothing was asked of extensions, so nothing of theirs is read. */
const asRead = <T extends object>(answer: T) => ({ ...answer, clientExtensionResults: {} });

function refuse(cause: unknown): never {
  throw new DomainError('passkey-refused', { cause });
}
