import { limits } from '@panelwise/contracts/domain/limits';
import { termsVersion } from '@panelwise/contracts/domain/terms';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { registerBody } from '@panelwise/contracts/http/forms';
import { houseEmail } from '@panelwise/db/repositories/house';
import { type Asker, consumeOtp, type OtpRow } from '@panelwise/db/repositories/otps';
import {
  findRegistration,
  insertRegistration,
  listRegistrations,
  type RegistrationRow,
} from '@panelwise/db/repositories/registrations';
import { findUserByEmail, insertUser, isUsernameTaken, type UserRow } from '@panelwise/db/repositories/users';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Mail } from '../../mail/mailer.ts';
import { mustBeCountry } from '../catalogue/countries.ts';
import { haveAccountMail, severalSignUpsMail, signUpMail } from './code-mail.ts';
import { createCode } from './one-time-code.ts';
import { hashPassword } from './password.ts';
import { refuseTooYoung } from './too-young.ts';

/**
 * Keeps a sign-up until its code is entered, and sends the code. It answers the same, and as fast, for an e-mail
 * that has an account: its owner is told by mail.
 * @throws DomainError `too-young`, `email-taken` for the e-mail of the house, `username-taken`, `rate-limited`,
 * `unavailable`
 */
export async function register(
  deps: Deps,
  body: z.output<typeof registerBody>,
  address: string,
  asker: Asker,
): Promise<{ resendAfterMs: number }> {
  const { acceptTerms: _, password, birthYear = null, country = null, language = null, ...given } = body;
  const person = { ...given, birthYear, country, language };
  mustBeCountry(country);
  await refuseTooYoung(deps, person, address);
  const { db } = deps.database;
  const passwordHash = await hashPassword(password);
  if (person.email === houseEmail) throw new DomainError('email-taken');
  if (await isUsernameTaken(db, person.username)) throw new DomainError('username-taken');
  const { registration, code } = await db.transaction(async (tx) => {
    const made = await insertRegistration(tx, {
      ...person,
      passwordHash,
      termsVersion,
      termsAcceptedAt: new Date(),
    });
    const owner = { purpose: 'sign-up', registrationId: made.id } as const;
    const { code: sent } = await createCode(tx, deps.keys.otp, made.email, owner, asker);
    return { registration: made, code: sent };
  });
  const holder = await findUserByEmail(db, registration.email);
  await send(deps, holder ? haveAccountMail(holder) : signUpMail(registration, code));
  return { resendAfterMs: await startPause(deps, registration.email, asker) };
}

/** Of whoever asks, so that a stranger who asks again and again makes nobody else wait. */
const pauseKey = (email: string, { id }: Asker) => `otp-pause:sign-up:${email}:${id}`;

/** A code is on its way: the next one may be asked for after a pause. @returns how long that is, in ms */
export async function startPause({ attempts }: Deps, email: string, asker: Asker): Promise<number> {
  const key = pauseKey(email, asker);
  await attempts.clear(key);
  return (await attempts.hit(key, limits.otpPauseMs)).resetMs;
}

/**
 * Opens the account of the registration that a code was sent for.
 * @throws DomainError `otp-wrong`, `email-taken`, `username-taken`: the code can then be entered again
 */
export async function openAccount(deps: Deps, otp: OtpRow): Promise<UserRow> {
  return deps.database.db.transaction(async (tx) => {
    const registration = otp.registrationId && (await findRegistration(tx, otp.registrationId));
    if (!registration || !(await consumeOtp(tx, otp.id))) throw new DomainError('otp-wrong');
    const { id: _, createdAt: __, ...account } = registration;
    try {
      return await insertUser(tx, account);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'username-taken')
        throw new DomainError('username-taken', {
          message: `Your code is right, but somebody else took the username “${account.username}” in the meantime. Please sign up again with another username.`,
        });
      throw error;
    }
  });
}

/**
 * Sends a sign-up code again. It answers the same, and as fast, for an e-mail that nobody has signed up with: a code is
 * then made for nobody. Where several have, the mail asks to log in instead: only a password tells whose code is meant.
 * @throws DomainError `rate-limited`
 */
export async function resendCode(
  deps: Deps,
  email: string,
  asker: Asker,
): Promise<{ resendAfterMs: number }> {
  const { db } = deps.database;
  const pause = await deps.attempts.hit(pauseKey(email, asker), limits.otpPauseMs);
  if (pause.count > 1)
    throw new DomainError('rate-limited', {
      message: 'A code is on its way already.',
      retryAfterMs: pause.resetMs,
    });
  const [user, registrations] = await Promise.all([
    findUserByEmail(db, email),
    listRegistrations(db, email, asker.id),
  ]);
  const [newest, ...others] = user ? [] : registrations;
  const isOne = newest !== undefined && others.length === 0;
  const owner = { purpose: 'sign-up', ...(isOne && { registrationId: newest.id }) } as const;
  const { code, nextAfterMs } = await db.transaction((tx) =>
    createCode(tx, deps.keys.otp, email, owner, asker),
  );
  const mail = isOne ? signUpMail(newest, code) : newest && severalSignUpsMail(newest);
  if (mail) deps.background(send(deps, mail), 'sending a sign-up code again failed');
  return { resendAfterMs: Math.round(Math.max(nextAfterMs, pause.resetMs)) };
}

/** Sends a registration one more code. @throws DomainError `rate-limited`, `unavailable` */
export async function sendSignUpCode(deps: Deps, registration: RegistrationRow, asker: Asker): Promise<void> {
  const owner = { purpose: 'sign-up', registrationId: registration.id } as const;
  const { code } = await deps.database.db.transaction((tx) =>
    createCode(tx, deps.keys.otp, registration.email, owner, asker),
  );
  await send(deps, signUpMail(registration, code));
}

async function send(deps: Deps, mail: Mail): Promise<void> {
  try {
    await deps.mailer.send(mail);
  } catch (cause) {
    throw new DomainError('unavailable', {
      message: 'We could not send the mail. Please try again in a moment.',
      cause,
    });
  }
}
