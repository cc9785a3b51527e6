import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentHash, panelArtKey, pdfKey } from './keys.ts';
import { openStore, type StoreConfig } from './open-store.ts';
import type { ObjectStore } from './port.ts';
import { findReasonToSkipS3, startS3 } from './testing/s3-server.ts';

type Driver = {
  name: string;
  skip: string | undefined;
  start(): Promise<{ config: StoreConfig; stop(): unknown }>;
};

const drivers: Driver[] = [
  {
    name: 'files',
    skip: undefined,
    start: async () => {
      const dir = await mkdtemp(path.join(tmpdir(), 'panelwise-files-'));
      return { config: { kind: 'files', dir }, stop: () => rm(dir, { recursive: true }) };
    },
  },
  {
    name: 'S3',
    skip: findReasonToSkipS3(),
    start: async () => {
      const { config, stop } = await startS3();
      return { config: { kind: 's3', ...config, bucket: `test-${randomUUID()}` }, stop };
    },
  },
];

for (const { name, skip, start } of drivers) {
  describe.skipIf(skip)(`object store on ${name}${skip ? ` (skipped: ${skip})` : ''}`, () => {
    let config: StoreConfig;
    let stop: () => unknown = () => undefined;
    let store: ObjectStore;
    const newKey = () => panelArtKey(randomUUID(), 1, 2, contentHash(randomUUID()), 'png');

    beforeAll(async () => {
      ({ config, stop } = await start());
      store = await openStore(config);
    });
    afterAll(() => stop());

    test('what is put can be read back, described and found by another process', async () => {
      const key = newKey();
      const bytes = randomBytes(300_000);
      const stored = await store.put(key, bytes, 'image/png');
      expect(stored).toEqual({
        size: 300_000,
        contentType: 'image/png',
        etag: expect.stringMatching(/^[\w-]+$/),
      });
      const other = await openStore(config);
      expect(await other.head(key)).toEqual(stored);
      expect(bytes.equals(await other.readAll(key))).toBe(true);
      expect(bytes.equals(await buffer((await other.read(key))!))).toBe(true);
    });

    test('a second put replaces bytes and etag', async () => {
      const key = newKey();
      const first = await store.put(key, Buffer.from('one'), 'image/png');
      const second = await store.put(key, Buffer.from('two'), 'image/png');
      expect(second.etag).not.toBe(first.etag);
      expect(await store.head(key)).toEqual(second);
      expect((await store.readAll(key)).toString()).toBe('two');
    });

    test('an empty object is an object', async () => {
      const key = newKey();
      await store.put(key, Buffer.alloc(0), 'image/png');
      expect(await store.head(key)).toMatchObject({ size: 0 });
      expect(await store.readAll(key)).toHaveLength(0);
    });

    test('what is not there is undefined, and readAll says so', async () => {
      const key = newKey();
      expect(await store.head(key)).toBeUndefined();
      expect(await store.read(key)).toBeUndefined();
      expect(await store.read(key, { start: 0, end: 1 })).toBeUndefined();
      await expect(store.readAll(key)).rejects.toMatchObject({ code: 'not-found' });
    });

    test('ranges include both ends and stop at the last byte', async () => {
      const key = newKey();
      await store.put(key, Buffer.from('0123456789'), 'image/png');
      const read = async (start: number, end: number) =>
        (await buffer((await store.read(key, { start, end }))!)).toString();
      expect(await read(0, 0)).toBe('0');
      expect(await read(3, 5)).toBe('345');
      expect(await read(9, 9)).toBe('9');
      expect(await read(7, 1_000)).toBe('789');
      expect(await read(0, 9)).toBe('0123456789');
    });

    test.each([
      [10, 12],
      [5, 4],
      [-1, 3],
      [0.5, 3],
      [Number.NaN, 3],
    ])('a range of %d to %d in ten bytes is refused', async (from, to) => {
      const key = newKey();
      await store.put(key, Buffer.from('0123456789'), 'image/png');
      await expect(store.read(key, { start: from, end: to })).rejects.toMatchObject({ code: 'bad-input' });
    });

    test('readers see the old object or the new one, never a mixture', async () => {
      const key = newKey();
      const contents = ['a', 'b'].map((letter) => Buffer.alloc(1_000_000, letter));
      await store.put(key, contents[0]!, 'image/png');
      let isWriting = true;
      const write = async () => {
        for (let round = 0; round < 30; round++) await store.put(key, contents[round % 2]!, 'image/png');
        isWriting = false;
      };
      const read = async () => {
        let reads = 0;
        for (; isWriting || reads === 0; reads++) {
          const bytes = await store.readAll(key);
          expect(contents.some((content) => content.equals(bytes))).toBe(true);
        }
        return reads;
      };
      const [, ...reads] = await Promise.all([write(), read(), read()]);
      expect(Math.min(...reads)).toBeGreaterThan(0);
    });

    test('many at once', async () => {
      const keys = Array.from({ length: 40 }, newKey);
      await Promise.all(keys.map((key) => store.put(key, Buffer.from(key), 'image/png')));
      const read = await Promise.all(keys.map((key) => store.readAll(key)));
      expect(read.map(String)).toEqual(keys);
    });

    test('list finds by prefix, also in the middle of a name, and remove takes missing keys too', async () => {
      const comic = randomUUID();
      const hash = contentHash('x');
      const art = [1, 2, 11].map((page) => panelArtKey(comic, page, 1, hash, 'png'));
      const pdf = pdfKey(comic, hash);
      const other = newKey();
      for (const key of [...art, other]) await store.put(key, Buffer.from('x'), 'image/png');
      await store.put(pdf, Buffer.from('x'), 'application/pdf');

      const list = async (prefix: string) => {
        const keys: string[] = [];
        for await (const key of store.list(prefix)) keys.push(key);
        return keys.sort();
      };
      expect(await list(`comics/${comic}/`)).toEqual([...art, pdf].sort());
      expect(await list(`comics/${comic}`)).toEqual([...art, pdf].sort());
      expect(await list(`comics/${comic}/panels/1`)).toEqual([art[0], art[2]].sort());
      expect(await list(`comics/${randomUUID()}/`)).toEqual([]);
      expect(await list('')).toEqual(expect.arrayContaining([...art, pdf, other]));
      for await (const { key, modifiedAt } of store.describeAll(`comics/${comic}/pdf/`)) {
        expect(key).toBe(pdf);
        expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
      }

      await store.remove([...art, newKey()]);
      await store.remove([]);
      expect(await list(`comics/${comic}/`)).toEqual([pdf]);
      expect(await store.head(art[0]!)).toBeUndefined();
    });

    test.each([
      '../secret.png',
      'a/../b.png',
      '/etc/a.png',
      'a\\b.png',
      'a\0.png',
      'a b.png',
      'ä.png',
      '',
      'a//b.png',
      'a/./b.png',
    ])('the key %j is refused everywhere', async (key) => {
      await expect(store.put(key, Buffer.from('x'), 'image/png')).rejects.toThrow('Not a safe object key');
      await expect(store.head(key)).rejects.toThrow('Not a safe object key');
      await expect(store.read(key)).rejects.toThrow('Not a safe object key');
      await expect(store.readAll(key)).rejects.toThrow('Not a safe object key');
      await expect(store.remove([key])).rejects.toThrow('Not a safe object key');
    });

    test('a prefix that leads elsewhere is refused', () => {
      for (const prefix of ['../', '/etc/', 'a/../'])
        expect(() => store.list(prefix)).toThrow('Not a safe object key');
    });

    test('a content type other than the key says is refused', async () => {
      await expect(store.put(newKey(), Buffer.from('x'), 'text/html')).rejects.toThrow(
        'does not stand for text/html',
      );
      await expect(store.put('comics/a/page.html', Buffer.from('x'), 'text/html')).rejects.toThrow(
        'Not a kind of object',
      );
    });

    test('answers a ping', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });
  });
}
