import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';

const databaseUrl = 'postgres://a:b@127.0.0.1:5432/c';

test('a database is all it takes outside of production', () => {
  const env = parseEnv({ DATABASE_URL: databaseUrl, REDIS_URL: '', S3_REGION: '', PORT: '', LOG_LEVEL: '' });
  expect(env).toMatchObject({
    PORT: 3000,
    NODE_ENV: 'development',
    S3_REGION: 'us-east-1',
    LOG_LEVEL: 'info',
  });
  expect(env.REDIS_URL).toBeUndefined();
});

test('every key that is wrong is named at once', () => {
  const wrong = () => parseEnv({ PORT: 'many', REDIS_URL: 'http://x', JWT_SECRET: 'short' });
  for (const key of ['PORT', 'DATABASE_URL', 'REDIS_URL', 'JWT_SECRET']) expect(wrong).toThrow(key);
});

test('proxies are a number or a list of addresses and networks', () => {
  const read = (TRUST_PROXY?: string) => parseEnv({ DATABASE_URL: databaseUrl, TRUST_PROXY }).TRUST_PROXY;
  expect([undefined, '', '0', '1', ' 2 '].map(read)).toEqual([0, 0, 0, 1, 2]);
  expect(read('10.0.0.2, 172.16.0.0/12,::1,fd00::/8, loopback')).toEqual([
    '10.0.0.2',
    '172.16.0.0/12',
    '::1',
    'fd00::/8',
    'loopback',
  ]);
  for (const wrong of ['true', '10', '-1', '10.0.0.0/33', '10.0.0', 'proxy.example.org', '1,2', '10.0.0.2,'])
    expect(() => read(wrong), wrong).toThrow('TRUST_PROXY');
});

test('production does not start without a secret', () => {
  expect(() => parseEnv({ NODE_ENV: 'production', DATABASE_URL: databaseUrl })).toThrow('JWT_SECRET');
});
