import { limits } from '@panelwise/contracts/domain/limits';
import type { Asker } from '@panelwise/db/repositories/otps';
import type { OtpPurpose } from '@panelwise/db/schema/accounts';
import type { Budget } from '../../limits/spend.ts';

/*
 * How often a stranger may make the calls that let people in. Each counts whoever asks (`Asker`), so that nobody uses up what
 * an owner needs on a device that the account knows, or at another place. What all strangers share is soft: it brings a challenge.
 */
const minuteMs = 60_000;
const tenMinutesMs = 10 * minuteMs;
const quarterMs = 15 * minuteMs;
const dayMs = 24 * 60 * minuteMs;

/** A class sits behind one address, a guesser too. */
const callsFrom = (what: string, { id }: Asker, max: number, windowMs = tenMinutesMs): Budget => ({
  key: `from:${what}:${id}`,
  max,
  windowMs,
});

/** Only wrong passwords stay counted: a right one clears this key. */
export const wrongLoginsOf = (email: string, { id }: Asker) => `login:${email}:${id}`;

export function loginBudgets(email: string, asker: Asker): Budget[] {
  return [
    callsFrom('login', asker, 120, minuteMs),
    { key: wrongLoginsOf(email, asker), max: 10, windowMs: quarterMs },
    ...ofStrangers(asker, { key: `login:${email}`, max: 50, windowMs: quarterMs }),
  ];
}

export function verifyBudgets(email: string, asker: Asker): Budget[] {
  return [
    callsFrom('verify', asker, 60),
    ...ofStrangers(asker, { key: `verify:${email}`, max: 10, windowMs: tenMinutesMs }),
  ];
}

/** For a call that sends a code. How many are sent at most is counted in the database, where they are made. */
export function sendBudgets(what: string, purpose: OtpPurpose, email: string, asker: Asker): Budget[] {
  const { otpSendsPerDay, otpSendsToStrangersPerDay } = limits;
  const key = `sends:${purpose}:${email}`;
  return [
    callsFrom(what, asker, 60),
    { key: `${key}:${asker.id}`, max: otpSendsPerDay, windowMs: dayMs, soft: true },
    ...ofStrangers(asker, { key, max: otpSendsToStrangersPerDay, windowMs: dayMs }),
  ];
}

function ofStrangers({ isKnown }: Asker, budget: Omit<Budget, 'soft'>): Budget[] {
  return isKnown ? [] : [{ ...budget, soft: true }];
}
