import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';

const databaseUrl = 'postgres://a:b@127.0.0.1:5432/c';

test('a database is all it takes outside of production', () => {
  const env = parseEnv({ DATABASE_URL: databaseUrl, REDIS_URL: '', SMTP_URL: '' });
  expect(env).toMatchObject({ PORT: 3000, NODE_ENV: 'development', REDIS_URL: undefined });
});

test('every key that is wrong is named at once', () => {
  const wrong = () => parseEnv({ PORT: 'many', REDIS_URL: 'http://x', JWT_SECRET: 'short' });
  for (const key of ['PORT', 'DATABASE_URL', 'REDIS_URL', 'JWT_SECRET']) expect(wrong).toThrow(key);
});

test('production does not start without a secret', () => {
  expect(() => parseEnv({ NODE_ENV: 'production', DATABASE_URL: databaseUrl })).toThrow('JWT_SECRET');
});
