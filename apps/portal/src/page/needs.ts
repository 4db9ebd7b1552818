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
  /** That there is no such thing is the page's failure; anything else that fails, the browser asks for again. */
  isPlace?: boolean;
  /** Many pages show it alike: the server reads it once for the anonymous pages of a moment. */
  isCommon: boolean;
}

/** An answer without which the page makes no sense. */
export function vital<Vars, Answer>(query: Query<Vars, Answer>, vars: Vars): Need {
  return { serial: query.serial(vars), key: query.key(vars), fetch: (client) => query.fetch(vars, { client }), isVital: true, isCommon: false };
}

/** An answer that the page can do without; the browser asks again for what failed here. */
export function wanted<Vars, Answer>(query: Query<Vars, Answer>, vars: Vars): Need {
  return { ...vital(query, vars), isVital: false };
}

/** An answer that the page is about, from somebody outside: where there is no such thing there is no page, where nobody answers the page says so. */
export function place<Vars, Answer>(query: Query<Vars, Answer>, vars: Vars): Need {
  return { ...wanted(query, vars), isPlace: true };
}

/** An answer that does not depend on the page: what the frame shows, the categories beside it. */
export function common(need: Need): Need {
  return { ...need, isCommon: true };
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
