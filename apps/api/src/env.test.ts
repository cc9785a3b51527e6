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

test('production does not start without a secret, nor without a way to send mail', () => {
  for (const key of ['JWT_SECRET', 'SMTP_URL'])
    expect(() => parseEnv({ NODE_ENV: 'production', DATABASE_URL: databaseUrl })).toThrow(key);
});

test('a secret that can be guessed is refused', () => {
  const start = (JWT_SECRET: string) => parseEnv({ DATABASE_URL: databaseUrl, JWT_SECRET });
  for (const weak of [
    'too short',
    's'.repeat(40),
    'abcabcabcabcabcabcabcabcabcabcabcabc',
    'panelwise-school-panelwise-school-panelwise',
    'change-me-change-me-please-change-me-now',
    'my-very-secret-secret-for-the-comic-site',
  ])
    expect(() => start(weak), weak).toThrow('JWT_SECRET');
  expect(start('9f2c1e7ab40d58e36f71c2a9d4b8e0537c6a1f9e2d4b8c70').JWT_SECRET).toHaveLength(48);
});
