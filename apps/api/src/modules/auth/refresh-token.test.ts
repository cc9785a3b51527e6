import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readRefreshToken, signRefreshToken } from './refresh-token.ts';

const key = { now: Buffer.alloc(32, 7) };
const token = { sessionId: randomUUID(), n: 3 };

test('a token reads as what was signed', () => {
  expect(readRefreshToken(key, signRefreshToken(key, token))).toEqual(token);
});

test('a changed, foreign or malformed token is nothing', () => {
  const text = signRefreshToken(key, token);
  const flipped = text.slice(0, -2) + (text.at(-2) === 'A' ? 'B' : 'A') + text.slice(-1);
  for (const bad of [text.replace('.3.', '.4.'), flipped, '', 'a.b.c', `${text}x`])
    expect(readRefreshToken(key, bad)).toBeUndefined();
  expect(readRefreshToken({ now: Buffer.alloc(32, 8) }, text)).toBeUndefined();
});

test('a token outlives a change of the secret, where the one before is told', () => {
  const text = signRefreshToken(key, token);
  expect(readRefreshToken({ now: Buffer.alloc(32, 8), before: key.now }, text)).toEqual(token);
  expect(readRefreshToken({ now: Buffer.alloc(32, 8), before: Buffer.alloc(32, 9) }, text)).toBeUndefined();
});
