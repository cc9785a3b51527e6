import { randomUUID } from 'node:crypto';
import { connect as connectTcp } from 'node:net';
import { logout } from '@panelwise/contracts/http/auth';
import { appendEvent } from '@panelwise/db/repositories/run-events';
import { startRun } from '@panelwise/db/repositories/runs';
import { refreshTokens } from '@panelwise/db/schema/accounts';
import { backends, type TestBackend, testTitle } from '@panelwise/queue/testing/backends';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startSession } from '../modules/auth/sessions.ts';
import { signAccessToken } from '../plugins/auth.ts';
import { createComic, createUser, type TestUser } from '../testing/fixtures.ts';
import {
  connected,
  disconnected,
  listen,
  openSocket,
  type TestSocket,
  watch,
} from '../testing/open-socket.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** What a connection may do before it is cut. */

for (const backend of backends) {
  describe.skipIf(backend.skip)(testTitle('limits of sockets', backend), () => {
    let bus: TestBackend | undefined;
    let api: TestApp;
    let url: string;
    let ada: TestUser;
    const sockets: TestSocket[] = [];
    const perAddress = 25;

    beforeAll(async () => {
      bus = backend.name === 'Redis' ? await backend.start() : undefined;
      api = await startTestApp({
        REDIS_URL: bus?.connection.url ?? '',
        SOCKETS_PER_ADDRESS: String(perAddress),
        TRUST_PROXY: '1',
      });
      url = await listen(api);
      ada = await createUser(api);
    });
    afterEach(() => {
      for (const socket of sockets.splice(0)) socket.disconnect();
    });
    afterAll(async () => {
      await api?.close();
      await bus?.stop();
    });

    async function connect(user: TestUser): Promise<TestSocket> {
      const socket = openSocket(url, user.token);
      sockets.push(socket);
      return connected(socket);
    }
    async function orderRun(user: TestUser) {
      const comicId = await createComic(api, user.userId, { script: true });
      const order = { step: 'generate-comic', ownerId: user.userId, comicId, input: { comicId } } as const;
      const { run } = await startRun(api.deps.database.db, order);
      return { runId: run.id };
    }
    const write = async (runId: string, message: string) =>
      (await appendEvent(api.deps.database.db, { id: runId }, { type: 'run:progress', message }))!;

    const publish = async (runId: string, message: string, ownerId: string) =>
      api.deps.bus.publish({ topic: 'run-event', event: await write(runId, message), ownerId });

    function countConnections(): Promise<number> {
      return new Promise((resolve, reject) => {
        api.app.server.getConnections((error, n) => (error ? reject(error) : resolve(n)));
      });
    }

    /** A connection that has gone through the handshake and says nothing of whose it is. */
    async function openSilent(forwardedFor: string) {
      const { port } = new URL(url);
      const socket = connectTcp({ port: Number(port), host: '127.0.0.1' });
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      socket.on('error', () => undefined);
      let heard = '';
      socket.on('data', (bytes) => {
        heard += bytes.toString('latin1');
      });
      socket.write(
        [
          'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
          'Host: 127.0.0.1',
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
          `X-Forwarded-For: ${forwardedFor}`,
          '\r\n',
        ].join('\r\n'),
      );
      await vi.waitFor(() => expect(heard).toContain('101 Switching Protocols'));
      return { socket, closed };
    }

    test('who does not say who they are is cut within a few seconds', async () => {
      const startedAt = performance.now();
      const { closed } = await openSilent('192.0.2.1');
      await closed;
      expect(performance.now() - startedAt).toBeLessThan(7_000);
      expect(performance.now() - startedAt).toBeGreaterThan(3_000);
    });

    test('connections of one address are bounded, whoever they are, and those of others are not', async () => {
      const many = [];
      for (let n = 0; n < perAddress; n++) many.push(await openSilent('192.0.2.7'));
      const tooMany = await openSilent('192.0.2.7');
      await tooMany.closed;
      expect(many.every(({ socket }) => !socket.closed)).toBe(true);
      // What a caller writes there by themselves is not believed: only the last word is the proxy's.
      const lying = await openSilent('203.0.113.9, 192.0.2.7');
      await lying.closed;
      const other = await openSilent('192.0.2.8');
      expect(other.socket.closed).toBe(false);
      // Whoever leaves makes room.
      many[0]!.socket.destroy();
      await many[0]!.closed;
      await vi.waitFor(async () => {
        const next = await openSilent('192.0.2.7');
        const state = await Promise.race([
          next.closed.then(() => 'closed'),
          new Promise((resolve) => next.socket.once('data', resolve)).then(() => 'open'),
          new Promise((resolve) => setTimeout(resolve, 200, 'open')),
        ]);
        expect(state).toBe('open');
        many.push(next);
      });
      for (const { socket } of [...many, other]) socket.destroy();
    });

    test("another's run cannot be followed, and no event of it arrives", async () => {
      const bob = await createUser(api);
      const { runId } = await orderRun(ada);
      const socket = await connect(bob);
      const seen: unknown[] = [];
      socket.onAny((...args) => seen.push(args));
      const refused = await watch(socket, runId);
      expect(refused.answer).toEqual({ error: true, message: 'This run does not exist.' });
      const unknown = await watch(socket, randomUUID());
      expect(unknown.answer).toEqual(refused.answer);
      const own = await orderRun(bob);
      const mine = await watch(socket, own.runId, 1);
      await publish(runId, 'secret', ada.userId);
      await publish(own.runId, 'mine', bob.userId);
      await vi.waitFor(() => expect(mine.events).toHaveLength(1));
      expect(JSON.stringify(seen)).not.toContain(runId);
    });

    test('logging out cuts the sockets of that session at once, and no other', async () => {
      const eve = await createUser(api);
      const socket = await connect(eve);
      const other = await connect(ada);
      const ended = new Promise<void>((resolve) => socket.once('session:ended', resolve));
      const gone = disconnected(socket);
      await api.call(logout, { token: eve.token });
      await Promise.all([ended, gone]);
      expect(other.connected).toBe(true);
      const again = openSocket(url, eve.token);
      sockets.push(again);
      await expect(connected(again)).rejects.toThrow('unauthorized');
    });

    test('a session that ends without a sound is cut within five seconds', async () => {
      const eve = await createUser(api);
      const socket = await connect(eve);
      const startedAt = Date.now();
      const gone = disconnected(socket);
      await api.deps.database.db
        .update(refreshTokens)
        .set({ revokedAt: new Date() })
        .where(eq(refreshTokens.id, eve.sessionId));
      await gone;
      expect(Date.now() - startedAt).toBeLessThan(5_000);
    });

    test('a frame over 100 kB ends the connection', async () => {
      const socket = await connect(ada);
      const gone = disconnected(socket);
      socket.emit('run:unwatch', { runId: 'x'.repeat(150_000) });
      await gone;
    });

    test('more than a hundred events in a second end the connection', async () => {
      const socket = await connect(ada);
      const gone = disconnected(socket);
      for (let i = 0; i < 300; i++) socket.emit('run:unwatch', { runId: randomUUID() });
      expect(await gone).toBe('io server disconnect');
    });

    test('the eleventh socket of a session is closed, the first ten and those of other sessions stay', async () => {
      const eve = await createUser(api);
      const ten = await Promise.all(Array.from({ length: 10 }, () => connect(eve)));
      const eleventh = openSocket(url, eve.token);
      sockets.push(eleventh);
      await disconnected(eleventh);
      expect(ten.every((socket) => socket.connected)).toBe(true);
      const { db } = api.deps.database;
      const session = await startSession(
        { db, bus: api.deps.bus, key: api.deps.keys.refresh },
        eve.userId,
        'Pupil',
      );
      const pupil = { ...eve, token: signAccessToken(api.app, session) };
      expect((await connect(pupil)).connected).toBe(true);
    });

    test('a reader that takes nothing in is dropped once a megabyte waits for it', async () => {
      const eve = await createUser(api);
      const { runId } = await orderRun(eve);
      const socket = await connect(eve);
      await watch(socket, runId, 1);
      const event = await write(runId, 'x'.repeat(60_000));
      const connections = await countConnections();
      // The client's own connection stops reading, as a sleeping phone does.
      const engine = socket.io.engine as unknown as {
        transport: { ws: { _socket: { pause(): void; resume(): void } } };
      };
      const connection = engine.transport.ws._socket;
      connection.pause();
      for (let i = 0; i < 200; i++) {
        const next = { ...event, seq: event.seq + i };
        await api.deps.bus.publish({ topic: 'run-event', event: next, ownerId: eve.userId });
      }
      await vi.waitFor(async () => expect(await countConnections()).toBe(connections - 1), {
        timeout: 60_000,
      });
      const gone = disconnected(socket);
      connection.resume();
      await gone;
    });
  });
}
