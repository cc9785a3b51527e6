import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { Client } from 'minio';
import { assertPut, clipRange } from './checks.ts';
import { assertKey, assertPrefix, contentTypeOf } from './keys.ts';
import type { ObjectStore, StoredObject } from './port.ts';
import { existing, reachable } from './reachable.ts';
import { timeoutTransport } from './timeout-transport.ts';

export type S3Config = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
};

/** Objects of a known size up to this, in bytes, go out in one request; ours are all smaller. */
const partSize = 512 * 1024 * 1024;
/** A request without a sign of life for this long, in ms, is given up. */
const silenceMs = 10_000;
const secondLookMs = 40;
const pingMs = 2_000;
/** No key of `keys.ts` begins like this. */
const probeName = 'probe';

/** Keeps objects in a bucket of an S3 server, addressed by path. Makes the bucket when it is missing. */
export async function openS3Store({
  endpoint,
  region,
  bucket,
  accessKey,
  secretKey,
}: S3Config): Promise<ObjectStore> {
  const { protocol, hostname, port } = new URL(endpoint);
  const useSSL = protocol === 'https:';
  const address = {
    endPoint: hostname,
    useSSL,
    region,
    accessKey,
    secretKey,
    ...(port && { port: Number(port) }),
  };
  const connect = (timeoutMs: number) =>
    new Client({
      ...address,
      partSize,
      pathStyle: true,
      transport: timeoutTransport(useSSL, timeoutMs),
      // Whoever calls knows whether and when to try again.
      retryOptions: { disableRetry: true },
    });
  const client = connect(silenceMs);
  const pinger = connect(pingMs);
  await reachable(() => makeBucket(client, bucket, region));

  const head = async (key: string): Promise<StoredObject | undefined> => {
    const name = assertKey(key);
    const found = await existing(() => client.statObject(bucket, name));
    return found && { size: found.size, contentType: contentTypeOf(name), etag: found.etag };
  };

  /** A server that replaces an object in two steps may say for a moment that there is none: look once more. */
  const open = async (name: string): Promise<Readable | undefined> => {
    const get = () => existing(() => client.getObject(bucket, name));
    const first = await get();
    if (first) return first;
    await delay(secondLookMs);
    return get();
  };

  return {
    put: async (key, bytes, contentType) => {
      assertPut(key, contentType);
      const { etag } = await reachable(() =>
        client.putObject(bucket, key, bytes, bytes.length, { 'Content-Type': contentType }),
      );
      return { size: bytes.length, contentType, etag };
    },
    head,
    read: async (key, range) => {
      const name = assertKey(key);
      if (!range) return open(name);
      const found = await head(name);
      if (!found) return undefined;
      const { start, end } = clipRange(range, found.size);
      return existing(() => client.getPartialObject(bucket, name, start, end - start + 1));
    },
    readAll: async (key) => {
      const name = assertKey(key);
      const stream = await open(name);
      if (!stream) throw new DomainError('not-found');
      return reachable(() => buffer(stream));
    },
    remove: async (keys) => {
      const names = keys.map(assertKey);
      const refusals = await reachable(() => client.removeObjects(bucket, names));
      const refused = refusals.find((refusal) => refusal?.Error && refusal.Error.Code !== 'NoSuchKey');
      if (refused) throw new DomainError('unavailable', { cause: refused.Error });
    },
    list: (prefix) => keysOf(listObjects(client, bucket, assertPrefix(prefix))),
    describeAll: (prefix) => listObjects(client, bucket, assertPrefix(prefix)),
    ping: async () => {
      await reachable(() => pinger.putObject(bucket, probeName, 'probe'));
      // Nobody has to wait for that, or to know: the next ping writes the same object.
      pinger.removeObject(bucket, probeName).catch(() => undefined);
    },
  };
}

async function makeBucket(client: Client, bucket: string, region: string): Promise<void> {
  if (await client.bucketExists(bucket)) return;
  try {
    await client.makeBucket(bucket, region);
  } catch (error) {
    // Another process was quicker.
    if (!(await client.bucketExists(bucket))) throw error;
  }
}

async function* listObjects(
  client: Client,
  bucket: string,
  prefix: string,
): AsyncGenerator<{ key: string; modifiedAt: Date }> {
  const items = client.listObjectsV2(bucket, prefix, true)[Symbol.asyncIterator]();
  for (;;) {
    const { value, done } = await reachable(() => items.next());
    if (done) return;
    if (value.name) yield { key: value.name, modifiedAt: value.lastModified };
  }
}

async function* keysOf(objects: AsyncIterable<{ key: string }>): AsyncGenerator<string> {
  for await (const { key } of objects) yield key;
}
