import { expect, test } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

test('passkeys are made for the host of the public address, and only where browsers make them', () => {
  expect(relyingPartyOf({ PUBLIC_URL: 'https://comics.example.org/' })).toEqual({
    id: 'comics.example.org',
    origin: 'https://comics.example.org',
  });
  expect(relyingPartyOf({ PUBLIC_URL: 'http://localhost:3000' })).toEqual({
    id: 'localhost',
    origin: 'http://localhost:3000',
  });
  const without = [undefined, 'http://comics.example.org', 'https://10.0.0.7', 'https://[::1]:3000'];
  for (const PUBLIC_URL of without) expect(relyingPartyOf({ PUBLIC_URL })).toBeUndefined();
});
