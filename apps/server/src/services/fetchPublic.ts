import type { LookupFunction } from 'node:net';
import { isNumericHost } from './publicAddress.ts';
import { internet, publicRequest } from './publicRequest.ts';

interface Fetching {
  /** More bytes are none. */
  maxBytes: number;
  /** For the whole answer. @default 5000 */
  timeoutMs?: number;
  /** Another way to find addresses, for tests. */
  lookup?: LookupFunction;
}

/** `fetchPublic` as a service that tests replace. */
export type FetchPublic = (address: URL, options: Omit<Fetching, 'lookup'>) => Promise<Uint8Array | null>;

/** Fetches what an address that a stranger gave leads to: over HTTPS, from the internet only, without cookies, and not where a redirect points. @returns null for anything but a whole answer */
export async function fetchPublic(address: URL, { maxBytes, timeoutMs = 5000, lookup = internet.lookup }: Fetching): Promise<Uint8Array | null> {
  if (address.protocol !== 'https:' || isNumericHost(address)) return null;
  const { status, bytes, isWhole } = await publicRequest(address, { maxBytes, signal: AbortSignal.timeout(timeoutMs), line: { ...internet, lookup } });
  return status === 200 && isWhole ? bytes : null;
}
