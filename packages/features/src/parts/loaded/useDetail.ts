import { type Loadable, toLoadable } from '@chippage/api/loadable';
import type { Query } from '@chippage/api/query';

/** One thing that a page is about. */
export interface Detail<T> {
  value: Loadable<T>;
  /** The same once it is there. */
  data: T | undefined;
  /** There is nothing at this address. */
  isMissing: boolean;
}

/** Reads the one thing that a page is about; what the server rendered is not read again. @param vars null waits */
export function useDetail<Vars, T>(query: Query<Vars, T>, vars: Vars | null): Detail<T> {
  const answer = query.use(vars, { revalidateIfStale: false });
  return { value: toLoadable(answer), data: answer.data, isMissing: answer.error?.status === 404 };
}
