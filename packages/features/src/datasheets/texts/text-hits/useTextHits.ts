import { textSearchQuery } from '@chippage/api/datasheets';
import { toLoadable } from '@chippage/api/loadable';
import type { TextHitsProps } from './TextHits.tsx';
import { type TextHitsQuery, textHitsVariables } from './textHitsQuery.ts';

/** Binds `TextHits` to the search; the hits of the query before stay until the next ones are there. */
export function useTextHits(query: TextHitsQuery): Pick<TextHitsProps, 'value' | 'query' | 'pageSize'> {
  const variables = textHitsVariables(query);
  const answer = textSearchQuery.use(variables, { keepPreviousData: true, revalidateIfStale: false });
  return { value: toLoadable(answer), query, pageSize: variables.pageSize };
}
