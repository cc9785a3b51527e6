import { expect, test } from 'vitest';
import { describeError } from './logging.ts';

test('the values of a failed query stay out of the log', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@b.c)' });
  const error = new Error('Failed query: insert into users values ($1)\nparams: a@b.c,$argon2id', { cause });
  const logged = JSON.stringify(describeError(error));
  expect(logged).not.toMatch(/a@b\.c|argon2id/);
  expect(logged).toMatch(/23505/);
  expect(logged).toMatch(/insert into users/);
});
