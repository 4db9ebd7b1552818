import type { ApiClient, Call } from './client.ts';
import { ApiError, transportError } from './errors.ts';

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
  /** Called for a 401, before the error is thrown; not for one of a session that has been replaced meanwhile. */
  onUnauthorized?: (error: ApiError) => void;
  /** Waited for before anything is changed, e.g. until there is a network; what only reads is not held back. */
  gate?: (call: Call, signal: AbortSignal | undefined) => Promise<void>;
  /** Milliseconds from the first byte sent to the last one read. */
  timeoutMs?: number;
};

// No page needs what sends and reads before its first own request, so that is a chunk of its own, with ky.
const load = () => import('./exchange.ts');

/** Makes a client for one visitor; on a server, make one for each request. */
export function createApi(options: ApiOptions): ApiClient {
  const timeoutMs = options.timeoutMs ?? 300_000;

  /** Tells the host that its login has ended; that of a login that was replaced meanwhile says nothing about the one that is there. */
  function noteUnauthorized(error: ApiError, token: string | null): void {
    // A ticket that is spent is refused with 401 too.
    if (error.status === 401 && error.reason !== 'ticket.spent' && options.getSession().token === token) options.onUnauthorized?.(error);
  }

  async function openStream(path: string, lastEventId: string | null, signal: AbortSignal): Promise<Response> {
    const { openEvents } = await load();
    const { token } = options.getSession();
    try {
      return await openEvents(options, path, lastEventId, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ApiError)) throw transportError('network.unreachable', error);
      noteUnauthorized(error, token);
      throw error;
    }
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
    let token: string | null = null;
    try {
      const { exchange } = await load();
      token = options.getSession().token;
      return await exchange(options, call, vars, stop.signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (isLate) throw transportError('network.timeout', error);
      if (!(error instanceof ApiError)) throw transportError('network.unreachable', error);
      noteUnauthorized(error, token);
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  return { request, openStream, warm: () => void load().catch(() => undefined) };
}
