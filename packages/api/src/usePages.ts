import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { ApiClient } from './client.ts';
import { useApi } from './clientContext.ts';
import type { ApiError } from './errors.ts';

/** The answer of a paged call. */
export type ListAnswer = { data: unknown[]; totalRecord: number };

/** What is needed of a query to read its pages. */
export type PageReader = {
  route: string;
  key: (vars: object) => readonly [string, object];
  serial: (vars: object) => string;
  fetch: (vars: object, options: { client: ApiClient }) => Promise<ListAnswer>;
  use: (vars: object | null) => { data: ListAnswer | undefined; error: ApiError | undefined; isLoading: boolean; mutate: () => unknown };
};

/** Pages read one after another into one list. */
export type Pages<Row> = {
  rows: Row[];
  /** Rows that match over all pages; null until the first page is there. */
  total: number | null;
  /** No further page is left. */
  done: boolean;
  isLoading: boolean;
  isLoadingMore: boolean;
  error: ApiError | undefined;
  loadMore: () => void;
  /** Asks again for what failed. */
  retry: () => void;
};

/** Reads pages 1 to n. Page 1 shares its key with the plain hook, so that what a server rendered counts. */
export function usePagesOf<Row>(query: PageReader, vars: object | null): Pages<Row> {
  const client = useApi();
  const { cache, mutate } = useSWRConfig();
  const page = (index: number) => ({ ...vars, pageIndex: index });
  const serial = vars === null ? '' : query.serial(page(1));
  const [wanted, setWanted] = useState({ serial, count: 1 });
  const count = wanted.serial === serial ? wanted.count : 1;

  const first = query.use(vars === null ? null : page(1));
  const rest = useSWR<ListAnswer[], ApiError>(
    vars === null || count === 1 ? null : [query.route, vars, { pages: count }],
    async () => {
      const indexes = Array.from({ length: count - 1 }, (_, index) => index + 2);
      return Promise.all(
        indexes.map(async (index) => {
          const known: ListAnswer | undefined = cache.get(query.serial(page(index)))?.data;
          if (known) return known;
          const answer = await query.fetch(page(index), { client });
          void mutate(query.key(page(index)), answer, { revalidate: false });
          return answer;
        }),
      );
    },
    { keepPreviousData: true },
  );

  const more = count === 1 ? [] : (rest.data ?? []);
  const pages = first.data ? [first.data, ...more] : [];
  const rows = pages.flatMap((each) => each.data) as Row[];
  const total = pages.at(-1)?.totalRecord ?? null;
  const isEnd = pages.at(-1)?.data.length === 0;
  const done = total !== null && (rows.length >= total || isEnd);
  const isLoadingMore = count > 1 && rest.isValidating;
  return {
    rows,
    total,
    done,
    isLoading: first.isLoading,
    isLoadingMore,
    error: first.data ? (count > 1 ? rest.error : undefined) : first.error,
    loadMore: () => {
      if (!done && !isLoadingMore && first.data) setWanted({ serial, count: count + 1 });
    },
    retry: () => void (first.data ? rest.mutate() : first.mutate()),
  };
}
