import { expect, test } from 'vitest';
import { hashPassword, matchesPassword } from './password.ts';

test('an account without a password is opened by none', async () => {
  expect(await matchesPassword('', '')).toBe(false);
  expect(await matchesPassword('', 'no account has this password')).toBe(false);
  expect(await matchesPassword(undefined, 'no account has this password')).toBe(false);
  expect(await matchesPassword(await hashPassword('correct horse'), 'correct horse')).toBe(true);
});
