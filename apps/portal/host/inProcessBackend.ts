import { createServer, readConfig, type Server } from '@chippage/server/plugin';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Backend, fetchWith } from './backend.ts';

/** Statuses whose answers have no body by definition; `Response` refuses one. */
const EMPTY = new Set([204, 205, 304]);

/** Opens the API in this process. @throws StartError whose message is for the operator */
export async function openInProcessBackend(env: NodeJS.ProcessEnv): Promise<Backend> {
  return backendOf(await createServer({ config: readConfig(env) }));
}

/** The backend of an API that runs in this process. */
export function backendOf(server: Server): Backend {
  let app: FastifyInstance | undefined;
  return {
    options: server.fastifyOptions,
    async register(portal) {
      app = portal;
      await portal.register(server.plugin);
    },
    fetchFor: (visitor) =>
      fetchWith(visitor, (request, path) => {
        if (!app) throw new Error('The backend was asked before register().');
        return answerInside(app, request, path, { visitorIp: visitor?.ip, headers: server.insideHeaders });
      }),
    developerServer: server.developerServer,
    hasBudget: server.hasBudget,
    isReady: server.isReady,
    ready: server.ready,
    close: server.close,
  };
}

interface Inside {
  /** The visitor for whom a page is rendered. */
  visitorIp?: string | undefined;
  /** What proves that the call belongs to a page. */
  headers?: Record<string, string>;
}

/** Hands a request to the routes of this process: no socket, and no port that another user of the machine could reach. */
export async function answerInside(
  app: FastifyInstance,
  request: Request,
  path: string,
  { visitorIp = '127.0.0.1', headers: own }: Inside = {},
): Promise<Response> {
  const answer = await app.inject({
    method: request.method as InjectOptions['method'],
    url: path,
    // Written down with what the call changes.
    remoteAddress: visitorIp,
    // Addresses that the API gives out begin with the host that the visitor sees.
    headers: { host: new URL(request.url).host, ...Object.fromEntries(request.headers), ...own },
    signal: request.signal,
    ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one));
  return new Response(EMPTY.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
}
