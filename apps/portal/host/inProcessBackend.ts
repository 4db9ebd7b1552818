import type { FastifyInstance } from 'fastify';
import { fetchWith } from './backend.ts';

/** Statuses whose answers have no body by definition; `Response` refuses one. */
const EMPTY = new Set([204, 205, 304]);

/** A `fetch` that stays inside the process: no socket, no copy of the headers over a wire. */
export function fetchInside(app: FastifyInstance, visitor: Parameters<typeof fetchWith>[0]): typeof fetch {
  return fetchWith(visitor, async (request, path) => {
    const answer = await app.inject({
      method: request.method as 'GET',
      url: path,
      headers: Object.fromEntries(request.headers),
      ...(request.body ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
      signal: request.signal,
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one));
    return new Response(EMPTY.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  });
}
