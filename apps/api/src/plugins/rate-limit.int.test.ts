import { getAvatarPicture } from '@panelwise/contracts/http/avatars';
import { describe, expect, test } from 'vitest';
import { everyEndpoint, unknownId } from '../testing/every-endpoint.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { pageRendererAddress } from './page-renderer.ts';

test('whoever reads the open lists and comics without end is slowed down, the page renderer is not', async () => {
  const site = await startTestApp({ READS_PER_MINUTE: '3' });
  try {
    for (const { path: url } of everyEndpoint.filter(
      // A screen of characters is many pictures at once: they have a wider limit of their own.
      ({ method, auth, path }) => method === 'GET' && auth === 'none' && path !== getAvatarPicture.path,
    )) {
      const read = async (remoteAddress: string) => {
        const response = await site.app.inject({
          url: `/api${url.replace(/:\w+/, unknownId)}`,
          remoteAddress,
        });
        return response.statusCode;
      };
      const statuses: number[] = [];
      for (let n = 0; n < 4; n++) statuses.push(await read('203.0.113.5'), await read(pageRendererAddress));
      expect(
        statuses.filter((status) => status === 429),
        url,
      ).toHaveLength(1);
      expect(await read('203.0.113.6')).not.toBe(429);
    }
  } finally {
    await site.close();
  }
});

describe('limits by address', () => {
  const proxy = '10.0.0.2';
  /** The statuses of 32 calls of a kind of which one address may make 30. */
  const callFrom = async (site: TestApp, peer: string, forwarded: (n: number) => string | undefined) => {
    const statuses: number[] = [];
    for (let n = 0; n < 32; n++) {
      const header = forwarded(n);
      const response = await site.app.inject({
        method: 'POST',
        url: '/api/user/resetPassword',
        payload: { reset_key: 'no.key', password: 'correct horse' },
        headers: header === undefined ? {} : { 'x-forwarded-for': header },
        remoteAddress: peer,
      });
      statuses.push(response.statusCode);
    }
    return statuses.filter((status) => status === 429).length;
  };

  test.each(['1', '10.0.0.0/8', '10.0.0.2,192.0.2.1'])(
    'behind a proxy that is trusted as %s every visitor has a budget of his own',
    async (TRUST_PROXY) => {
      const site = await startTestApp({ TRUST_PROXY });
      try {
        expect(await callFrom(site, proxy, (n) => `203.0.113.${n}`)).toBe(0);
        // What a visitor puts in front of what the proxy has seen counts for nothing.
        expect(await callFrom(site, proxy, (n) => `198.51.100.${n}, 203.0.113.99`)).toBe(2);
      } finally {
        await site.close();
      }
    },
  );

  test('a forged header changes nothing without a trusted proxy', async () => {
    for (const TRUST_PROXY of ['0', '1', '192.0.2.1']) {
      const site = await startTestApp({ TRUST_PROXY });
      try {
        expect(await callFrom(site, '203.0.113.7', (n) => `198.51.100.${n}`), TRUST_PROXY).toBe(2);
      } finally {
        await site.close();
      }
    }
  });
});
