import ky from 'ky';
import type { Call } from './client.ts';
import type { ApiOptions } from './http.ts';
import { readReply } from './reply.ts';
import { toWire, type WireRequest } from './request.ts';

/** Bytes of a body that outlives its page: a browser refuses more than 64 KiB of them at once. */
const LARGEST_OUTLIVING = 2048;

/** Whether a call goes on when its page goes away: what is small and changes something, so that a follow is not lost with a reload. */
function outlivesPage({ isFile }: Call, { method, body }: WireRequest): boolean {
  if (method === 'GET' || isFile || body instanceof FormData) return false;
  return new TextEncoder().encode(String(body ?? '')).length <= LARGEST_OUTLIVING;
}

function visitorHeaders(options: ApiOptions, accept: string): Headers {
  const { token, uid, uuid } = options.getSession();
  const source = options.getSource?.() ?? null;
  const headers = new Headers({ accept });
  for (const [name, value] of Object.entries({ token, uid, uuid, source })) {
    // A header holds Latin-1 only; everything beyond is sent percent-encoded instead of throwing.
    if (value !== null && value !== '') headers.set(name, encodeURI(String(value).toWellFormed()));
  }
  return headers;
}

function headersOf(options: ApiOptions, call: Call): Headers {
  const headers = visitorHeaders(options, call.isFile ? '*/*' : 'application/json');
  if (call.idempotencyKey !== undefined) headers.set('idempotency-key', call.idempotencyKey);
  if (call.encoding === 'json') headers.set('content-type', 'application/json');
  return headers;
}

/** Sends a call and reads its answer. @throws ApiError as `readReply` does, or what the network throws */
export async function exchange(options: ApiOptions, call: Call, vars: object, signal: AbortSignal): Promise<unknown> {
  const wire = toWire(call, vars);
  const { method, path, body } = wire;
  const address = `${options.baseUrl.replace(/\/+$/, '')}${path}`;
  const headers = headersOf(options, call);
  if (call.onProgress) {
    const { upload } = await import('./upload.ts');
    return readReply(await upload(address, { method, headers, body, signal, onProgress: call.onProgress }), call.isFile);
  }
  const response = await ky(address, {
    method,
    headers,
    body,
    signal,
    // A repeated POST could order twice, and SWR already repeats reads; our own timer covers the body as well.
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    credentials: 'same-origin',
    keepalive: outlivesPage(call, wire),
    ...(options.fetch && { fetch: options.fetch }),
  });
  return readReply(response, call.isFile);
}

/** Opens a stream of events, as the visitor who makes the calls. @throws ApiError as `readReply` does, or what the network throws */
export async function openEvents(options: ApiOptions, path: string, lastEventId: string | null, signal: AbortSignal): Promise<Response> {
  const headers = visitorHeaders(options, 'text/event-stream');
  if (lastEventId !== null) headers.set('last-event-id', lastEventId);
  const response = await (options.fetch ?? fetch)(`${options.baseUrl.replace(/\/+$/, '')}${path}`, {
    headers,
    signal,
    credentials: 'same-origin',
    cache: 'no-store',
  });
  if (!response.ok) await readReply(response, false);
  return response;
}
