import { expect, test } from 'vitest';
import { trustProxy } from './trusted-proxies.ts';

test('of two proxies the nearest one has to be on a private network', () => {
  const trusts = trustProxy(2) as (address: string, hop: number) => boolean;
  for (const address of [
    '10.1.2.3',
    '::ffff:10.1.2.3',
    '127.0.0.1',
    '::1',
    '172.31.0.1',
    '192.168.1.1',
    'fd00::5',
  ])
    expect(trusts(address, 0), address).toBe(true);
  for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '172.32.0.1', '2001:db8::1', ''])
    expect(trusts(address, 0), address).toBe(false);
  expect([trusts('203.0.113.7', 1), trusts('10.1.2.3', 2)]).toEqual([true, false]);
  expect(trustProxy(0)).toBe(false);
});
