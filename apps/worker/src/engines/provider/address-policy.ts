import { BlockList, isIP } from 'node:net';
import { DomainError } from '@panelwise/contracts/errors/domain-error';

const privateAddresses = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  privateAddresses.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001::', 23],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  privateAddresses.addSubnet(net, bits, 'ipv6');
}

/** True for loopback, private, link-local, metadata, multicast and translated addresses. */
export function isPrivateAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 0) return true;
  return privateAddresses.check(address, kind === 4 ? 'ipv4' : 'ipv6');
}

/** Where pictures may be fetched from. */
export type AddressPolicy = {
  /** Origins of configured base URLs: the operator named them, so they may be private and plain http. */
  baseOrigins: string[];
  /** `cdn.example.com` stands for that host alone, `*.example.com` for every host below it. Only https. */
  hosts: string[];
};

/**
 * Checks an address that a provider gave us.
 * @returns whether it is a configured base, and so may resolve to a private address
 * @throws DomainError `provider-rejected` when we do not go there
 */
export function checkAddress(url: URL, policy: AddressPolicy): { trusted: boolean } {
  if (url.username || url.password) throw refused(url, 'it carries credentials');
  const http = url.protocol === 'https:' || url.protocol === 'http:';
  if (http && policy.baseOrigins.includes(url.origin)) return { trusted: true };
  if (url.protocol !== 'https:') throw refused(url, 'it is not https');
  if (url.port !== '') throw refused(url, 'it names a port');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && isPrivateAddress(host)) throw refused(url, 'it is a private address');
  if (!policy.hosts.some((pattern) => matches(host, pattern)))
    throw refused(url, 'its host is not on the list');
  return { trusted: false };
}

function matches(host: string, pattern: string): boolean {
  const wanted = pattern.toLowerCase();
  return wanted.startsWith('*.') ? host.endsWith(wanted.slice(1)) : host === wanted;
}

function refused(url: URL, why: string): DomainError {
  return refusedAddress(`${url.protocol}//${url.host}`, why);
}

/** Fetching again does not help and neither does buying again: somebody has to look at the configuration. */
export function refusedAddress(place: string, why: string): DomainError {
  return new DomainError('provider-rejected', {
    message: `The picture lies at ${place}, and we do not fetch from there: ${why}. PROVIDER_OUTPUT_HOSTS names the allowed hosts.`,
  });
}
