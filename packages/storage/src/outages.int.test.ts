import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { openStore } from './open-store.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function makeFolder(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'panelwise-files-'));
  cleanups.push(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

describe('files', () => {
  test('opening removes what killed processes have left, and leaves what others are writing', async () => {
    const dir = await makeFolder();
    const unfinished = path.join(dir, 'unfinished');
    await mkdir(unfinished);
    await writeFile(path.join(unfinished, 'old'), 'half');
    await writeFile(path.join(unfinished, 'young'), 'half');
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await utimes(path.join(unfinished, 'old'), anHourAgo, anHourAgo);
    const store = await openStore({ kind: 'files', dir });
    expect(await readdir(unfinished)).toEqual(['young']);
    for await (const key of store.list('')) expect.unreachable(`${key} is no object`);
  });

  test('other users of the machine see nothing, not even of a folder that an older version left open', async () => {
    const dir = await makeFolder();
    await mkdir(path.join(dir, 'objects'));
    for (const folder of [dir, path.join(dir, 'objects')]) await chmod(folder, 0o755);
    const store = await openStore({ kind: 'files', dir });
    await store.put('comics/a/1.png', Buffer.from('x'), 'image/png');
    const modeOf = async (file: string) => ((await stat(path.join(dir, file))).mode & 0o777).toString(8);
    for (const folder of ['.', 'objects', 'unfinished', 'objects/comics/a'])
      expect(await modeOf(folder)).toBe('700');
    expect(await modeOf('objects/comics/a/1.png')).toBe('600');
  });

  test('a folder that everybody shares stays so', async () => {
    const dir = await makeFolder();
    await chmod(dir, 0o1777);
    await openStore({ kind: 'files', dir });
    expect((await stat(dir)).mode & 0o7777).toBe(0o1777);
  });

  test('a put leaves nothing unfinished, not even when it fails', async () => {
    const dir = await makeFolder();
    const store = await openStore({ kind: 'files', dir });
    await store.put('comics/a/1.png', Buffer.from('x'), 'image/png');
    await expect(store.put('comics/a/1.png/2.png', Buffer.from('x'), 'image/png')).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await readdir(path.join(dir, 'unfinished'))).toEqual([]);
  });

  const dir = mkdtempSync(path.join(tmpdir(), 'panelwise-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', dir]).status === 0;
  afterAll(() => {
    if (mounted) spawnSync('umount', [dir]);
    rmSync(dir, { recursive: true });
  });
  test.skipIf(!mounted)('a full disk is unavailable, and one with room again is not', async () => {
    const store = await openStore({ kind: 'files', dir });
    await store.ping();
    const filler = path.join(dir, 'filler');
    await expect(writeFile(filler, Buffer.alloc(512_000))).rejects.toMatchObject({ code: 'ENOSPC' });
    await expect(store.ping()).rejects.toMatchObject({ code: 'unavailable' });
    await rm(filler);
    await store.ping();
    expect(await readdir(path.join(dir, 'unfinished'))).toEqual([]);
  });

  test('a folder that has gone is unavailable', async () => {
    const dir = await makeFolder();
    const store = await openStore({ kind: 'files', dir });
    await rm(dir, { recursive: true });
    await expect(store.ping()).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.put('a.png', Buffer.from('x'), 'image/png')).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});

describe('S3', () => {
  const account = {
    kind: 's3',
    region: 'us-east-1',
    bucket: 'test',
    accessKey: 'a',
    secretKey: 'b',
  } as const;

  /** A server that answers each connection with `reply`; the empty reply keeps it waiting for ever. */
  async function startFake(reply: () => string): Promise<string> {
    const sockets = new Set<Socket>();
    const server: Server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('data', () => socket.write(reply()));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    cleanups.push(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n';

  test('nobody at the address is unavailable', async () => {
    await expect(openStore({ ...account, endpoint: 'http://127.0.0.1:9' })).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  test('a server that falls silent fails a ping within 2.5 s', async () => {
    let reply = ok;
    const store = await openStore({ ...account, endpoint: await startFake(() => reply) });
    await store.ping();
    reply = '';
    const from = performance.now();
    await expect(store.ping()).rejects.toMatchObject({ code: 'unavailable' });
    expect(performance.now() - from).toBeLessThan(2_500);
  });

  test('a server in trouble is unavailable, not "no such object"', async () => {
    let reply = ok;
    const store = await openStore({ ...account, endpoint: await startFake(() => reply) });
    reply = 'HTTP/1.1 503 Slow Down\r\nContent-Length: 0\r\n\r\n';
    await expect(store.head('a.png')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.readAll('a.png')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.put('a.png', Buffer.from('x'), 'image/png')).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
