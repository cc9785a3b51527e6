import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/**
 * Which proxies in front of the API are believed in X-Forwarded-For: how many there are (0 to 9), or their addresses
 * and networks with commas.
 */
export const trustedProxies = z
  .string()
  .optional()
  .transform((value, context) => {
    const given = (value ?? '').trim();
    if (/^\d?$/.test(given)) return Number(given);
    const places = given.split(',').map((place) => place.trim());
    if (!places.every(isPlace))
      context.addIssue(
        'needs the number of proxies, such as 1, or their addresses, such as 10.0.0.2, 172.16.0.0/12',
      );
    return places;
  });

/** An address, a network, or one of the names that Fastify has for private ones. */
function isPlace(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const bitsMax = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (more.length > 0 || bitsMax < 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= bitsMax);
}

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6');

/**
 * What Fastify takes as `trustProxy`. A number alone would believe whoever reaches the API past the proxy, so the
 * nearest one has to be on a private network; one that is not has to be named.
 */
export function trustProxy(
  proxies: z.output<typeof trustedProxies>,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === 0) return false;
  if (typeof proxies !== 'number') return proxies;
  return (address, hop) => hop < proxies && (hop > 0 || isPrivate(address));
}

function isPrivate(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && privateNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
