import type { PageWorld } from './pageRequest.ts';

/** How long a setting of the operator may take to be followed. */
const LIFE_MS = 60_000;

/** Where phones are sent: what the process was told, or else what the operator set. A failing API means that pages answer by themselves. */
export function mobileSiteOf({ site, backend }: Pick<PageWorld, 'site' | 'backend'>, now: () => number = Date.now): () => Promise<string | undefined> {
  if (site.mobileOrigin) return async () => site.mobileOrigin;
  const fetchApi = backend.fetchFor(null);
  let until = 0;
  let known: Promise<string | undefined> = Promise.resolve(undefined);
  const read = async (): Promise<string | undefined> => {
    try {
      const answer = await fetchApi('http://api.internal/api/siteFacts');
      const { data }: { data?: { mobileOrigin?: string | null } } = await answer.json();
      return data?.mobileOrigin || undefined;
    } catch {
      return undefined;
    }
  };
  return () => {
    if (now() >= until) {
      until = now() + LIFE_MS;
      known = read();
    }
    return known;
  };
}
