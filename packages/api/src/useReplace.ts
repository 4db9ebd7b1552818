import { useSWRConfig } from 'swr';
import { useCallback } from 'react';
import { dropAhead } from './ahead.ts';
import { useApi } from './clientContext.ts';
import type { Query } from './query.ts';

/** Gives a function that puts an answer in the place of the kept one: for a change whose reply is what a query would read. */
export function useReplace(): <Vars, Answer>(query: Query<Vars, Answer>, vars: Vars, answer: Answer) => void {
  const client = useApi();
  const { mutate } = useSWRConfig();
  return useCallback(
    (query, vars, answer) => {
      // Asked before the change, it would come over the answer.
      dropAhead(client, query.route);
      void mutate(query.key(vars), answer, { revalidate: false });
    },
    [client, mutate],
  );
}
