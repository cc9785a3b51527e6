import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { providerGates } from '@panelwise/db/schema/runs';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allMayLeave } from '../../ledger/testing/all-may-leave.ts';
import { type FakeProvider, startFakeProvider } from '../../testing/fake-provider/fake-provider.ts';
import type { FaultKind } from '../../testing/fake-provider/faults.ts';
import { createTestStore, type TestStore } from '../../testing/test-store.ts';
import { createGate } from '../provider/gate.ts';
import { panelShape } from '../provider/panel-shape.ts';
import { makePanelOrder } from '../testing/panel-order.ts';
import { createReplicateArtist } from './replicate-artist.ts';

let database: TestDatabase;
let store: TestStore;
let provider: FakeProvider;
beforeAll(async () => {
  database = await createTestDatabase();
  store = await createTestStore();
});
afterAll(() => Promise.all([database.drop(), store.drop()]));
beforeEach(async () => {
  await database.db.delete(providerGates);
  provider = await startFakeProvider({ imageMs: 0 });
  return () => provider.close();
});

let scenes = 0;
/** A scene that no other test has bought. */
const newOrder = () => makePanelOrder({ scene: `Maya counts to ${++scenes}.` });
const context = () => ({ runId: v7(), signal: new AbortController().signal });
const makeArtist = (config: { apiToken?: string } = { apiToken: 'test' }) =>
  createReplicateArtist(
    {
      replicate: { apiToken: config.apiToken, baseUrl: provider.url(), imageModel: 'fake/model' },
      outputHosts: [],
    },
    { ...allMayLeave, db: database.db, store, gate: createGate(database.db, 'replicate'), graceMs: 30_000 },
  );

test('a panel comes as WebP, whole, no larger than its place on the page needs, without any metadata', async () => {
  provider.options.imagePixels = 4_000_000;
  const order = newOrder();
  const art = await makeArtist().draw(order, context());
  const picture = await sharp(art.bytes).metadata();
  expect([picture.format, art.contentType]).toEqual(['webp', 'image/webp']);
  expect(picture.exif ?? picture.icc ?? picture.xmp).toBeUndefined();
  const [across, down] = String(provider.predictions[0]!.input.aspect_ratio).split(':').map(Number);
  expect(picture.width / picture.height).toBeCloseTo(across! / down!, 1);
  const place = panelShape(order);
  const times = Math.min(picture.width / place.width, picture.height / place.height);
  expect(times).toBeGreaterThanOrEqual(1);
  expect(times).toBeLessThan(1.6);
});

test('what the model hears: scene, style and looks, and no words that would end up as letters', async () => {
  const order = makePanelOrder({
    scene: 'Zoe looks through a microscope.',
    caption: 'SECRET CAPTION',
    dialogue: [{ speaker: 'Zoe', text: 'SECRET WORDS' }],
  });
  await makeArtist().draw(order, context());
  const { prompt, seed, aspect_ratio } = provider.predictions[0]!.input;
  expect(prompt).toContain('Zoe looks through a microscope.');
  expect(prompt).toMatch(/Zoe is a .+ with .+\./);
  expect(prompt).toContain('No text, no letters');
  expect(prompt).not.toContain('SECRET');
  expect(seed).toBeLessThan(2 ** 31);
  expect(aspect_ratio).toMatch(/^\d+:\d+$/);
});

test('the same panel is drawn once; another variant is bought anew', async () => {
  const artist = makeArtist();
  const order = newOrder();
  const [first, again] = [await artist.draw(order, context()), await artist.draw(order, context())];
  expect(again.bytes.equals(first.bytes)).toBe(true);
  expect(provider.bills.all).toHaveLength(1);
  await artist.draw({ ...order, variant: 1 }, context());
  expect(provider.bills.all).toHaveLength(2);
});

test('the art hash follows the scene and the variant, and not the words', () => {
  const artist = makeArtist();
  const hash = artist.artHash(makePanelOrder());
  expect(artist.artHash(makePanelOrder({ caption: 'Other words.' }))).toBe(hash);
  expect(artist.artHash(makePanelOrder({ scene: 'Another scene.' }))).not.toBe(hash);
  expect(artist.artHash(makePanelOrder({}, 1))).not.toBe(hash);
});

const passing: FaultKind[] = ['truncated', 'cut', 'wrong-type', 'error', 'empty'];
test.each(passing)(
  'a picture that comes spoilt twice (%s) is fetched again, not bought again',
  async (kind) => {
    provider.setFaults([{ place: 'picture', kind, first: 2 }]);
    const art = await makeArtist().draw(newOrder(), context());
    expect((await sharp(art.bytes).metadata()).format).toBe('webp');
    expect(provider.deliveries).toBe(3);
    expect(provider.bills.all).toHaveLength(1);
  },
);

const lasting: [FaultKind, string][] = [
  ['truncated', 'provider-garbage'],
  ['wrong-type', 'provider-garbage'],
  ['gone', 'provider-failed'],
];
test.each(lasting)(
  'a picture that stays unusable (%s) is refused, and only then bought anew',
  async (kind, code) => {
    const artist = makeArtist();
    const order = newOrder();
    provider.setFaults([{ place: 'picture', kind }]);
    await expect(artist.draw(order, context())).rejects.toMatchObject({ code });
    expect(provider.bills.all).toHaveLength(1);
    provider.setFaults([]);
    await artist.draw(order, context());
    expect(provider.bills.all).toHaveLength(2);
  },
);

