// Slow, offline and refusing networks. Pieces read by props, so what they are given is what the network brought.
import type { Loadable } from '@chippage/api/loadable';

/** Choices of the toolbar. */
export type NetworkMode = 'normal' | 'slow' | 'offline' | 'error';

/** Long enough to look at a skeleton. */
export const SLOW_MS = 3_000;

const failures = {
  offline: { code: 'network.unreachable', message: '网络连接失败，请检查网络后重试' },
  error: { code: 'server.failed', message: '服务出错了，请稍后重试' },
} as const;

/** What the args are while the network is in a state. @param hasArrived Whether the slow answer is there. */
export function argsUnder(mode: NetworkMode, args: Record<string, unknown>, hasArrived: boolean, onRetry: () => void): Record<string, unknown> {
  if (mode === 'normal') return args;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, under(value, 0)]));

  function under(value: unknown, depth: number): unknown {
    if (isLoadable(value)) return read(value);
    if (typeof value === 'function') return isHandler(value) ? answering(value, mode) : value;
    // Bundles of reads: `{ offers: Loadable, prices: Loadable }`.
    if (depth === 0 && isPlain(value)) return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, isLoadable(part) ? read(part) : part]));
    return value;
  }

  function read(value: Loadable<unknown>): Loadable<unknown> {
    if (!hasArrived) return { status: 'loading' };
    return mode === 'slow' || value.status !== 'ready' ? value : { status: 'failed', ...failures[mode as 'offline' | 'error'], onRetry };
  }
}

/** Makes `fetch`, `navigator.onLine` and its events say the same. Returns what puts the real ones back. */
export function setNetwork(mode: NetworkMode): () => void {
  if (mode === 'normal') return () => undefined;
  const { fetch: real } = globalThis;
  globalThis.fetch = async (...request) => {
    if (mode === 'slow') await waited();
    if (mode === 'offline') throw new TypeError('Failed to fetch');
    return mode === 'error' ? Response.json({ code: 500, msg: failures.error.message, reason: failures.error.code }, { status: 500 }) : await real(...request);
  };
  if (mode === 'offline') tellOnline(false);
  return () => {
    globalThis.fetch = real;
    if (mode === 'offline') tellOnline(true);
  };
}

function tellOnline(isOnline: boolean) {
  if (isOnline) Reflect.deleteProperty(navigator, 'onLine');
  else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

// A handler that answers at once is no request.
function answering(handler: (...given: unknown[]) => unknown, mode: NetworkMode) {
  return (...given: unknown[]): unknown => {
    const answer = handler(...given);
    if (!(answer instanceof Promise)) return answer;
    return waited().then(() => {
      if (mode === 'slow') return answer;
      throw new Error(failures[mode as 'offline' | 'error'].message);
    });
  };
}

const waited = () => new Promise((resolve) => setTimeout(resolve, SLOW_MS));

const isHandler = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === 'function' && !('$$typeof' in value);

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);
}

function isLoadable(value: unknown): value is Loadable<unknown> {
  return (
    isPlain(value) &&
    (value['status'] === 'loading' || (value['status'] === 'ready' && 'data' in value) || (value['status'] === 'failed' && 'onRetry' in value))
  );
}
