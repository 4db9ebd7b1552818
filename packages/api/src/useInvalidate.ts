import { useSWRConfig } from 'swr';
import { markOld } from './oldAnswers.ts';

/**
 * Gives a function that marks answers as old, so that what is on screen is read again, and the rest when it is shown next.
 * Without a query it takes all that is on screen, e.g. after a login.
 */
export function useInvalidate(): (query?: { route: string }) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return async (query) => {
    if (query) markOld(cache, query.route);
    await mutate((key) => query === undefined || (Array.isArray(key) && key[0] === query.route));
  };
}
