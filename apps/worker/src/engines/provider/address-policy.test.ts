import { expect, test } from 'vitest';
import { checkAddress, isPrivateAddress } from './address-policy.ts';

const policy = {
  baseOrigins: ['http://127.0.0.1:4000'],
  hosts: ['cdn.example.com', '*.replicate.delivery', '10.0.0.1'],
};
const check = (url: string) => checkAddress(new URL(url), policy);

test.each([
  ['https://cdn.example.com/a.webp', false],
  ['https://pbxt.replicate.delivery/x/out-0.webp', false],
  ['http://127.0.0.1:4000/pictures/a.webp', true],
])('allows %s', (url, trusted) => {
  expect(check(url)).toEqual({ trusted });
});

test.each([
  'http://cdn.example.com/a.webp',
  'https://cdn.example.com:8443/a.webp',
  'https://user:pass@cdn.example.com/a.webp',
  'https://evil.example.org/a.webp',
  'https://cdn.example.com.evil.org/a.webp',
  'https://evilreplicate.delivery/a.webp',
  'http://127.0.0.1:4001/a.webp',
  'https://127.0.0.1:4000/a.webp',
  'http://localhost:4000/a.webp',
  'https://10.0.0.1/a.webp',
  'https://[::1]/a.webp',
  'https://[::ffff:10.0.0.1]/a.webp',
  'http://169.254.169.254/latest/meta-data/',
  'https://2130706433/a.webp',
  'file:///etc/passwd',
  'ftp://cdn.example.com/a.webp',
  'data:image/png;base64,AAAA',
])('refuses %s', (url) => {
  expect(() => check(url)).toThrowError(expect.objectContaining({ code: 'provider-rejected' }));
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::a9fe:a9fe',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  'not an address',
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});
