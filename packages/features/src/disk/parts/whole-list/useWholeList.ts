import { useApi } from '@chippage/api/ApiProvider';
import type { ApiError } from '@chippage/api/errors';
import type { PagedQuery } from '@chippage/api/query';
import { useEffect, useState } from 'react';

/** Rows a page: the most that a call gives. */
const PAGE = 100;
/** Pages that are read at once. */
const AT_ONCE = 3;
/** Milliseconds between two tries of a page. */
const REST = 2000;

type Answer = { data: { id: number }[]; totalRecord: number };

/** A list that is read to its end. */
export interface WholeList<Row, First> {
  /** What is here, in order; `null` until the first page is. */
  rows: readonly Row[] | null;
  total: number;
  /** The answer of the first page, which has more than its rows. */
  first: First | undefined;
  error: ApiError | undefined;
  mutate: () => unknown;
}

/**
 * Reads all pages of a list, one after another while the first can be used already: so that ends, all and searching by letters
 * reach every row. What was there stays until the new rows are. @param vars null waits
 */
export function useWholeList<Vars extends object, First extends Answer>(
  query: PagedQuery<Vars, First>,
  vars: Omit<Vars, 'pageIndex' | 'pageSize'> | null,
): WholeList<First['data'][number], First> {
  type Row = First['data'][number];
  const client = useApi();
  const pageVars = (pageIndex: number) => ({ ...vars, pageSize: PAGE, pageIndex }) as unknown as Vars;
  const serial = vars === null ? '' : query.serial(pageVars(1));
  const { data: first, error, mutate } = query.use(vars === null ? null : pageVars(1));
  const [rest, setRest] = useState<{ serial: string; rows: readonly Row[] }>({ serial: '', rows: [] });
  const pages = first ? Math.ceil(first.totalRecord / PAGE) : 0;
  useEffect(() => {
    if (!first || pages <= 1) {
      setRest({ serial, rows: [] });
      return undefined;
    }
    const stop = new AbortController();
    const read = async (pageIndex: number): Promise<Row[]> => {
      for (;;) {
        try {
          return (await query.fetch(pageVars(pageIndex), { client, signal: stop.signal })).data;
        } catch (caught) {
          stop.signal.throwIfAborted();
          const wait = ((caught as Partial<ApiError>).retryAfter ?? 0) * 1000;
          await new Promise((resolve) => {
            setTimeout(resolve, Math.max(REST, wait));
          });
          stop.signal.throwIfAborted();
        }
      }
    };
    const readAll = async () => {
      const rows: Row[] = [];
      let told = 0;
      for (let page = 2; page <= pages; page += AT_ONCE) {
        const some = await Promise.all(Array.from({ length: Math.min(AT_ONCE, pages - page + 1) }, (_, at) => read(page + at)));
        rows.push(...some.flat());
        // A long list is drawn anew with each telling: the longer it is, the more comes with the next one.
        if (page + AT_ONCE <= pages && rows.length < told * 1.5) continue;
        told = rows.length;
        // Rows of the time before stay until as many new ones are here.
        const shown = [...rows];
        setRest((was) => ({ serial, rows: was.serial === serial && was.rows.length > shown.length && page + AT_ONCE <= pages ? was.rows : shown }));
      }
    };
    readAll().catch(() => undefined);
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the answer stands for what it was asked with
  }, [first, pages, serial, client]);

  if (!first) return { rows: null, total: 0, first, error, mutate };
  const here = new Set(first.data.map(({ id }) => id));
  const rows = [...first.data, ...(rest.serial === serial ? rest.rows.filter(({ id }) => !here.has(id)) : [])];
  return { rows, total: first.totalRecord, first, error, mutate };
}
