import { useSWRConfig } from 'swr';
import { dropAhead } from './ahead.ts';
import { useApi } from './clientContext.ts';
import { markOld } from './oldAnswers.ts';

/**
 * Gives a function that marks answers as old, so that what is on screen is read again, and the rest when it is shown next.
 * Without a query it takes all that is on screen, e.g. after a login.
 */
export function useInvalidate(): (query?: { route: string }) => Promise<void> {
  const client = useApi();
  const { cache, mutate } = useSWRConfig();
  return async (query) => {
    if (query) markOld(cache, query.route);
    // Asked before the change, it would be shown instead of what is read now.
    dropAhead(client, query?.route);
    await mutate((key) => query === undefined || (Array.isArray(key) && key[0] === query.route));
  };
}
