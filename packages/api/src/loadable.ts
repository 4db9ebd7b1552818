import type { ApiError } from './errors.ts';
import type { Reason } from './operations.ts';

/** What a component shows of something that is read. */
export type Loadable<T> = { status: 'loading' } | { status: 'failed'; code: Reason; message: string; onRetry: () => void } | { status: 'ready'; data: T };

/** The part of a query's result that decides what is shown. */
export type ReadState<T> = { data: T | undefined; error?: ApiError | undefined; mutate: () => unknown };

/** Turns the result of `query.use` into what a component shows; data that is there outlives a failed refresh. */
export function toLoadable<T>({ data, error, mutate }: ReadState<T>): Loadable<T> {
  if (data !== undefined) return { status: 'ready', data };
  if (error === undefined) return { status: 'loading' };
  return { status: 'failed', code: error.reason, message: error.message, onRetry: () => void mutate() };
}

/** Changes what a Loadable holds and leaves its state. */
export function mapLoadable<T, U>(loadable: Loadable<T>, change: (data: T) => U): Loadable<U> {
  return loadable.status === 'ready' ? { status: 'ready', data: change(loadable.data) } : loadable;
}
