import type { ApiClient, Call } from './client.ts';
import { ApiError, transportError } from './errors.ts';
import { readReply } from './reply.ts';
import { toWire } from './request.ts';

export type { ApiClient, Call } from './client.ts';

/** Who asks; null parts are not sent. */
export type Session = { token: string | null; uid: number | string | null; uuid: string | null };

/** What a client needs from its host. */
export type ApiOptions = {
  /** Where the API lives: `/api` in a browser, an absolute address on a server. */
  baseUrl: string;
  /** Another fetch, e.g. one that stays inside the process. */
  fetch?: typeof fetch;
  /** Asked before every request, so that a login counts at once. */
  getSession: () => Session;
  /** The partner site that the visitor came from (`fromswb`), or null. */
  getSource?: () => string | null;
  /** Called for every 401, before the error is thrown. */
  onUnauthorized?: (error: ApiError) => void;
  /** Waited for before anything is changed, e.g. until there is a network; what only reads is not held back. */
  gate?: (call: Call, signal: AbortSignal | undefined) => Promise<void>;
  /** Milliseconds from the first byte sent to the last one read. */
  timeoutMs?: number;
};

function headersOf(options: ApiOptions, call: Call): Headers {
  const { token, uid, uuid } = options.getSession();
  const source = options.getSource?.() ?? null;
  const headers = new Headers({ accept: call.isFile ? '*/*' : 'application/json' });
  for (const [name, value] of Object.entries({ token, uid, uuid, source })) {
    // A header holds Latin-1 only; everything beyond is sent percent-encoded instead of throwing.
    if (value !== null && value !== '') headers.set(name, encodeURI(String(value).toWellFormed()));
  }
  if (call.idempotencyKey !== undefined) headers.set('idempotency-key', call.idempotencyKey);
  if (call.encoding === 'json') headers.set('content-type', 'application/json');
  return headers;
}

// ky is a third of the data layer and no page needs it before its first own request, so it is a chunk of its own.
const loadKy = () => import('ky');

/** Makes a client for one visitor; on a server, make one for each request. */
export function createApi(options: ApiOptions): ApiClient {
  const base = options.baseUrl.replace(/\/+$/, '');
  const timeoutMs = options.timeoutMs ?? 300_000;

  async function send(call: Call, vars: object, signal: AbortSignal): Promise<unknown> {
    const wire = toWire(call, vars);
    if (call.onProgress) {
      const { upload } = await import('./upload.ts');
      const sent = { method: wire.method, headers: headersOf(options, call), body: wire.body, signal, onProgress: call.onProgress };
      return readReply(await upload(`${base}${wire.path}`, sent), call.isFile);
    }
    const { default: ky } = await loadKy();
    const response = await ky(`${base}${wire.path}`, {
      method: wire.method,
      headers: headersOf(options, call),
      body: wire.body,
      signal,
      // A repeated POST could order twice, and SWR already repeats reads; our own timer covers the body as well.
      retry: 0,
      timeout: false,
      throwHttpErrors: false,
      credentials: 'same-origin',
      ...(options.fetch && { fetch: options.fetch }),
    });
    return readReply(response, call.isFile);
  }

  async function request(call: Call, vars: object, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    if (!call.route.startsWith('GET ')) await options.gate?.(call, signal);
    const stop = new AbortController();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      stop.abort();
    }, timeoutMs);
    const onAbort = () => stop.abort(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return await send(call, vars, stop.signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (isLate) throw transportError('network.timeout', error);
      if (!(error instanceof ApiError)) throw transportError('network.unreachable', error);
      // A ticket that is spent is refused with 401 too, and says nothing about the login that is there.
      if (error.status === 401 && error.reason !== 'ticket.spent') options.onUnauthorized?.(error);
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  return { request, warm: () => void loadKy().catch(() => undefined) };
}
