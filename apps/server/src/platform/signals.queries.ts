import { sql } from 'drizzle-orm';
import type { Db } from './database/connect.ts';

/** Tells every process that shares the database; within a transaction when that is committed. @param payload Less than 8,000 bytes. */
export async function sendSignal(db: Db, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}
