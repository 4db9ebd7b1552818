import { useSWRConfig } from 'swr';
import { useCallback } from 'react';
import type { Query } from './query.ts';

/** Gives a function that puts an answer in the place of the kept one: for a change whose reply is what a query would read. */
export function useReplace(): <Vars, Answer>(query: Query<Vars, Answer>, vars: Vars, answer: Answer) => void {
  const { mutate } = useSWRConfig();
  return useCallback((query, vars, answer) => void mutate(query.key(vars), answer, { revalidate: false }), [mutate]);
}
