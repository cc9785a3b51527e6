import dns from 'node:dns';
import http from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AddressPolicy } from './address-policy.ts';
import { fetchPicture } from './fetch-picture.ts';

/*
 * A provider, or whoever owns a name that it sends us to, tries to have us ask our own network. A canary listens there
 * and must hear nothing.
 */
let canary: Server;
let heard: number;
let port: number;
beforeEach(async () => {
  heard = 0;
  canary = createServer((socket) => {
    heard++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  port = (canary.address() as AddressInfo).port;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await new Promise((resolve) => canary.close(resolve));
});

const policy: AddressPolicy = { baseOrigins: [], hosts: ['cdn.example.com', '*.replicate.delivery'] };
const never = new AbortController().signal;
const refused = { code: 'provider-rejected' };

/** The name server of whoever attacks us: each question gets the next answer. */
function answerNames(...answers: { address: string; family: 4 | 6 }[][]) {
  let asked = 0;
  const lookup = (
    _: string,
    __: dns.LookupAllOptions,
    callback: (error: null, all: dns.LookupAddress[]) => void,
  ) => callback(null, answers[Math.min(asked++, answers.length - 1)]!);
  vi.spyOn(dns, 'lookup').mockImplementation(lookup as never);
  return () => asked;
}
const four = (address: string) => ({ address, family: 4 as const });
const six = (address: string) => ({ address, family: 6 as const });

test.each([
  ['loopback', [four('127.0.0.1')]],
  ['the addresses of clouds for their machines', [four('169.254.169.254')]],
  ['a private network', [four('10.0.0.7')]],
  ['loopback in IPv6', [six('::1')]],
  ['loopback written as IPv6', [six('::ffff:127.0.0.1')]],
  ['a public address with a private one behind it', [four('93.184.216.34'), four('127.0.0.1')]],
])('an allowed name that leads to %s is not connected to', async (_, addresses) => {
  answerNames(addresses);
  const fetching = fetchPicture('https://cdn.example.com/a.webp', policy, never);
  await expect(fetching).rejects.toMatchObject(refused);
  expect(heard).toBe(0);
});

test('a name that changes its mind is asked once: what was looked at is what is connected to', async () => {
  // 192.0.2.0/24 is set aside for examples: nobody answers there, and nothing has to.
  const asked = answerNames([four('192.0.2.1')], [four('127.0.0.1')]);
  const abort = new AbortController();
  const tried = expect
    .poll(asked)
    .toBe(1)
    .then(() => abort.abort(new Error('enough')));
  await expect(fetchPicture('https://cdn.example.com/a.webp', policy, abort.signal)).rejects.toThrow();
  await tried;
  expect(asked()).toBe(1);
  expect(heard).toBe(0);
});

test.each([
  () => `http://127.0.0.1:${port}/a.webp`,
  () => `http://localhost:${port}/a.webp`,
  () => 'http://169.254.169.254/latest/meta-data/',
  () => '//169.254.169.254/latest/meta-data/',
  () => 'file:///etc/passwd',
])('a redirect out of an allowed server (%#) is not followed', async (to) => {
  const server = http.createServer((_, response) => response.writeHead(302, { location: to() }).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetching = fetchPicture(`${origin}/a.webp`, { ...policy, baseOrigins: [origin] }, never);
  await expect(fetching).rejects.toMatchObject(refused);
  expect(heard).toBe(0);
  server.close();
});

test('redirects that go round in circles end', async () => {
  let asked = 0;
  const server = http.createServer((_, response) => {
    asked++;
    response.writeHead(302, { location: '/again.webp' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetching = fetchPicture(`${origin}/a.webp`, { ...policy, baseOrigins: [origin] }, never);
  await expect(fetching).rejects.toMatchObject({ code: 'provider-garbage' });
  expect(asked).toBeLessThanOrEqual(4);
  server.close();
});
