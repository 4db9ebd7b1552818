import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that nobody outside reaches: this machine, its neighbours, what clouds tell their machines, several at once. */
const inner = new BlockList();
for (const [network, bits] of [
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
] as const)
  inner.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  inner.addSubnet(network, bits, 'ipv6');

/** A name that leads somewhere else than to the internet. */
export class NotPublicError extends Error {
  override name = 'NotPublicError';
}

/** Whether the host of an address is a number: it needs no look-up, so nothing would check it. */
export const isNumericHost = (address: URL): boolean => isIP(address.hostname.replaceAll(/[[\]]/g, '')) !== 0;

/** Whether an address is one of the internet's. */
export function isPublicAddress(ip: string): boolean {
  const version = isIP(ip);
  return version !== 0 && !inner.check(ip, version === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Looks a name up for a connection and lets it go only to an address of the internet. The connection takes the very
 * address that was checked: a second look-up could answer otherwise.
 */
export function publicLookup(resolve: typeof systemLookup = systemLookup): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error(`${hostname} has no address`), []);
      if (!found.every(({ address }) => isPublicAddress(address))) return done(new NotPublicError(`${hostname} is not on the internet`), []);
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}
