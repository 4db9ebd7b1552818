import { type ClientRequest, type IncomingHttpHeaders, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { publicLookup } from './publicAddress.ts';

/** How requests leave this machine; tests have another way. */
export interface Line {
  lookup: LookupFunction;
  request: (address: URL, options: RequestOptions) => ClientRequest;
}

/** Requests of one address go to the internet only, over a connection of their own to the very address that was checked. */
export const internet: Line = {
  lookup: publicLookup(),
  request: (address, options) => (address.protocol === 'https:' ? secureRequest : plainRequest)(address, options),
};

/** What came back: all of it, or its beginning. */
export interface PublicAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Uint8Array;
  /** False: there is more than was wanted. */
  isWhole: boolean;
}

interface Asking {
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
  /** Reading ends here. */
  maxBytes: number;
  signal: AbortSignal;
  line: Line;
}

/** Sends one request without cookies, and follows no redirect. @throws what the connection failed with; NotPublicError for a name inside */
export async function publicRequest(address: URL, { method = 'GET', headers = {}, maxBytes, signal, line }: Asking): Promise<PublicAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PublicAnswer>();
  // Compressed bytes would have to be unpacked, without a limit of their own.
  const sent = { 'accept-encoding': 'identity', ...headers };
  const request = line.request(address, { method, headers: sent, lookup: line.lookup, agent: false, signal });
  request.on('response', (answer) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const give = (isWhole: boolean) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks).subarray(0, maxBytes), isWhole });
      if (!isWhole) request.destroy();
    };
    answer.on('data', (chunk: Uint8Array) => {
      size += chunk.byteLength;
      chunks.push(chunk);
      if (size > maxBytes) give(false);
    });
    answer.on('end', () => give(true));
    answer.on('error', reject);
  });
  request.on('error', reject);
  request.end();
  return promise;
}
