import { randomInt, randomUUID } from 'node:crypto';
import { forgotPassword, getProfile, updateProfile } from '@panelwise/contracts/http/account';
import { login, register, resendOtp, verifyOtp } from '@panelwise/contracts/http/auth';
import { type Challenge, solutionHeader } from '@panelwise/contracts/http/challenge';
import type { Endpoint } from '@panelwise/contracts/http/endpoint';
import { getLibrary } from '@panelwise/contracts/http/library';
import { solve } from '../stack/api-client.ts';
import { type Arm, percentile } from './arm.ts';
import { openBenchStack } from './bench-stack.ts';
import { makeManyAccounts } from './many-accounts.ts';

const attackerCount = 20;
const attacks = 5_000;
const honestCount = 10;
const password = 'the right one';

type Answer = {
  status: number;
  code: string;
  ms: number;
  cookie: string;
  body: { data?: { token?: string } };
};

/**
 * Twenty attackers, each at a place of their own, with five thousand calls against the accounts of ten people, who go on logging
 * in, reading and saving in the meantime. None of the ten may be stopped.
 */
export async function attackers(dataDir: string): Promise<Arm[]> {
  const bench = await openBenchStack(dataDir, {
    workers: 0,
    env: { TRUST_PROXY: '1', READS_PER_MINUTE: '600' },
  });
  const { url, databaseUrl } = bench.stack;
  try {
    const emails = await makeManyAccounts(databaseUrl, honestCount, password);
    let left = attacks;
    const attacked = new Map<string, number>();
    const attack = async (place: string) => {
      for (; left > 0; ) {
        left--;
        const [what, endpoint, body] = anAttack(emails);
        const { status, code } = await send(url, place, endpoint, body);
        note(attacked, `${what}: ${status} ${code}`);
      }
    };
    const honest: { what: string; answer: Answer }[] = [];
    const stopAll = Promise.all(Array.from({ length: attackerCount }, (_, i) => attack(`203.0.113.${i}`)));
    let isOver = false;
    void stopAll.finally(() => {
      isOver = true;
    });
    await Promise.all(
      emails.map(async (email, i) => {
        // Half of them have the browser that they always use, the others another one each time.
        const jar: Jar | undefined = i % 2 === 0 ? {} : undefined;
        do honest.push(...(await liveADay(url, `198.51.100.${i}`, email, jar)));
        while (!isOver);
      }),
    );
    await stopAll;
    return report(attacked, honest);
  } finally {
    await bench.close();
  }
}

function anAttack(emails: string[]): [string, Endpoint, object | undefined] {
  const email = emails[randomInt(emails.length)]!;
  const attack = [
    ['log-in', login, { email, password: randomUUID().slice(0, 20) }],
    ['log-in', login, { email, password: randomUUID().slice(0, 20) }],
    ['code', verifyOtp, { email, otp: String(randomInt(10_000)).padStart(4, '0') }],
    ['code', verifyOtp, { email, otp: String(randomInt(10_000)).padStart(4, '0') }],
    ['forgot', forgotPassword, { email }],
    ['resend', resendOtp, { email }],
    [
      'register',
      register,
      {
        firstname: 'Mallory',
        lastname: 'Park',
        email,
        username: randomUUID(),
        userType: 'Teacher',
        password,
        acceptTerms: true,
      },
    ],
    ['search', getLibrary, undefined],
  ] as const satisfies [string, Endpoint, object | undefined][];
  return [...attack[randomInt(attack.length)]!];
}

/** Logs in, reads, saves, as a browser does it: with its cookies, and with the solution where a challenge is asked for. */
async function liveADay(url: string, place: string, email: string, jar: Jar = {}) {
  const done: { what: string; answer: Answer }[] = [];
  const add = async (what: string, endpoint: Endpoint, body?: object, token?: string) => {
    const answer = await send(url, place, endpoint, body, { token, cookie: jar.cookies, solves: true });
    done.push({ what, answer });
    return answer;
  };
  const { body, cookie } = await add('log-in', login, { email, password });
  jar.cookies = cookie;
  const token = body.data?.token;
  await add('read', getLibrary);
  await add('read', getProfile, undefined, token);
  await add('save', updateProfile, { firstname: 'Ada', lastname: 'Park' }, token);
  return done;
}
type Jar = { cookies?: string };

async function send(
  url: string,
  place: string,
  endpoint: Endpoint,
  body: object | undefined,
  as: { token?: string | undefined; cookie?: string | undefined; solves?: true } = {},
): Promise<Answer> {
  const startedAt = performance.now();
  const once = async (solution?: string) => {
    const query = endpoint === getLibrary ? `?search=${randomUUID().slice(0, 4)}` : '';
    const response = await fetch(`${url}/api${endpoint.path}${query}`, {
      method: endpoint.method,
      headers: {
        'x-forwarded-for': place,
        ...(body && { 'content-type': 'application/json' }),
        ...(as.token && { authorization: `Bearer ${as.token}` }),
        ...(as.cookie && { cookie: as.cookie }),
        ...(solution && { [solutionHeader]: solution }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { response, body: (await response.json()) as { code?: string; challenge?: Challenge } };
  };
  const first = await once();
  const solved = as.solves && first.body.challenge ? await once(await solve(first.body.challenge)) : first;
  return {
    status: solved.response.status,
    code: `${solved.body.code ?? 'ok'}${solved === first ? '' : ' after a challenge'}`,
    ms: performance.now() - startedAt,
    cookie: solved.response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
    body: solved.body as Answer['body'],
  };
}

function report(attacked: Map<string, number>, honest: { what: string; answer: Answer }[]): Arm[] {
  const lived = new Map<string, number>();
  for (const { what, answer } of honest) note(lived, `${what}: ${answer.status} ${answer.code}`);
  console.log('What the attackers heard:');
  for (const [what, n] of [...attacked].sort()) console.log(`  ${String(n).padStart(5)} × ${what}`);
  console.log(`What the ${honestCount} people heard:`);
  for (const [what, n] of [...lived].sort()) console.log(`  ${String(n).padStart(5)} × ${what}`);
  const stopped = honest.filter(({ answer }) => answer.status >= 400);
  const kinds = [...new Set(honest.map(({ what }) => what))];
  return [
    {
      name: `of ${honest.length} calls of people, refused`,
      unit: 'calls',
      values: [stopped.length],
      goal: 0,
    },
    ...kinds.map((kind): Arm => {
      const times = honest.filter(({ what }) => what === kind).map(({ answer }) => answer.ms);
      return { name: `${kind} in the meantime, p95`, unit: 'ms', values: [percentile(times, 95)] };
    }),
  ];
}

function note(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}
