import pg from 'pg';

/**
 * How a call to the database fails: it never gets there; it is done but nobody hears of it; the connection breaks.
 */
export const waysToFail = ['unsent', 'unheard', 'cut'] as const;
type Way = (typeof waysToFail)[number];

/** A failure that waits for its turn. */
export interface Trap {
  /** Whether it has struck. */
  isSprung: () => boolean;
  /** Calls go through again. */
  remove: () => void;
  /** Counts a call of something else than the database, e.g. of the payment channel, and fails it in its turn. */
  around: <T>(call: () => Promise<T>, failure: Error) => Promise<T>;
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
type Callback = (error: Error | null, result?: unknown) => void;

const query = Reflect.get(pg.Client.prototype, 'query') as Query;

/** Fails the k-th call of this process from now on, statements, `begin` and `commit` alike; once. */
export function failAt(k: number, way: Way): Trap {
  let calls = 0;
  const isMine = () => (calls += 1) === k;
  const trapped: Query = function trapped(...args) {
    if (!isMine()) return Reflect.apply(query, this, args);
    const failure = new Error(`call ${k} fails on purpose`);
    const last = args.at(-1);
    const done = typeof last === 'function' ? (last as Callback) : null;
    if (way === 'unsent') {
      if (!done) return Promise.reject(failure);
      setImmediate(() => done(failure));
      return undefined;
    }
    if (way === 'cut') {
      const { connection } = this as unknown as { connection: { stream: { destroy: () => void } } };
      connection.stream.destroy();
      return Reflect.apply(query, this, args);
    }
    if (done) return Reflect.apply(query, this, [...args.slice(0, -1), (error: Error | null) => done(error ?? failure)]);
    return Promise.resolve(Reflect.apply(query, this, args)).then(() => Promise.reject(failure));
  };
  Reflect.set(pg.Client.prototype, 'query', trapped);
  return {
    isSprung: () => calls >= k,
    remove() {
      Reflect.set(pg.Client.prototype, 'query', query);
    },
    async around(call, failure) {
      if (!isMine()) return call();
      if (way === 'unheard') await call();
      throw failure;
    },
  };
}
