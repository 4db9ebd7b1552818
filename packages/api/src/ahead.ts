import type { ApiClient } from './client.ts';

/** Milliseconds for which an answer waits for the component that it was asked for; later it may no longer be true. */
const WAIT_MS = 5000;

const waiting = new WeakMap<ApiClient, Map<string, { route: string; answer: Promise<unknown> }>>();

/**
 * Asks for an answer before the component that shows it is there, e.g. from a route's loader: the query's next read in the cache of that
 * client takes it. It waits five seconds, and no longer than until answers of its route are marked as old.
 * @param serial What `query.serial` says of it
 */
export function readAhead(
  client: ApiClient,
  { serial, key: [route] }: { serial: string; key: readonly [string, unknown] },
  read: () => Promise<unknown>,
): void {
  const known = waiting.get(client) ?? new Map<string, { route: string; answer: Promise<unknown> }>();
  waiting.set(client, known);
  if (known.has(serial)) return;
  const entry = { route, answer: read() };
  known.set(serial, entry);
  const drop = () => {
    if (known.get(serial) === entry) known.delete(serial);
  };
  entry.answer.then(
    () => setTimeout(drop, WAIT_MS),
    // Whoever reads next asks again.
    drop,
  );
}

/** The answer that was asked for ahead, once. */
export function takeAhead(client: ApiClient, serial: string): Promise<unknown> | undefined {
  const entry = waiting.get(client)?.get(serial);
  waiting.get(client)?.delete(serial);
  return entry?.answer;
}

/** Forgets what was asked for ahead: of a route, or all of it. */
export function dropAhead(client: ApiClient, route?: string): void {
  const known = waiting.get(client);
  for (const [serial, entry] of known ?? []) if (route === undefined || entry.route === route) known?.delete(serial);
}