test('a picture that cannot be fetched just now stays bought', async () => {
  const artist = makeArtist();
  const order = newOrder();
  provider.setFaults([{ place: 'picture', kind: 'error' }]);
  await expect(artist.draw(order, context())).rejects.toMatchObject({ code: 'provider-failed' });
  provider.setFaults([]);
  await artist.draw(order, context());
  expect(provider.bills.all).toHaveLength(1);
});

test('a picture without end is cut off at 20 MB', async () => {
  const before = process.memoryUsage().rss;
  provider.setFaults([{ place: 'picture', kind: 'endless' }]);
  await expect(makeArtist().draw(newOrder(), context())).rejects.toMatchObject({ code: 'provider-garbage' });
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
});

/** A server that the provider may try to send us to; it must never be asked. */
async function startCanary(): Promise<{ url: string; hits: () => number }> {
  let hits = 0;
  const server = http.createServer((_request, response) => {
    hits += 1;
    response.end('secret');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, hits: () => hits };
}

test('an output address on another port of this machine is not fetched', async () => {
  const canary = await startCanary();
  provider.setFaults([{ place: 'create', kind: 'foreign', to: canary.url }]);
  await expect(makeArtist().draw(newOrder(), context())).rejects.toMatchObject({ code: 'provider-rejected' });
  expect(canary.hits()).toBe(0);
});

test('a picture on a host that is not allowed yet stays bought, and is not bought again', async () => {
  const order = newOrder();
  provider.setFaults([{ place: 'create', kind: 'foreign', to: 'https://cdn.example.org/x.webp' }]);
  await expect(makeArtist().draw(order, context())).rejects.toMatchObject({
    code: 'provider-rejected',
    message: expect.stringContaining('PROVIDER_OUTPUT_HOSTS'),
  });
  await expect(makeArtist().draw(order, context())).rejects.toMatchObject({ code: 'provider-rejected' });
  expect(provider.bills.all).toHaveLength(1);
});

test('a redirect to another port of this machine is not followed', async () => {
  const canary = await startCanary();
  provider.setFaults([{ place: 'picture', kind: 'foreign', to: canary.url }]);
  await expect(makeArtist().draw(newOrder(), context())).rejects.toMatchObject({ code: 'provider-rejected' });
  expect(canary.hits()).toBe(0);
});

test.each([
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'https://localhost/x',
  'gopher://x/',
])('an output address of %s is not fetched', async (to) => {
  provider.setFaults([{ place: 'create', kind: 'foreign', to }]);
  await expect(makeArtist().draw(newOrder(), context())).rejects.toMatchObject({ code: 'provider-rejected' });
});

test('a name on the list that resolves to a private address is not connected to', async () => {
  const artist = createReplicateArtist(
    {
      replicate: { apiToken: 'test', baseUrl: provider.url(), imageModel: 'fake/model' },
      outputHosts: ['localhost'],
    },
    { ...allMayLeave, db: database.db, store, gate: createGate(database.db, 'replicate'), graceMs: 30_000 },
  );
  provider.setFaults([{ place: 'create', kind: 'foreign', to: 'https://localhost/x.webp' }]);
  const error: Error = await artist.draw(newOrder(), context()).catch((thrown) => thrown);
  expect(error).toMatchObject({ code: 'provider-rejected' });
  expect(error.message).toContain('private address');
});

test('without a token it says so and asks nobody', async () => {
  await expect(makeArtist({}).draw(newOrder(), context())).rejects.toMatchObject({
    code: 'provider-not-configured',
  });
  expect(provider.requests.size).toBe(0);
});

test('no address of ours goes out: there is no route for an answer', async () => {
  await makeArtist().draw(newOrder(), context());
  expect(Object.keys(provider.predictions[0]!.body)).toEqual(['input']);
});

test('a storm of 429: one call per interval, and everything is drawn in the end', async () => {
  const artist = makeArtist();
  provider.setFaults([{ place: 'create', kind: 'busy', first: 6, retryAfterS: 1 }]);
  const started = performance.now();
  const drawPatiently = async () => {
    const order = newOrder();
    for (;;) {
      try {
        return await artist.draw(order, context());
      } catch (error) {
        const { code, retryAfterMs } = error as { code: string; retryAfterMs: number };
        if (code !== 'provider-busy') throw error;
        await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, drawPatiently));
  expect(provider.bills.all).toHaveLength(4);
  // Four calls were under way when the first 429 came; the other two were single tries, a second apart.
  expect(performance.now() - started).toBeGreaterThan(2_900);
  expect(provider.requests.get('POST /v1/models/fake/model/predictions')).toBe(10);
});

test('a 429 is kept to by every process', async () => {
  const [first, second] = [makeArtist(), makeArtist()];
  provider.setFaults([{ place: 'create', kind: 'busy', first: 1, retryAfterS: 30 }]);
  for (const artist of [first, second, first, second])
    await expect(artist.draw(newOrder(), context())).rejects.toMatchObject({ code: 'provider-busy' });
  expect(provider.requests.get('POST /v1/models/fake/model/predictions')).toBe(1);
});
