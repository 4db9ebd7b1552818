import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** How often the database is asked while somebody waits for it. */
const EVERY_MS = 300;
/**
 * How long it may take to say one word: so many steps of so many milliseconds. Steps are counted and not the time: on a
 * machine without a free processor, or while this process is busy, they take longer, and the database is not to blame.
 */
const PATIENCE = { steps: 26, stepMs: 50 };

/** What the watch calls itself to the database. */
export const WATCH = 'chippage-watch';

/** What was asked while the database did not answer, or was being waited for when it stopped. */
const awayError = () => new Error('Connection terminated: the database does not answer');

/** Fails at once while the database is away: whoever waits for a connection then would only wait in vain. */
class GuardedPool extends pg.Pool {
  isAway = false;
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: boolean | Error) => void) => void): void;
  override connect(
    callback?: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: boolean | Error) => void) => void,
  ): Promise<pg.PoolClient> | void {
    if (!this.isAway) return callback ? super.connect(callback) : super.connect();
    if (!callback) return Promise.reject(awayError());
    callback(awayError(), undefined, () => undefined);
  }
}

/**
 * Opens a pool and watches over it. A database that hangs keeps its sockets open, so nothing fails by itself: while a
 * connection is in use, a connection of the watch's own asks `select 1`. When that is not answered, all connections in
 * use are cut, which fails whatever waits on them, and PostgreSQL rolls back what they had not committed.
 * A long statement of one connection is none of its business: the others are answered meanwhile.
 */
export function watchPool(options: pg.PoolConfig): pg.Pool {
  const pool = new GuardedPool(options);
  const inUse = new Set<pg.PoolClient>();
  let isAsking = false;
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('remove', (client) => inUse.delete(client));
  const word = createWord(options);
  const look = async () => {
    if (isAsking || (inUse.size === 0 && !pool.isAway) || pool.ended) return;
    isAsking = true;
    const isAlive = await word.isAnswered();
    pool.isAway = !isAlive;
    if (!isAlive) for (const client of inUse) cut(client);
    isAsking = false;
  };
  const timer = setInterval(() => void look(), EVERY_MS).unref();
  const end = pool.end.bind(pool);
  pool.end = async () => {
    clearInterval(timer);
    await Promise.all([word.close(), end()]);
  };
  return pool;
}

/** Ends a connection without waiting for its answer. `end` waits for nobody when a question is open. */
function cut(client: pg.PoolClient): void {
  // A pool's connection is a whole client; the types only show what borrowers should use.
  if (client instanceof pg.Client) void client.end().catch(() => undefined);
}

/** The connection over which the watch asks; made anew after every failure. */
function createWord(options: pg.PoolConfig) {
  let client: pg.Client | undefined;
  const forget = (old = client) => {
    if (old === client) client = undefined;
    if (old) void old.end().catch(() => undefined);
  };
  const connect = async () => {
    const made = new pg.Client({ ...options, connectionTimeoutMillis: 5000, application_name: WATCH });
    client = made;
    made.on('error', () => forget(made));
    await made.connect();
    return made;
  };
  const ask = async (isWanted: () => boolean): Promise<boolean> => {
    const known = client;
    try {
      await (known ?? (await connect())).query('select 1');
      return true;
    } catch (error) {
      forget(known);
      // A connection that was there before may have been lost alone; only a new one tells of the database.
      return saysNo(error) || (known !== undefined && isWanted() && ask(isWanted));
    }
  };
  return {
    async isAnswered(): Promise<boolean> {
      let isAlive: boolean | undefined;
      let isOver = false;
      void ask(() => !isOver).then((answer) => (isAlive = answer));
      for (let step = 0; step < PATIENCE.steps && isAlive === undefined; step += 1) await sleep(PATIENCE.stepMs, undefined, { ref: false });
      isOver = true;
      if (isAlive) return true;
      forget();
      return false;
    },
    async close(): Promise<void> {
      forget();
    },
  };
}

/** A server that refuses with a reason, e.g. because all its connections are taken, is there; one that is stopping is not. */
const saysNo = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) && !/^(57P|08)/.test(error.code);
