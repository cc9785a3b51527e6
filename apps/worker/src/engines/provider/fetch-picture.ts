import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { abortError } from '../../ledger/abort-error.ts';
import { type AddressPolicy, checkAddress, isPrivateAddress, refusedAddress } from './address-policy.ts';
import { errorFromReply, plainError } from './errors.ts';
import { pictureBytesMax } from './panel-picture.ts';
import { timeLimits } from './time-limits.ts';

const redirectsMax = 3;

/**
 * Fetches a picture from where a provider says it is: only from allowed hosts, never from a private address
 * (checked on the address that is connected to, so that a name cannot change its mind), redirects only
 * within the same host, no more bytes than a picture has.
 * @throws DomainError; `not-found` when the picture is not there any more
 */
export async function fetchPicture(
  address: string,
  policy: AddressPolicy,
  signal: AbortSignal,
): Promise<Buffer> {
  let url = parse(address);
  for (let redirects = 0; redirects <= redirectsMax; redirects++) {
    const { trusted } = checkAddress(url, policy);
    const reply = await get(url, trusted, signal);
    if (Buffer.isBuffer(reply)) return reply;
    const next = parse(reply.location, url);
    if (next.host !== url.host) throw refusedAddress(next.host, `${url.host} redirects to it`);
    url = next;
  }
  throw garbage('Too many redirects.');
}

async function get(url: URL, trusted: boolean, signal: AbortSignal): Promise<Buffer | { location: string }> {
  const client = url.protocol === 'https:' ? https : http;
  const limited = AbortSignal.any([signal, AbortSignal.timeout(timeLimits.picture)]);
  try {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const options = {
        signal: limited,
        lookup: trusted ? undefined : publicLookup,
        headers: { accept: 'image/*' },
      };
      client.get(url, options, resolve).on('error', reject);
    });
    const status = response.statusCode ?? 0;
    if (status >= 300 && status < 400) {
      response.destroy();
      return { location: response.headers.location ?? '' };
    }
    const body = await readBytes(response);
    if (status === 404 || status === 410) throw new DomainError('not-found');
    if (status < 200 || status >= 300)
      throw errorFromReply({ status, headers: new Headers(), body: body.toString('latin1', 0, 300) });
    return body;
  } catch (error) {
    if (signal.aborted) throw abortError(signal);
    throw plainError(error);
  }
}

async function readBytes(response: http.IncomingMessage): Promise<Buffer> {
  const announced = Number(response.headers['content-length'] ?? 0);
  if (announced > pictureBytesMax) {
    response.destroy();
    throw garbage('The picture is too large.');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > pictureBytesMax) {
      response.destroy();
      throw garbage('The picture is too large.');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Resolves names to public addresses only. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    if (addresses.length === 0 || addresses.some(({ address }) => isPrivateAddress(address))) {
      return callback(refusedAddress(hostname, 'it resolves to a private address'), '');
    }
    if (options.all) return callback(null, addresses);
    callback(null, addresses[0]!.address, addresses[0]!.family);
  });
};

function parse(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url) throw garbage('The provider sent no address of a picture.');
  return url;
}

function garbage(message: string): DomainError {
  return new DomainError('provider-garbage', { cause: new Error(message) });
}
