import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { parseCookies } from './cookies.ts';

/** Where the API is: in this process, or at another origin. */
export interface Backend {
  /** What the web server that carries it has to be made with. */
  options: FastifyServerOptions;
  /** Mounts what belongs to it on the portal's own address. */
  register(app: FastifyInstance): Promise<void>;
  /** A `fetch` for rendering that speaks with the visitor's session; with null it speaks for nobody. */
  fetchFor(visitor: FastifyRequest | null): typeof fetch;
  /** Pages that stand for vendors on a developer's machine, to listen on a port of their own; null where there are none. */
  developerServer: FastifyInstance | null;
  /** Whether this visitor's requests are counted. */
  hasBudget(visitor: FastifyRequest): boolean;
  /** Whether visitors may come: the catalogue is in. */
  isReady(): boolean;
  /** Resolves when visitors may come. */
  ready(): Promise<void>;
  /** Ends what the backend runs, after the last answer. */
  close(): Promise<void>;
}

/** Headers of a visitor's request that tell the API who asks: a page is fetched with cookies alone, so the token comes from its cookie. */
function visitorHeaders(visitor: FastifyRequest | null): Record<string, string> {
  const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' };
  if (!visitor) return headers;
  headers['x-request-id'] = String(visitor.id);
  if (visitor.headers.cookie) headers['cookie'] = visitor.headers.cookie;
  const { token, userId, uuid } = parseCookies(visitor.headers.cookie);
  for (const [name, value] of Object.entries({ token, uid: userId, uuid })) if (value && /^[\x21-\x7e]+$/.test(value)) headers[name] = value;
  return headers;
}

/** A `fetch` that adds the visitor's headers and hands the request to `send`. */
export function fetchWith(visitor: FastifyRequest | null, send: (request: Request, path: string) => Promise<Response>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    for (const [name, value] of Object.entries(visitorHeaders(visitor))) if (!request.headers.has(name)) request.headers.set(name, value);
    const { pathname, search } = new URL(request.url);
    return send(request, pathname + search);
  };
}
