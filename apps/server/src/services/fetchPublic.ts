import { get } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { publicLookup } from './publicAddress.ts';

interface Fetching {
  /** More bytes are none. */
  maxBytes: number;
  /** For the whole answer. @default 5000 */
  timeoutMs?: number;
  /** Another way to find addresses, for tests. */
  lookup?: LookupFunction;
}

/** Fetches what an address that a stranger gave leads to: over HTTPS, from the internet only, without cookies, and not where a redirect points. @returns null for anything but a whole answer */
export async function fetchPublic(address: URL, { maxBytes, timeoutMs = 5000, lookup = publicLookup() }: Fetching): Promise<Uint8Array | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array | null>();
  // A number needs no look-up, so nothing would check it.
  if (address.protocol !== 'https:' || isIP(address.hostname.replaceAll(/[[\]]/g, '')) !== 0) return null;
  const request = get(address, { lookup, agent: false, signal: AbortSignal.timeout(timeoutMs) }, (answer) => {
    const give = (bytes: Uint8Array | null) => {
      resolve(bytes);
      request.destroy();
    };
    if (answer.statusCode !== 200 || Number(answer.headers['content-length'] ?? 0) > maxBytes) return give(null);
    const chunks: Uint8Array[] = [];
    let size = 0;
    answer.on('data', (chunk: Uint8Array) => {
      size += chunk.byteLength;
      chunks.push(chunk);
      if (size > maxBytes) give(null);
    });
    answer.on('end', () => resolve(Buffer.concat(chunks)));
    answer.on('error', reject);
  });
  request.on('error', reject);
  return promise;
}
