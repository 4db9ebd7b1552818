import fs, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';
import { WATCH } from '../src/platform/database/pulse.ts';

/**
 * How a call to the database fails: it never gets there; it is done but nobody hears of it; the connection breaks.
 */
export const waysToFail = ['unsent', 'unheard', 'cut'] as const;
export type Way = (typeof waysToFail)[number];

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

const isOfWatch = (client: pg.Client) =>
  (client as unknown as { connectionParameters: { application_name?: string } }).connectionParameters.application_name === WATCH;

/** Fails the k-th call of this process from now on, statements, `begin` and `commit` alike; once. */
export function failAt(k: number, way: Way): Trap {
  let calls = 0;
  const isMine = () => (calls += 1) === k;
  const trapped: Query = function trapped(...args) {
    // The watch asks when it pleases; its questions are not of the call that fails.
    if (isOfWatch(this) || !isMine()) return Reflect.apply(query, this, args);
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

type FileCall = (...args: unknown[]) => Promise<unknown>;

/** What the file store asks of the disk. */
const fileCalls = ['open', 'mkdir', 'rename', 'rm', 'stat', 'utimes'] as const;

/** Counts what is done to files of a folder among the calls that fail. @returns lets them through again */
export function trapFiles(trap: Trap, folder: string): () => void {
  const lost = () => Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
  const originals = fileCalls.map((name) => [name, Reflect.get(fs, name) as FileCall] as const);
  const failing =
    (call: FileCall): FileCall =>
    async (...args) => {
      if (!String(args[0]).startsWith(folder)) return call(...args);
      let done: unknown;
      try {
        return await trap.around(async () => (done = await call(...args)), lost());
      } catch (error) {
        // Nobody hears of a file that was opened, so nobody else closes it.
        if (typeof done === 'object' && done !== null && 'close' in done) await (done as FileHandle).close();
        throw error;
      }
    };
  for (const [name, call] of originals) Reflect.set(fs, name, failing(call));
  syncBuiltinESMExports();
  return () => {
    for (const [name, call] of originals) Reflect.set(fs, name, call);
    syncBuiltinESMExports();
  };
}
