import { useSWRConfig } from 'swr';

/**
 * Gives a function that marks answers as old, so that what is on screen is read again.
 * Without a query it takes all, e.g. after a login.
 */
export function useInvalidate(): (query?: { route: string }) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (query) => {
    await mutate((key) => query === undefined || (Array.isArray(key) && key[0] === query.route));
  };
}
