import { randomUUID } from 'node:crypto';
import { limits } from '@panelwise/contracts/domain/limits';
import { forgotPassword } from '@panelwise/contracts/http/account';
import { login, register, resendOtp, verifyOtp } from '@panelwise/contracts/http/auth';
import type { Challenge } from '@panelwise/contracts/http/challenge';
import type { Endpoint } from '@panelwise/contracts/http/endpoint';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cookiesOf, createUser, password, readCodes } from '../../testing/fixtures.ts';
import { solve, startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

/** A stranger beside the owner, as in a school behind one address. */
const school = '203.0.113.20';
const elsewhere = '198.51.100.20';
const person = () => ({
  firstname: 'Zoë',
  lastname: 'Park',
  username: randomUUID(),
  userType: 'Teacher',
  password,
  acceptTerms: true,
});
const wrong = (code: string, by: number) => String((Number(code) + by) % 10_000).padStart(4, '0');
async function enter(email: string, address: string, headers: Record<string, string> = {}) {
  const answer = await api.call(login, { body: { email, password }, address, headers });
  return { cookie: `panelwise_device=${cookiesOf(answer.headers).panelwise_device}` };
}

describe('whatever a stranger uses up', () => {
  test('a hundred wrong passwords leave the owner their own device, even at the same address, and every other place', async () => {
    const owner = await createUser(api);
    const device = await enter(owner.email, school);
    const body = { email: owner.email, password: 'not this one' };
    for (let i = 0; i < 100; i++) await api.refuse(login, { body, address: school });
    expect(await api.refuse(login, { body, address: school })).toMatchObject({ code: 'rate-limited' });
    await enter(owner.email, school, device);
    await enter(owner.email, elsewhere);
  });

  test('a hundred wrong codes leave the owner theirs', async () => {
    const owner = await createUser(api);
    const device = await enter(owner.email, school);
    const { email } = owner;
    await api.call(forgotPassword, { body: { email }, address: school, headers: device });
    await vi.waitFor(async () => expect(await readCodes(api, email)).toHaveLength(1));
    const [code = ''] = await readCodes(api, email);
    for (let i = 1; i <= 100; i++)
      await api.refuse(verifyOtp, { body: { email, otp: wrong(code, i) }, address: school });
    const { body } = await api.call(verifyOtp, {
      body: { email, otp: code },
      address: school,
      headers: device,
    });
    expect(body.reset_key).toBeTruthy();
  });

  test('a code can be entered elsewhere than where it was asked for, and a stranger does not use that up alone', async () => {
    const { email } = await createUser(api);
    await api.call(forgotPassword, { body: { email }, address: school });
    await vi.waitFor(async () => expect(await readCodes(api, email)).toHaveLength(1));
    const [code = ''] = await readCodes(api, email);
    const codes = [];
    for (let i = 1; i <= 5; i++)
      codes.push(
        (await api.refuse(verifyOtp, { body: { email, otp: wrong(code, i) }, address: elsewhere })).code,
      );
    expect(codes).toEqual(['otp-wrong', 'otp-wrong', 'otp-wrong', 'otp-dead', 'otp-dead']);
    await api.call(verifyOtp, { body: { email, otp: code }, address: '192.0.2.30' });
  });

  test('five forgotten passwords and five sign-ups leave the owner a code, on their device and elsewhere', async () => {
    const { email } = await createUser(api);
    const device = await enter(email, school);
    for (let i = 0; i < 5; i++) await api.call(forgotPassword, { body: { email }, address: school });
    expect(await api.refuse(forgotPassword, { body: { email }, address: school })).toMatchObject({
      code: 'rate-limited',
    });
    await api.call(forgotPassword, { body: { email }, address: school, headers: device });
    await api.call(forgotPassword, { body: { email }, address: elsewhere });
    await vi.waitFor(async () => expect(await readCodes(api, email)).toHaveLength(7));

    const unproven = `${randomUUID()}@example.org`;
    const signUp = (address: string) =>
      api.call(register, { body: { ...person(), email: unproven }, address });
    for (let i = 0; i < 5; i++) await signUp(school);
    await signUp(elsewhere);
    const [code] = await readCodes(api, unproven);
    await api.call(verifyOtp, { body: { email: unproven, otp: code }, address: elsewhere });
  });

  test('a device that was made up is no device', async () => {
    const owner = await createUser(api);
    const { cookie } = await enter(owner.email, elsewhere);
    const [name, , ...marks] = cookie.slice('panelwise_device='.length).split('.');
    const other = await createUser(api);
    const body = { email: owner.email, password: 'not this one' };
    const forged = [
      `panelwise_device=${name}.${'A'.repeat(22)}`,
      `panelwise_device=${'A'.repeat(22)}.${[...marks, 'A'.repeat(22)].join('.')}`,
      (await enter(other.email, school)).cookie,
      'panelwise_device=.',
    ];
    for (let i = 0; i < limits.otpTries + 10; i++)
      await api.refuse(login, { body, address: '192.0.2.77', headers: { cookie: forged[i % 4]! } });
    for (const made of forged)
      expect((await api.refuse(login, { body, address: '192.0.2.77', headers: { cookie: made } })).code).toBe(
        'rate-limited',
      );
  });
});

describe('a challenge comes before a block', () => {
  const spend = async (endpoint: Endpoint, body: object, address: string, headers = {}) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api${endpoint.path}`,
      payload: body,
      remoteAddress: address,
      headers,
    });
    return { status: answer.statusCode, ...answer.json<{ code?: string; challenge?: Challenge }>() };
  };

  const calls: [string, Endpoint, () => object, number][] = [
    ['log-in', login, () => ({ email: 'nobody@example.org', password: 'not this one' }), 7],
    ['codes', verifyOtp, () => ({ email: 'nobody@example.org', otp: '0000' }), 7],
    ['forgotten passwords', forgotPassword, () => ({ email: 'nobody@example.org' }), 4],
    ['sign-ups', register, () => ({ ...person(), email: 'nobody@example.org' }), 4],
    ['codes sent again', resendOtp, () => ({ email: `${randomUUID()}@example.org` }), 42],
  ];
  test.each(calls)('of %s', async (_, endpoint, body, free) => {
    const address = `192.0.2.${free + calls.findIndex(([, one]) => one === endpoint)}`;
    for (let i = 0; i < free; i++)
      expect((await spend(endpoint, body(), address)).code).not.toBe('challenge-needed');
    const given = body();
    const { status, code, challenge } = await spend(endpoint, given, address);
    expect([status, code]).toEqual([429, 'challenge-needed']);
    const solved = { 'challenge-solution': await solve(challenge!) };
    const answer = await spend(endpoint, given, address, solved);
    expect(answer.code).not.toBe('challenge-needed');
    // Once, and for this call alone.
    expect((await spend(endpoint, given, address, solved)).code).toMatch(/challenge-needed|rate-limited/);
  });

  test('a solution is good once, for a short time, for its own call and e-mail, and cannot be made up', async () => {
    const email = `${randomUUID()}@example.org`;
    const at = '192.0.2.201';
    const tryIt = (body: object, headers = {}) => spend(login, body, at, headers);
    const body = { email, password: 'not this one' };
    for (let i = 0; i < 7; i++) await tryIt(body);
    const fresh = async () => (await tryIt(body)).challenge!;
    const send = async (solution: string, given: object = body) =>
      (await tryIt(given, { 'challenge-solution': solution })).code;

    const good = await solve(await fresh());
    expect(await send(good)).toBe('bad-credentials');
    expect(await send(good)).toBe('challenge-needed');

    const challenge = await fresh();
    const cheap = {
      ...challenge,
      parameters: { ...challenge.parameters, keyPrefix: '00', keySignature: undefined },
    };
    expect(await send(await solve(cheap as Challenge))).toBe('challenge-needed');
    const later = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 4_000_000_000 } };
    const { solution } = JSON.parse(Buffer.from(await solve(challenge), 'base64').toString());
    for (const made of [
      { challenge: later, solution },
      { challenge, solution: { ...solution, derivedKey: '00' } },
      { challenge: { ...challenge, signature: undefined }, solution },
      'nothing',
    ])
      expect(await send(Buffer.from(JSON.stringify(made)).toString('base64'))).toBe('challenge-needed');
    expect(await send('no base64 {')).toBe('challenge-needed');

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    const late = await send(await solve(challenge));
    vi.useRealTimers();
    expect(late).toBe('challenge-needed');

    const other = { ...body, email: `${randomUUID()}@example.org` };
    for (let i = 0; i < 7; i++) await tryIt(other);
    expect(await send(await solve(await fresh()), other)).toBe('challenge-needed');
  });

  test('strangers from everywhere at one account get challenges, its owner on a known device none', async () => {
    const { email } = await createUser(api);
    const device = await enter(email, school);
    const body = { email, password: 'not this one' };
    const codes = [];
    for (let i = 0; i < 40; i++) codes.push((await spend(login, body, `100.64.0.${i}`)).code);
    expect(codes.slice(0, 30)).not.toContain('challenge-needed');
    expect(codes.at(-1)).toBe('challenge-needed');
    expect((await spend(login, { email, password }, school, device)).status).toBe(200);
    // Nor is anybody ever stopped by what others use up.
    await api.call(login, { body: { email, password }, address: elsewhere });
  });
});
