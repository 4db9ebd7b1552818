import type { ApiClient } from '@chippage/api/http';

/**
 * What loaders know in a browser. Set once by entry-client, before the router starts;
 * on the server it stays null, because one process serves many visitors there.
 */
export const browserVisit: { current: { client: ApiClient; rendered: ReadonlySet<string> } | null } = { current: null };
