import { randomUUID } from 'node:crypto';
import { forgotPassword } from '@panelwise/contracts/http/account';
import { login, register, resendOtp, verifyOtp } from '@panelwise/contracts/http/auth';
import type { Endpoint } from '@panelwise/contracts/http/endpoint';
import { type Arm, median } from './arm.ts';
import { openBenchStack } from './bench-stack.ts';
import { makeManyAccounts } from './many-accounts.ts';

const tries = 500;
/** Guesses at codes for a new password stop at a hundred in ten minutes, for all e-mails. */
const resetTries = 45;
const goalMs = 5;

type Kind = 'known' | 'unknown';
type Guess = { name: string; endpoint: Endpoint; tries: number; body(email: string): object };

/**
 * What somebody learns by the clock who wants to know which e-mails have accounts: each call for one that has, then for one
 * that has not, in turn and from a new place each time. Any difference in what is answered fails.
 */
export async function addressGuessing(dataDir: string): Promise<Arm[]> {
  const bench = await openBenchStack(dataDir, { workers: 0, env: { TRUST_PROXY: '1' } });
  try {
    const emails: Record<Kind, string[]> = {
      known: await makeManyAccounts(bench.stack.databaseUrl, tries, 'the right one'),
      unknown: Array.from({ length: tries }, () => `${randomUUID()}@example.org`),
    };
    const arms: Arm[] = [];
    for (const guess of guesses) arms.push(...(await measure(bench.stack.url, guess, emails)));
    return arms;
  } finally {
    await bench.close();
  }
}

const password = 'not this one';
const guesses: Guess[] = [
  { name: 'log-in', endpoint: login, tries, body: (email) => ({ email, password }) },
  {
    name: 'register',
    endpoint: register,
    tries,
    body: (email) => ({
      firstname: 'Zoë',
      lastname: 'Park',
      email,
      username: randomUUID(),
      userType: 'Teacher',
      password,
      acceptTerms: true,
    }),
  },
  {
    name: 'log-in after a sign-up',
    endpoint: login,
    tries,
    body: (email) => ({ email, password: 'nor this' }),
  },
  { name: 'code of a sign-up', endpoint: verifyOtp, tries, body: (email) => ({ email, otp: '0000' }) },
  { name: 'resend', endpoint: resendOtp, tries, body: (email) => ({ email }) },
  { name: 'forgot', endpoint: forgotPassword, tries, body: (email) => ({ email }) },
  {
    name: 'code for a new password',
    endpoint: verifyOtp,
    tries: resetTries,
    body: (email) => ({ email, otp: '0000' }),
  },
];

let places = 0;
/** Another visitor each time, as the proxy would tell it. */
const newPlace = () => `10.${places >> 16}.${(places >> 8) & 255}.${places++ & 255}`;

async function measure(url: string, guess: Guess, emails: Record<Kind, string[]>): Promise<Arm[]> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  const answers: Record<Kind, Map<string, number>> = { known: new Map(), unknown: new Map() };
  for (let i = 0; i < guess.tries; i++) {
    // The one that comes first in turn waits for what the other has left to do after its answer.
    const kinds: Kind[] = i % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of kinds) {
      const body = JSON.stringify(guess.body(emails[kind][i]!));
      const startedAt = performance.now();
      const response = await fetch(`${url}/api${guess.endpoint.path}`, {
        method: guess.endpoint.method,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': newPlace() },
        body,
      });
      const answer = (await response.json()) as Record<string, unknown>;
      times[kind].push(performance.now() - startedAt);
      const { requestId: _, resendAfterMs, ...same } = answer;
      const waits = typeof resendAfterMs === 'number' ? Math.round(resendAfterMs / 10_000) : 'none';
      const said = `${response.status} ${JSON.stringify(same)} waits ${waits}`;
      answers[kind].set(said, (answers[kind].get(said) ?? 0) + 1);
    }
  }
  const told = (kind: Kind) => JSON.stringify([...answers[kind]]);
  if (told('known') !== told('unknown'))
    throw new Error(
      `${guess.name} answers ${told('known')} for e-mails with an account, else ${told('unknown')}`,
    );
  console.log(`${guess.name}: both hear ${told('known')}`);
  return [
    { name: `${guess.name}: e-mail with an account`, unit: 'ms', values: times.known },
    { name: `${guess.name}: without`, unit: 'ms', values: times.unknown },
    {
      name: `${guess.name}: medians differ by`,
      unit: 'ms',
      values: [Math.abs(median(times.known) - median(times.unknown))],
      goal: goalMs,
    },
  ];
}
