import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { createClientErrorHandler } from './clientErrors.ts';
import { rewriteUrl } from './requestLine.ts';

/** What every web server of the portal is made with, wherever its API is; Fastify's own defaults have no time limits. @param headers Of every answer. */
export function httpOptions(headers: Record<string, string>) {
  return {
    // A large file on a slow line; shorter limits for bodies are in bodyWatch.ts.
    requestTimeout: 600_000,
    keepAliveTimeout: 72_000,
    // A request without a host is refused by refuseUnclear, with an answer that has our headers.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000, maxHeaderSize: 16_384, requireHostHeader: false },
    forceCloseConnections: 'idle',
    clientErrorHandler: createClientErrorHandler(headers),
    rewriteUrl,
    routerOptions: { maxParamLength: 300 },
  } satisfies FastifyHttpOptions<Server>;
}
