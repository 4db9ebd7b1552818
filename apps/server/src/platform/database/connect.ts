import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { watchPool } from './pulse.ts';

/** The database or a transaction in it; every query function takes one first. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** Whether a server answers at the address now. */
export async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** A pool that gives up in under two seconds, so that a lost or hung database becomes a 503 and not a hanging page. */
export function openPool(url: string, size: number): pg.Pool {
  const pool = watchPool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 1500,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'chippage',
  });
  // An idle connection that the server dropped; the next query takes a new one.
  pool.on('error', () => undefined);
  // One that breaks in a transaction fails the question on it; without a listener it would end the process besides.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** drizzle over a pool, or over one connection (for COPY beside it). */
export function toDb(pool: pg.Pool | pg.Client): Db {
  const db: Db = drizzle(pool, { casing: 'snake_case' });
  if (pool instanceof pg.Pool) db.transaction = transactionsOver(pool);
  return db;
}

/**
 * Transactions that give their connection back whatever happens. drizzle's own keep it for good when `begin` fails, and
 * hand it on with the transaction open when `rollback` does; ten such moments and nobody gets a connection any more.
 */
function transactionsOver(pool: pg.Pool): Db['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    try {
      const db: Db = drizzle(client, { casing: 'snake_case' });
      return await db.transaction(work, config);
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
}
