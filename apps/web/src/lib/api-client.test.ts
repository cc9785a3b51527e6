import { deleteAccount } from '@panelwise/contracts/http/account';
import { login, refresh } from '@panelwise/contracts/http/auth';
import { solutionHeader, solutionSchema } from '@panelwise/contracts/http/challenge';
import { getMyComics } from '@panelwise/contracts/http/comics';
import { getLibrary, getPublicComic } from '@panelwise/contracts/http/library';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { sampleId, sampleSession } from '../testing/samples.ts';
import { addressOf, call } from './api-client.ts';
import { ApiError, errorText } from './api-error.ts';
import { useSolving } from './challenge/solve-challenge.ts';
import { startSession, useSession } from './session.ts';

test('fills in parameters and leaves empty filters out', () => {
  expect(addressOf(getPublicComic, { id: sampleId(1) })).toBe(`/api/library/${sampleId(1)}`);
  expect(addressOf(getLibrary, {}, { page: 2, search: '', subject: 'Art & Craft', grade: undefined })).toBe(
    '/api/user/comics?page=2&subject=Art+%26+Craft',
  );
});

test('a token that ran out is replaced once, for all calls that found out together', async () => {
  const api = fakeApi();
  api.answer(refresh, { data: sampleSession('new-token') });
  api.handle(getMyComics, ({ headers }) =>
    headers.get('Authorization') === 'Bearer new-token'
      ? Response.json({ error: false, message: 'OK', comics: [] })
      : refusal(401, 'unauthorized', 'Please log in.'),
  );
  startSession(sampleSession('old-token'));
  const answers = await Promise.all([call(getMyComics), call(getMyComics), call(getMyComics)]);
  expect(answers.map((answer) => answer.comics)).toEqual([[], [], []]);
  expect(api.requests(refresh)).toHaveLength(1);
  expect(useSession.getState().token).toBe('new-token');
});

test('a session that is over ends here too', async () => {
  const api = fakeApi();
  api.handle(refresh, () => refusal(401, 'unauthorized', 'Please log in.'));
  api.handle(getMyComics, () => refusal(401, 'unauthorized', 'Please log in.'));
  startSession(sampleSession());
  await expect(call(getMyComics)).rejects.toMatchObject({ code: 'unauthorized', status: 401 });
  expect(useSession.getState().status).toBe('visitor');
  expect(localStorage.getItem('panelwise.session')).toBeNull();
});

test('a wrong password of a visitor asks for no refresh', async () => {
  const api = fakeApi();
  api.handle(login, () => refusal(401, 'bad-credentials', 'Email or password is wrong.'));
  await expect(call(login, { body: { email: 'a@b.co', password: 'x' } })).rejects.toThrow(
    'Email or password is wrong.',
  );
  expect(api.requests(refresh)).toEqual([]);
});

test('a wrong password of a person who is signed in asks for no refresh either', async () => {
  const api = fakeApi();
  api.handle(deleteAccount, () => refusal(401, 'bad-credentials', 'This is not your password.'));
  startSession(sampleSession());
  await expect(call(deleteAccount, { body: { password: 'x' } })).rejects.toThrow(
    'This is not your password.',
  );
  expect([api.requests(deleteAccount).length, api.requests(refresh).length]).toEqual([1, 0]);
});

test('no connection and an answer that is not JSON leave the words to the screen', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const offline = await call(getMyComics).catch((error: unknown) => error);
  expect(offline).toMatchObject({ code: 'network', status: 0 });
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const broken = await call(getMyComics).catch((error: unknown) => error);
  expect(broken).toBeInstanceOf(ApiError);
  expect(errorText(broken, 'Failed to fetch comics')).toBe('Failed to fetch comics');
});

test.each<[string, typeof fetch]>([
  [
    'that does not come in time',
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  ],
  ['of the network instead of the server', async () => new Response('<h1>Please accept our terms</h1>')],
])('an answer %s is none', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  const error = await call(getMyComics, { timeoutMs: 5 }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'network', status: 0 });
});

test('a challenge is solved, said while it takes its time, and the same call made again, once', async () => {
  const api = fakeApi();
  const body = { email: 'a@b.co', password: 'x' };
  const challenge = await createChallenge({ algorithm: 'SHA-256', cost: 3, counter: 200, deriveKey });
  const said: number[] = [];
  const stop = useSolving.subscribe(({ count }) => said.push(count));
  api.handle(login, ({ headers }) => {
    const given = headers.get(solutionHeader);
    if (!given) return Response.json({ error: true, code: 'challenge-needed', challenge }, { status: 429 });
    const { solution } = solutionSchema.parse(JSON.parse(atob(given)));
    expect(solution.counter).toBe(200);
    return Response.json({ error: false, message: 'OK', data: sampleSession() });
  });
  expect((await call(login, { body })).data.token).toBe(sampleSession().token);
  stop();
  expect(said).toEqual([1, 0]);
  expect(api.requests(login).map((request) => request.body)).toEqual([body, body]);

  api.handle(login, () =>
    Response.json({ error: true, code: 'challenge-needed', challenge }, { status: 429 }),
  );
  await expect(call(login, { body })).rejects.toMatchObject({ code: 'challenge-needed' });
  expect(api.requests(login)).toHaveLength(4);
});
