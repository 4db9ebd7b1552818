import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { SWRConfiguration, SWRResponse } from 'swr';
import { takeAhead } from './ahead.ts';
import type { ApiClient, Call, Encoding } from './client.ts';
import { useApi } from './clientContext.ts';
import type { ApiError } from './errors.ts';
import type { AnswerOf, OperationId, VarsOf } from './operations.ts';
import { isOld } from './oldAnswers.ts';
import { usePagesOf } from './usePages.ts';
import type { ListAnswer, PageReader, Pages } from './usePages.ts';

/** Who carries a call out, and how to call it off. */
export type FetchOptions = {
  client: ApiClient;
  signal?: AbortSignal;
  /** Of a call that is safe to repeat: keep it for the visitor's one intention, over errors and reloads. @default a new one for each call */
  idempotencyKey?: string;
  /** Hears how much of the body has gone out, from 0 to 1: for uploads of large files. */
  onProgress?: (share: number) => void;
};

/** What a component may say about a query. */
export type UseOptions<Answer> = Pick<
  SWRConfiguration<Answer, ApiError>,
  'keepPreviousData' | 'revalidateOnFocus' | 'revalidateOnMount' | 'revalidateIfStale' | 'refreshInterval' | 'fallbackData' | 'dedupingInterval'
>;

/** What the cache knows an answer by: the route and the vars. */
export type QueryKey<Vars> = readonly [route: string, vars: Vars];

/** A call that only reads: hook, prefetch and invalidation share its key. */
export type Query<Vars, Answer> = {
  /** Name of the call, as in the contract. */
  id: string;
  /** Method and path template. */
  route: string;
  /** Key of the answer in the cache. */
  key: (vars: Vars) => QueryKey<Vars>;
  /** The same as text: the name of an answer in `fallback`. */
  serial: (vars: Vars) => string;
  /** Reads once, outside of React. */
  fetch: (vars: Vars, options: FetchOptions) => Promise<Answer>;
  /** Reads for as long as the component is there; null waits. */
  use: (vars: Vars | null, options?: UseOptions<Answer>) => SWRResponse<Answer, ApiError>;
};

/** A query whose answer comes in pages. */
export type PagedQuery<Vars, Answer extends ListAnswer> = Query<Vars, Answer> & {
  /** Reads page after page into one list; null waits. */
  usePages: (vars: Vars | null) => Pages<Answer['data'][number]>;
};

/** A call that does something, or gives a file. */
export type Mutation<Vars, Answer> = {
  (vars: Vars, options: FetchOptions): Promise<Answer>;
  /** Name of the call, as in the contract. */
  id: string;
};

/** Makes the query object of a call. */
// @__NO_SIDE_EFFECTS__
export function query<Id extends OperationId>(id: Id, route: string): Query<VarsOf<Id>, AnswerOf<Id>> {
  type Answer = AnswerOf<Id>;
  const call: Call = { id, route, encoding: 'form', isFile: false };
  const key = (vars: VarsOf<Id>): QueryKey<VarsOf<Id>> => [route, vars];
  // The one place where an answer gets the contract's type: the server checks its replies against the same document.
  const read = (vars: VarsOf<Id>, { client, signal }: FetchOptions) => client.request(call, vars, signal) as Promise<Answer>;
  return {
    id,
    route,
    key,
    serial: (vars) => unstable_serialize(key(vars)),
    fetch: read,
    use: (vars, options) => {
      const client = useApi();
      const { cache, fallback } = useSWRConfig();
      const serial = vars === null ? '' : unstable_serialize(key(vars));
      // What the server rendered is fresh: hydrating must not ask for it again.
      const isRendered = vars !== null && fallback[serial] !== undefined;
      return useSWR<Answer, ApiError>(
        vars === null ? null : key(vars),
        vars === null ? null : () => (takeAhead(client, serial) as Promise<Answer> | undefined) ?? read(vars, { client }),
        isOld(cache, route)
          ? { ...options, revalidateOnMount: true, revalidateIfStale: true }
          : isRendered
            ? { revalidateOnMount: false, ...options }
            : options,
      );
    },
  };
}

/** Makes the query object of a call whose answer comes in pages. */
export function paged<Id extends OperationId>(id: Id, route: string): AnswerOf<Id> extends ListAnswer ? PagedQuery<VarsOf<Id>, AnswerOf<Id>> : never;
// @__NO_SIDE_EFFECTS__
export function paged(id: OperationId, route: string): unknown {
  const base = query(id, route);
  return { ...base, usePages: (vars: object | null) => usePagesOf(base as PageReader, vars) };
}

/** Makes the function of a call that does something or gives a file. */
// @__NO_SIDE_EFFECTS__
export function mutation<Id extends OperationId>(
  id: Id,
  route: string,
  { encoding = 'form', isFile = false, isIdempotent = false }: { encoding?: Encoding; isFile?: boolean; isIdempotent?: boolean } = {},
): Mutation<VarsOf<Id>, AnswerOf<Id>> {
  const call: Call = { id, route, encoding, isFile };
  const run = (vars: VarsOf<Id>, { client, signal, idempotencyKey, onProgress }: FetchOptions) => {
    const made: Call = { ...call, ...(isIdempotent && { idempotencyKey: idempotencyKey ?? crypto.randomUUID() }), ...(onProgress && { onProgress }) };
    return client.request(made, vars, signal) as Promise<AnswerOf<Id>>;
  };
  return Object.assign(run, { id });
}
