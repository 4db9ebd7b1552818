import type { ApiClient } from '@chippage/api/http';
import type { Query } from '@chippage/api/query';
import type { RouteModule } from './routeModule.ts';

/** One answer that a page shows. */
export interface Need {
  serial: string;
  key: readonly [string, unknown];
  fetch: (client: ApiClient) => Promise<unknown>;
  /** Without it there is no page: its failure is the page's failure. */
  isVital: boolean;
}

/** An answer without which the page makes no sense. */
export function vital<Vars, Answer>(query: Query<Vars, Answer>, vars: Vars): Need {
  return { serial: query.serial(vars), key: query.key(vars), fetch: (client) => query.fetch(vars, { client }), isVital: true };
}

/** An answer that the page can do without; the browser asks again for what failed here. */
export function wanted<Vars, Answer>(query: Query<Vars, Answer>, vars: Vars): Need {
  return { ...vital(query, vars), isVital: false };
}

/** What a loader knows on the server: the client of this visitor and the answers so far. */
export interface ServerVisit {
  client: ApiClient;
  answers: Record<string, unknown>;
  /** The host in whose anonymous pages this one stands; null for a member's own page. */
  sharedBy: string | null;
}

/** Makes a route's loader from its needs. */
export type Needs = (visit: { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams; path: string }) => readonly Need[];

export type Loader = NonNullable<RouteModule['loader']>;
